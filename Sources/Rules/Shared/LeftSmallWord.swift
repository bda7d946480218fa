/// One small word of English within a sentence of another language, as in `'Desconectar' or simplemente`, where the source
/// has it, too.
///
/// In the tables of 21 open-source apps it finds six texts in these languages: slips, or sentences that are English.
enum LeftSmallWord {
  private static let words: Set<Substring> = ["and", "first", "from", "or", "please", "that", "the", "this", "with", "your"]

  /// The languages that have none of these words, but for those named: `or` is gold in French and Catalan, and “now” in Italian.
  private static let own: [String: Set<Substring>] = [
    "ca": ["or"], "cs": [], "de": [], "es": [], "fr": ["or"], "gl": [], "it": ["or"], "nl": [], "pl": [], "pt": [],
  ]

  /// A shorter text is no sentence. In words; the figure is ours.
  private static let fewest = 5

  /// Whether a text may have one: asked of every string of a project, of its bytes.
  static func mayBe(in text: String, of language: String) -> Bool {
    own[language] != nil && text.utf8.split(separator: UInt8(ascii: " ")).contains { (2...6).contains($0.count) && isOne($0) }
  }

  private static func isOne(_ bytes: Substring.UTF8View) -> Bool {
    bytes.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } && words.contains(Substring(bytes))
  }

  /// The first of a text, of a long one with those beside it; nil where it has none. What stands between two words of the source
  /// or two names may be a term, and a text with many words of the source is told as one that is English in part.
  static func first(in text: String, of sources: [String], _ language: String) -> String? {
    guard let own = own[language], !text.contains("://"), !text.utf8.contains(where: { "<>`".utf8.contains($0) }) else {
      return nil
    }
    let parts: [Substring] = text.split(whereSeparator: \.isWhitespace)
    guard parts.count >= fewest else { return nil }
    for source in sources {
      let given = Set(letters(of: source))
      func isGiven(_ part: Substring) -> Bool { letters(of: part).allSatisfy(given.contains) }
      func isName(_ part: Substring) -> Bool { part.first(where: \.isLetter)?.isUppercase == true }
      guard parts.count(where: isGiven) * 3 < parts.count else { continue }
      let place = parts.indices.dropFirst().dropLast().first { index in
        let (before, behind) = (parts[index - 1], parts[index + 1])
        return words.contains(parts[index]) && !own.contains(parts[index]) && given.contains(String(parts[index]))
          && !(isGiven(before) && isGiven(behind)) && !(isName(before) && isName(behind))
      }
      if let place { return WordInContext.shown(String(parts[place]), in: text) }
    }
    return nil
  }

  private static func letters(of text: some StringProtocol) -> [String] {
    text.lowercased().split { !$0.isLetter }.map { String($0) }
  }
}
