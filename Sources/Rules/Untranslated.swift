import LintelFindings
import LintelModel

extension Rule {
  static let untranslated = Rule(
    id: "untranslated",
    title: "A translation is not a copy of its source.",
    severity: .note,
    isCore: true,
    criteria: ["3.1.2"],
    why: "A copy looks translated to every tool and reads as English to everyone else.",
    examples: [
      .fails(
        "a sentence copied",
        files: [
          "en.lproj/Localizable.strings": "\"warn\" = \"Delete all of your saved pages\";\n",
          "de.lproj/Localizable.strings": "\"warn\" = \"Delete all of your saved pages\";\n",
        ]),
      .fails(
        "plural forms copied",
        files: [
          "L.xcstrings": """
          {"sourceLanguage":"en","strings":{"k":{"localizations":{
          "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld entry was selected"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld entries were selected"}}}}},
          "ko":{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%lld entries were selected"}}}}}
          }}},"version":"1.0"}
          """
        ]),
      .passes(
        "a word that is the same in both",
        files: [
          "en.lproj/Localizable.strings": "\"status\" = \"Status\";\n",
          "de.lproj/Localizable.strings": "\"status\" = \"Status\";\n",
        ]),
      .passes(
        "a command for a shell",
        files: [
          "en.lproj/Localizable.strings": "\"resize\" = \"stty cols $COLS rows $ROWS\";\n",
          "de.lproj/Localizable.strings": "\"resize\" = \"stty cols $COLS rows $ROWS\";\n",
        ]),
      .passes(
        "a translation",
        files: [
          "en.lproj/Localizable.strings": "\"warn\" = \"Delete all of your saved pages\";\n",
          "de.lproj/Localizable.strings": "\"warn\" = \"Alle gesicherten Seiten löschen\";\n",
        ]),
    ],
    check: .translations { table in
      guard table.locale.language != table.sourceLocale.language else { return [] }
      let judged = table.pairs.filter { $0.translation?.locale == table.locale && Wanted.isTranslatable($0.source) }
      let copies = judged.filter {
        Copy.isSame($0) && Copy.hasSentence($0.source, names: table.glossary)
      }
      guard !copies.isEmpty else { return [] }
      let sentences = judged.count { Copy.hasSentence($0.source, names: table.glossary) }
      if Flood.isOne(copies.count, of: sentences) {
        // Where the sentences are copies, so are the words beside them, which alone could be names.
        let copied = judged.filter(Copy.isSame)
        let areAll = copies.count * 2 >= sentences && copied.count * 2 >= judged.count
        let same = areAll ? copied : copies
        let all = areAll ? judged.count : sentences
        return [
          Remark(
            .fails, "table-untranslated",
            areAll
              ? "\(same.count) of \(all) \(table.locale) translations in \(table.name) are copies of their source"
              : "\(same.count) of \(all) \(table.locale) sentences in \(table.name) are copies of their source",
            blame: .translation, severity: areAll ? .warning : nil,
            evidence: [
              .count("copies", same.count, "strings"), .count("strings", all, "strings"),
              .text("for example", copies.prefix(3).map(\.source.key).joined(separator: ", ")),
            ], suggestion: "Translate them.", location: copies[0].translation!.location,
            count: same.count,
            cause: Cause(table: table.id, keys: Set(same.map(\.source.key)), locales: [table.locale]),
            together: !areAll
              ? Copy.together
              : same.count * 10 >= all * 9
                ? Together("table-untranslated", "is not translated", isOfTable: true)
                : Together("table-half-untranslated", "is by half or more a copy of its source", isOfTable: true))
        ]
      }
      return copies.map { pair in
        Remark(
          .fails, "copy", "The \(table.locale) translation \(StringUnit.quoted(pair.source.value)) is a copy of its source",
          unit: pair.translation,
          blame: .translation, evidence: [.text("source", pair.source.value)], suggestion: "Translate it.",
          location: pair.translation!.location,
          cause: Cause(table: table.id, keys: [pair.source.key], locales: [table.locale]), together: Copy.together)
      }
    })
}

/// Whether a copied text can be told from a name.
enum Copy {
  /// How copies are told with those of other languages.
  static let together = Together("copies", "are copies of their source")

  /// Whether every text of a translation, in each plural form, is one of its source's.
  static func isSame(_ pair: TableInLocale.Pair) -> Bool {
    guard let translation = pair.translation else { return false }
    guard translation.varies || pair.source.varies else { return translation.value == pair.source.value }
    let given = Set(pair.source.forms.map(\.text))
    return translation.forms.allSatisfy { given.contains($0.text) }
  }

  /// Whether the text of a unit is a sentence, in one of its plural forms at least.
  static func hasSentence(_ source: StringUnit, names: [String]) -> Bool {
    source.varies ? source.forms.contains { isSentence($0.text, names: names) } : isSentence(source.value, names: names)
  }

  /// Three words or more, two of them in lower case: names, versions and single words that languages share are none.
  /// - Parameter names: what no language translates.
  static func isSentence(_ text: String, names: [String] = []) -> Bool {
    guard isSentence(text.unicodeScalars) else { return false }
    let rest = names.reduce(text) { $0.contains($1) ? $0.replacing($1, with: "") : $0 }
    return rest.utf8.count == text.utf8.count || isSentence(rest.unicodeScalars)
  }

  private static func isSentence(_ text: String.UnicodeScalarView) -> Bool {
    var words = 0
    var plain = 0
    var rest = text[...]
    while let start = rest.firstIndex(where: { !$0.isSpace }) {
      let end = rest[start...].firstIndex(where: \.isSpace) ?? rest.endIndex
      let word = rest[start..<end]
      rest = rest[end...]
      words += 1
      guard let first = word.first, let second = word.dropFirst().first else { continue }
      // With variables of a shell it is code.
      if first == "$", second.isLetter { return false }
      if first.isLowercaseLetter, !word.contains(where: isOfCode) { plain += 1 }
    }
    return words >= 3 && plain >= 2
  }

  private static func isOfCode(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "/", "@", "%", "_": true
    default: scalar.isNumeral
    }
  }

  /// Two words or more, one of them in lower case: no name and no abbreviation.
  static func isWording(_ label: String) -> Bool {
    let words: [Substring] = label.split { $0.isWhitespace || $0 == "-" }
    return words.count >= 2 && words.contains { $0.count > 1 && $0.allSatisfy(\.isLowercase) }
  }

  /// `The Beatles`: two words or more of letters, each with a capital.
  static func isNameOfWords(_ text: String) -> Bool {
    let words: [Substring] = text.split(separator: " ")
    return words.count >= 2 && words.allSatisfy { $0.first?.isUppercase == true && $0.allSatisfy(\.isLetter) }
  }

  /// `StackExchange`, `iCloud`: one word of letters with a capital inside, as no language spells its words.
  static func isName(_ text: String) -> Bool {
    text.allSatisfy(\.isLetter) && text.dropFirst().contains(where: \.isUppercase) && text.contains(where: \.isLowercase)
  }
}
