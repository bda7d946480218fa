/// The marks of access keys in texts of GTK: behind the underscore of `_Open` and `Pass_word:` is the letter that opens the item
/// from the keyboard, and people see none. So a word with one is no name that only programs read, where the table's other texts
/// show that they are marked so.
struct AccessKeyMarks {
  private let areUsed: Bool

  /// - Parameter texts: All texts of a table in the source's language.
  init(_ texts: some Sequence<String>) {
    var (sure, doubtful) = (0, 0)
    for text in texts where text.utf8.contains(UInt8(ascii: "_")) {
      if Self.isSurelyMarked(text) { sure += 1 } else { doubtful += 1 }
    }
    areUsed = sure > 1 && sure > doubtful
  }

  /// The text as people see it: `Open` of `_Open`. Two underscores are not one mark.
  func seen(of text: String) -> String {
    guard areUsed, let mark = Self.mark(in: text) else { return text }
    var seen = text
    seen.remove(at: mark)
    return seen
  }

  /// `_Open`, `Open the _file`; `Pass_word` may be a name as well.
  private static func isSurelyMarked(_ text: String) -> Bool {
    guard let mark = mark(in: text) else { return false }
    return text.contains(" ") || mark == text.startIndex && text[text.index(after: mark)].isUppercase
  }

  /// Where the only underscore is, if a letter is behind it.
  private static func mark(in text: String) -> String.Index? {
    guard let mark = text.firstIndex(of: "_") else { return nil }
    let rest = text[text.index(after: mark)...]
    return rest.first?.isLetter == true && !rest.contains("_") ? mark : nil
  }
}
