import LintelFindings
import LintelModel

/// A space before a full stop or a comma, as in `%@ .`: no language sets one there, nor does French, which does before other
/// marks. Of 116 texts of 21 open-source apps whose sources have none such all are slips, many of them behind a value or a name.
enum SpacedMark {
  /// Byte by byte: a space, and behind it a mark that may end a word.
  static func mayBe(_ byte: UInt8, before next: UInt8) -> Bool {
    byte == UInt8(ascii: " ") && (next == UInt8(ascii: ".") || next == UInt8(ascii: ","))
  }

  static func found(in text: SourcedText) -> StrayMark? {
    let characters = Array(text.text)
    let places = spaces(in: characters)
    guard let first = places.first, !text.inSource({ !spaces(in: Array($0)).isEmpty }) else { return nil }
    let left = Set(places)
    let end = characters[first...].firstIndex { $0 != " " } ?? first
    let what: Message = "has a space before “\(String(characters[end]))”"
    return StrayMark(
      kind: .spacedMark, what: text.hasSource ? what + ", and its source has none there" : what,
      suggestion: "Leave the space before it out.", place: first,
      mended: String(characters.indices.filter { !left.contains($0) }.map { characters[$0] }))
  }

  /// Those between a word or a closing mark and a full stop or a comma that ends there: `the file .xml` and ` . . .` have none.
  private static func spaces(in text: [Character]) -> [Int] {
    var found: [Int] = []
    for mark in text.indices where text[mark] == "." || text[mark] == "," {
      guard mark + 1 == text.count || text[mark + 1].isWhitespace, mark > 0, text[mark - 1] == " " else { continue }
      let next = text[(mark + 1)...].first { !$0.isWhitespace }
      if next == "." || next == "," { continue }
      let start = text[..<mark].lastIndex { $0 != " " }
      guard let start, text[start].isLetter || text[start].isNumber || ")]»”\"'@%".contains(text[start]) else { continue }
      found += (start + 1)..<mark
    }
    return found
  }
}
