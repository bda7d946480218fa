import LintelFindings
import LintelModel

extension Rule {
  static let confusableLetters = Rule(
    id: "confusable-letters",
    title: "A word is written in one alphabet.",
    severity: .warning,
    isCore: true,
    why: "A Latin a in a Russian word looks right and is none: searching does not find the word, screen readers spell it.",
    examples: [
      .fails("a Latin c in a Russian word", files: pair("cохранить")),
      .passes("a Roman numeral behind capitals", files: pair("ФАЗАIII")),
      .passes("Cyrillic only", files: pair("сохранить")),
      .passes("a Latin name with a Russian ending", files: pair("Открыть в PDFом виде")),
      .passes("a Latin word beside Russian ones", files: pair("Открыть Wi-Fi")),
    ],
    check: .translations { table in
      lazy var words = Set(
        table.pairs.lazy.compactMap(\.translation).filter { $0.locale == table.locale }.flatMap { unit in
          unit.forms.flatMap { $0.text.lowercased().split { !$0.isLetter } }
        }.map { String($0) })
      // A slip and a way to write accents are two matters, also where one text has both.
      func remarks(where isMeant: (UnitFacts.Letter) -> Bool) -> (found: [Remark], byKey: [String: Unicode.Scalar]) {
        var byKey: [String: Unicode.Scalar] = [:]
        let found = table.pairs(.lookalikes).compactMap { source, unit, _ -> Remark? in
          for form in unit.forms {
            guard
              let found = form.facts.lookalikes.first(where: {
                isMeant($0) && (table.isSource || !source.value.contains($0.word))
              })
            else { continue }
            byKey[unit.key] = found.letter
            let double: Message = found.looksLike.map { ", not \($0.codePoint) of the word's own alphabet" } ?? ""
            return Remark(
              .fails, "lookalike",
              "“\(found.word)” in the \(table.locale) text is written with a letter of another script "
                + "(\(ScriptName.of(found.script))), “\(String(Character(found.letter)))” (\(found.letter.codePoint))"
                + double,
              unit: unit, blame: table.isSource ? .source : .translation,
              evidence: [.text("word", found.word), .text("letter", found.letter.codePoint), .text("text", form.text)]
                + others(beside: found.word, in: form),
              suggestion: advice(on: found), location: form.location,
              fixes: unit.forms.flatMap { $0.fix(inOneAlphabet($0) { words.contains($0.lowercased()) }) })
          }
          return nil
        }
        return (found, byKey)
      }
      // A keyboard is the same in every table.
      func joined(_ remarks: (found: [Remark], byKey: [String: Unicode.Scalar])) -> [Remark] {
        table.aggregated(remarks.found, byLetter: remarks.byKey, inAllTablesAs: "letter-in-tables") { letter in
          "have “\(String(Character(letter)))” (\(letter.codePoint)) in words of another script"
        }
      }
      var accents = remarks(where: isAccented)
      if accents.found.count >= manyAccents {
        for index in accents.found.indices { accents.found[index].severity = .note }
      }
      return joined(remarks { !isAccented($0) }) + joined(accents)
    })

  /// Texts with an accented letter of another script that make it the table's way to write accents. The figure is ours.
  private static let manyAccents = 3

  /// Whether the letter has a mark that the word's own alphabet has no letter with: Latin `ô` in a Cyrillic word.
  private static func isAccented(_ letter: UnitFacts.Letter) -> Bool {
    letter.looksLike == nil && letter.script == "Latn" && (0xC0...0x24F).contains(letter.letter.value)
  }

  /// True of each word that has the letter, as one finding may be about several.
  private static func advice(on found: UnitFacts.Letter) -> Message {
    if let own = found.looksLike { return "Write “\(String(Character(own)))” (\(own.codePoint)) in its place." }
    return isAccented(found)
      ? "Write the letter of the word's own alphabet, with a combining accent if it needs one."
      : "Type the word anew with one keyboard."
  }

  /// The other words of the text that are mixed, which are to be typed anew, too.
  private static func others(beside word: String, in form: StringUnit.Form) -> [Evidence] {
    let words = form.facts.lookalikes.map(\.word).filter { $0 != word }
    let once = words.indices.filter { words.firstIndex(of: words[$0]) == $0 }.map { words[$0] }
    return once.isEmpty ? [] : [.text("more words", once.joined(separator: ", "))]
  }

  /// The text with the letters of each word's own alphabet; nil where one has none, where half of a word is the other half's
  /// stranger, or where a letter at a word's edge may be one too many.
  /// - Parameter isKnown: whether the table has a word elsewhere.
  private static func inOneAlphabet(_ form: StringUnit.Form, _ isKnown: (String) -> Bool) -> String? {
    var text = form.text
    // The longest first: one word may begin another, and would be mended in it alone.
    let words = Dictionary(grouping: form.facts.lookalikes, by: \.word)
      .sorted { ($0.key.utf8.count, $0.key) > ($1.key.utf8.count, $1.key) }
    for (word, letters) in words {
      var written = word
      for letter in letters {
        guard let own = letter.looksLike else { return nil }
        written = written.replacing(String(Character(letter.letter)), with: String(Character(own)))
      }
      let strangers = Set(letters.map(\.letter))
      guard word.unicodeScalars.count(where: strangers.contains) * 2 < word.unicodeScalars.count else { return nil }
      let scalars = word.unicodeScalars
      let atEdge = [(scalars.first!, word.dropFirst()), (scalars.last!, word.dropLast())].filter { strangers.contains($0.0) }
      // A capital begins a word; a small letter there may have slipped in.
      let isOdd = atEdge.contains { isKnown(String($0.1)) || !$0.0.properties.isUppercase }
      guard !isOdd || isKnown(written) else { return nil }
      text = text.replacing(word, with: written)
    }
    return text
  }

  private static func pair(_ translation: String) -> [String: String] {
    ["en.lproj/L.strings": "\"k\" = \"Save\";\n", "ru.lproj/L.strings": "\"k\" = \"\(translation)\";\n"]
  }
}
