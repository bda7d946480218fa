import LintelModel
import LintelTables

/// Capitalization of labels in title style: every word begins with a capital letter, but for articles, conjunctions and short
/// prepositions within. In doubt nothing is wrong: a name with a capital inside, a word of code and an abbreviation stay as they
/// are, and of a word with hyphens only its first part is judged.
struct TitleStyle: Sendable {
  let lowercase: WordList

  /// Whether the text is written so, and what it would be if it is not.
  func judge(_ text: String, _ label: Label) -> (Answer, String?) {
    guard !label.isIdentifier, !label.words.isEmpty else { return (.unknown, nil) }
    var parts = text.split(separator: " ", omittingEmptySubsequences: false).map(Substring.init)
    let words = parts.indices.filter { parts[$0].contains { $0.isLetter || $0 == "%" } }
    // What follows an ellipsis or a colon is the last word of something longer.
    let isOpen = text.last { !$0.isWhitespace }.map { "….:%".contains($0) } ?? true
    var isWrong = false
    for index in words {
      guard let word = PlainWord(parts[index]) else { continue }
      let isEdge = index == words.first || index == words.last && !isOpen
      if !isEdge, lowercase.contains(ArraySlice(word.letters.utf8)) { continue }
      // 50 mm
      if index > 0, let last = parts[index - 1].last, last.isNumber { continue }
      parts[index].replaceSubrange(word.first...word.first, with: word.letters.prefix(1).uppercased())
      isWrong = true
    }
    return isWrong ? (.no, parts.joined(separator: " ")) : (.yes, nil)
  }

  static let byLanguage: [String: TitleStyle] = Dictionary(
    LanguageFiles.all.filter { $0.name == "title-style" }.map { ($0.language, TitleStyle(lowercase: $0["words"])) },
    uniquingKeysWith: { first, _ in first })
}

/// A word in lower case that is no name and no code.
private struct PlainWord {
  /// Where it begins, behind opening marks.
  let first: String.Index
  /// Up to the first hyphen or apostrophe.
  let letters: Substring

  init?(_ part: Substring) {
    guard let start = part.firstIndex(where: { $0.isLetter || $0.isNumber || $0 == "%" || $0 == "_" || $0 == "$" }),
      part[start].isLowercase, !part[..<start].contains(where: { "/.@#\\&".contains($0) })
    else { return nil }
    let word = part[start...]
    // A capital, a digit or a joining mark inside: iCloud, macOS, x86, e.g., and/or, name@host.
    let end = word.lastIndex { $0.isLetter || $0.isNumber } ?? start
    guard word[start...end].allSatisfy({ ($0.isLetter && !$0.isUppercase) || "-‐‑'’".contains($0) }) else { return nil }
    first = start
    letters = word.prefix { $0.isLetter }
  }
}
