/// Turns byte offsets into lines and columns. It only walks forward, so a whole document costs one pass.
struct XMLPosition {
  private var offset = 0
  private var line = 1
  private var column = 1

  /// The place of a byte at or after the one asked for last.
  mutating func advanced(to target: Int, in bytes: [UInt8]) -> XMLElement.Location {
    while offset < target {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\n"): nextLine()
      // A carriage return of its own ends a line; one before a line feed leaves that to the line feed.
      case UInt8(ascii: "\r") where offset >= bytes.count || bytes[offset] != UInt8(ascii: "\n"): nextLine()
      case 0x80..<0xC0: break
      case 0xF0...: column += 2
      default: column += 1
      }
    }
    return XMLElement.Location(line: line, column: column)
  }

  private mutating func nextLine() {
    line += 1
    column = 1
  }
}
