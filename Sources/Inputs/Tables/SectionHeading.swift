/// What developers write above a part of a `.strings` file, as `MARK: Settings` or `---- Settings ----`: it names the part,
/// and says nothing of the string that happens to stand first in it.
enum SectionHeading {
  /// So many signs in a row are drawn; fewer are written, as a dash or the star of a documentation comment.
  private static let (pair, ruler) = (2, 3)
  private static let signs: Set<Character> = ["-", "=", "*", "#", "_", "~", "–", "—", "─", "━", "═", "/"]

  /// What the first byte alone tells: a sign, `MARK`, or a letter that is none of ASCII's.
  static func mayBegin(with byte: UInt8) -> Bool { byte >= 0x80 || "-=*#_~/M".utf8.contains(byte) }

  /// - Parameter text: A comment's, without what opens and closes it, and without space at its ends.
  static func isOne(_ text: String) -> Bool {
    if isMark(text) { return true }
    let lines = text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
    let words = lines.filter { !isRuler($0) }
    // Above one line of words, and below it, a ruler makes a box.
    if words.isEmpty { return lines.contains { $0.count >= ruler } }
    guard words.count == 1, !speaksToTranslators(words[0]) else { return false }
    return lines.count > 1 ? isRuler(lines[0]) && isRuler(lines[lines.count - 1]) : isDecorated(words[0])
  }

  /// Whether a comment may name the many entries below it: a few words in one line, and none of a sentence or a figure.
  static func isNameOfGroup(_ text: String) -> Bool {
    isName(text[...]) && !speaksToTranslators(text) && text.allSatisfy { $0.isLetter || $0 == " " || $0 == "-" || $0 == "&" || $0 == "/" }
  }

  /// As Xcode's menu of a file has it.
  private static func isMark(_ text: String) -> Bool {
    text.hasPrefix("MARK") && text.dropFirst(4).first { $0 != " " }.map { $0 == ":" || $0 == "-" } ?? true
  }

  private static func isRuler(_ line: String) -> Bool { line.allSatisfy { signs.contains($0) || $0 == " " } }

  /// Between signs, or behind a row of them.
  private static func isDecorated(_ line: String) -> Bool {
    let before = line.prefix { signs.contains($0) }.count
    let after = line.reversed().prefix { signs.contains($0) }.count
    return before >= pair && after >= pair || before >= ruler && isName(line.dropFirst(before))
  }

  /// Up to three words that begin as a name does: "=== 5 characters at most" and "___ items left" are for translators.
  private static func isName(_ text: Substring) -> Bool {
    let words = text.split(separator: " ")
    return words.count <= 3 && words.first?.first?.isUppercase == true
  }

  /// A warning is for them, however it is decorated.
  private static func speaksToTranslators(_ line: String) -> Bool { line.lowercased().contains("transl") }
}
