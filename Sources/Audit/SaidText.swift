/// A text without case and without the marks and spaces at its ends.
enum SaidText {
  static func of(_ text: String) -> String {
    let start = text.drop(while: isMark)
    guard let end = start.lastIndex(where: { !isMark($0) }) else { return "" }
    return start[...end].lowercased()
  }

  private static func isMark(_ character: Character) -> Bool {
    character.isWhitespace || ".…!?:;。！？：؟،,“”„«»\"'()".contains(character)
  }
}
