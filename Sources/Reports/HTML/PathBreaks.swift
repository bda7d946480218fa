/// Where a long path or name may go on in the next line: behind a folder, before a sign and before a capital. A browser would break
/// it between any two letters, or not at all.
enum PathBreaks {
  /// Shorter words stand in a line of a telephone whole, in characters.
  private static let shown = 30

  /// The text in the parts between which a line may end: together they are the text.
  static func parts(of text: String) -> [String] {
    var parts = [""]
    for word in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if word.offset > 0 { parts[parts.count - 1].append(" ") }
      guard word.element.count > shown else {
        parts[parts.count - 1] += word.element
        continue
      }
      var last: Character?
      for character in word.element {
        if let last, breaks(last, before: character) { parts.append("") }
        parts[parts.count - 1].append(character)
        last = character
      }
    }
    return parts
  }

  private static func breaks(_ last: Character, before next: Character) -> Bool {
    last == "/" || next == "_" || next == "." && last != "." || last.isLowercase && next.isUppercase
  }
}
