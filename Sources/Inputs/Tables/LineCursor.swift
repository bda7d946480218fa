/// Turns byte offsets of a UTF-8 text into lines and columns.
///
/// It walks forward from the last place it was asked for, so a reader that asks in the order of the file pays for one pass,
/// even where the whole file is a single line. Asking for an earlier place starts again from the beginning.
struct LineCursor {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Line and column of the character at `target`, both from 1, the column in UTF-16 units. LF, CR LF and CR end a line.
  mutating func position(of target: Int) -> (line: Int, column: Int) {
    if target < offset { (offset, line, column) = (0, 1, 1) }
    let target = min(target, bytes.count)
    while offset < target {
      let byte = bytes[offset]
      offset += 1
      let isBeforeNewline = byte == Ascii.carriageReturn && offset < bytes.count && bytes[offset] == Ascii.newline
      if byte == Ascii.newline || (byte == Ascii.carriageReturn && !isBeforeNewline) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // A four-byte sequence is two UTF-16 units.
        column += byte >= 0xF0 ? 2 : 1
      }
    }
    return (line, column)
  }
}
