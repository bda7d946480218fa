/// Where in a long text a word stands, told by the words around it: a quotation shows only one part of the text, and of two words
/// that contradict each other one reads the other nowhere.
enum WordInContext {
  /// In characters: what is quoted as a whole shows each of its words.
  private static let longestWhole = 80
  /// So many words are shown on either side.
  private static let around = 3

  /// The word, of a long text with those beside it on its line: `…dat uw schijven zijn…`.
  /// - Parameter word: As its language's list has it; a capital that begins a sentence may stand in the text.
  static func shown(_ word: String, in text: String) -> String {
    guard text.count > longestWhole else { return word }
    for line in text.split(whereSeparator: \.isNewline) {
      let parts: [Substring] = line.split(whereSeparator: \.isWhitespace)
      guard let place = place(of: word, in: parts) else { continue }
      let (low, high) = (max(0, place - around), min(parts.count, place + around + 1))
      let shown = parts[low..<high].joined(separator: " ")
      return (low > 0 ? "…" : "") + shown + (high < parts.count ? "…" : "")
    }
    return word
  }

  private static func place(of word: String, in parts: [Substring]) -> Int? {
    func holds(_ part: Substring, _ isSame: (Substring) -> Bool) -> Bool {
      part.split { !$0.isLetter }.contains { isSame($0) }
    }
    let exact = parts.indices.filter { index in holds(parts[index]) { $0 == word } }
    // “Sie” tells something inside a sentence alone.
    let inside = exact.first { index in index > 0 && parts[index - 1].last.map { !".!?…:;".contains($0) } ?? true }
    if word.first?.isUppercase == true, let inside { return inside }
    return exact.first ?? parts.indices.first { index in holds(parts[index]) { $0.lowercased() == word.lowercased() } }
  }
}
