import LintelFindings
import LintelModel

/// Whether a copied text can be told from a name.
enum Copy {
  /// How copies are reported with those of other languages.
  static let together = Together("copies", "are copies of their source", advice: adviceOnSeveral)
  /// Those that no code asks for are told apart: they count for no share of what is untranslated.
  static let unaskedTogether = Together(
    "unasked-copies", "are copies of their source, and no code asks for them", advice: adviceOnSeveral)
  static let adviceOnSeveral: Message = "Translate them."
  /// Those of which nothing shows whether they were left over: of each table once, however many languages have them.
  static let doubted = Together(
    "perhaps-copies", "are the same as their source, which may be right: names, or words that both languages have",
    advice: adviceOnDoubts, isOfDoubts: true)
  /// They are one question, so each answer that settles them is named. A glossary is for all languages: where some translate a name,
  /// it is right in one of them.
  static let adviceOnDoubts: Message = """
    Translate those that are neither names nor words of the language. Mark names that no language translates as not to be translated, \
    or list them under glossary in lintel.yml; accept what is right in one language under suppress.
    """

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
    let rest = names.reduce(text) { $0.mayHold($1) && $0.contains($1) ? $0.replacing($1, with: "") : $0 }
    return rest.utf8.count == text.utf8.count || isSentence(rest.unicodeScalars)
  }

  /// Two sentences or more, each of which is one by itself.
  static func isParagraph(_ text: String, names: [String]) -> Bool {
    var sentences = 0
    var start = text.startIndex
    for place in text.indices {
      let next = text.index(after: place)
      let isEnd = text[place].isNewline || ".!?".contains(text[place]) && (next == text.endIndex || text[next].isWhitespace)
      guard isEnd || next == text.endIndex else { continue }
      if isSentence(String(text[start..<next]), names: names) { sentences += 1 }
      if sentences > 1 { return true }
      start = next
    }
    return false
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
      guard let first = word.first, let second = word.dropFirst().first else {
        // “Scan a barcode” is no name.
        if word.first == "a" { plain += 1 }
        continue
      }
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
