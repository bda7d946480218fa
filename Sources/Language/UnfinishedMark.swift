package import LintelModel

/// Marks that people leave where a text is still to be written: `TODO`, `FIXME`, `xxx`, `???`.
package enum UnfinishedMark {
  /// Bytes of a text that may be nothing but a mark, with what stands around it.
  private static let longest = 200

  /// - Parameters:
  ///   - text: What stands in the place of a translation.
  ///   - source: What it should translate, which may speak of such a mark itself.
  package static func isOne(_ text: String, of source: String, in locale: LocaleID) -> Bool {
    guard let first = text.utf8.first(where: { isLetterOrQuestion($0) || $0 >= 0x80 }), beginnings.contains(first),
      text.utf8.count <= longest
    else { return false }
    let core = text.drop(while: isAround)
    guard let last = core.lastIndex(where: { !isAround($0) }) else { return isOfQuestionMarks(text, of: source) }
    let mark = core[...last]
    let end = mark.firstIndex { !$0.isLetter } ?? mark.endIndex
    let (word, isBare) = (mark[..<end], end == mark.endIndex)
    // `TODO: a hint` as well.
    guard isBare || mark[end] == ":" else { return false }
    switch word {
    case "TODO": return !speaksOfTasks(source) && !(isBare && mayBeWord(in: locale, source))
    case "FIXME", "fixme", "Fixme", "TBD": return !source.uppercased().contains(word.uppercased())
    default:
      return isBare && word.count >= 3 && word.allSatisfy { $0 == "x" || $0 == "X" }
        && !source.lowercased().contains("xxx")
    }
  }

  private static func isLetterOrQuestion(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
  }

  /// Of the first letter or question mark: most texts begin with another one. The last is that of a wide question mark.
  private static let beginnings = Array("TFfXx?".utf8) + [0xEF]

  private static func isAround(_ character: Character) -> Bool {
    character.isWhitespace || "[](){}<>*#-–—_.:!?？/\"'".contains(character)
  }

  private static func isOfQuestionMarks(_ text: String, of source: String) -> Bool {
    text.count { $0 == "?" || $0 == "？" } >= 3 && !source.contains("??") && source.contains(where: \.isLetter)
  }

  /// `Reflow Todo`, `To-do list`
  private static func speaksOfTasks(_ source: String) -> Bool {
    source.lowercased().filter(\.isLetter).contains("todo")
  }

  /// Languages in which `todo` is a word: all, everything.
  private static let languagesWithTheWord: Set = ["an", "ast", "ceb", "es", "ext", "fil", "gl", "lad", "pap", "pt", "tl"]

  /// Whether the mark may be that word, in capitals: of a source that speaks of all.
  private static func mayBeWord(in locale: LocaleID, _ source: String) -> Bool {
    guard languagesWithTheWord.contains(locale.language) else { return false }
    let words = source.lowercased().split { !$0.isLetter }.map(String.init)
    return !Set(words).isDisjoint(with: [
      "all", "any", "anything", "complete", "entire", "every", "everything", "full", "total", "whole",
    ])
  }
}
