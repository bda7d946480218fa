/// Turns byte offsets of a UTF-8 text into lines and columns.
///
/// It walks forward from the last place it was asked for, so a reader that asks in the order of the file pays for one pass,
/// even where the whole file is a single line. Asking for an earlier place goes back to a mark on the way there.
struct LineCursor {
  private struct Mark {
    var offset = 0
    var line = 1
    var column = 1
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1
  private var marks: [Mark] = [Mark()]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let stride = 4096

  /// Line and column of the character at `target`, both from 1, the column in UTF-16 units. LF, CR LF and CR end a line.
  mutating func position(of target: Int) -> (line: Int, column: Int) {
    let target = min(target, bytes.count)
    if target < offset {
      let mark = marks.last { $0.offset <= target } ?? Mark()
      (offset, line, column) = (mark.offset, mark.line, mark.column)
    }
    while offset < target {
      let end = min(target, marks[marks.count - 1].offset + LineCursor.stride)
      let stop = end > offset ? end : target
      bytes.withUnsafeBufferPointer {
        passLines($0, upTo: stop)
        passColumns($0, upTo: stop)
      }
      if offset >= marks[marks.count - 1].offset + LineCursor.stride {
        marks.append(Mark(offset: offset, line: line, column: column))
      }
    }
    return (line, column)
  }

  /// Moves behind the last end of a line before `target`.
  private mutating func passLines(_ bytes: UnsafeBufferPointer<UInt8>, upTo target: Int) {
    var index = offset
    while target - index >= 8 {
      let word = EightBytes(bytes.baseAddress! + index)
      let feeds = word.equal(to: Ascii.newline)
      if word.equal(to: Ascii.carriageReturn) != 0 {
        for _ in 0..<8 {
          passEnd(bytes, at: index)
          index += 1
        }
        continue
      }
      if feeds != 0 {
        line += feeds.nonzeroBitCount
        offset = index + EightBytes.last(feeds) + 1
        column = 1
      }
      index += 8
    }
    while index < target {
      passEnd(bytes, at: index)
      index += 1
    }
  }

  /// A carriage return of its own ends a line; one before a line feed leaves that to the line feed.
  private mutating func passEnd(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    let byte = bytes[index]
    guard byte <= Ascii.carriageReturn else { return }
    guard byte == Ascii.newline || byte == Ascii.carriageReturn else { return }
    if byte == Ascii.carriageReturn, index + 1 < bytes.count, bytes[index + 1] == Ascii.newline { return }
    line += 1
    offset = index + 1
    column = 1
  }

  private mutating func passColumns(_ bytes: UnsafeBufferPointer<UInt8>, upTo target: Int) {
    while target - offset >= 8 {
      column += EightBytes(bytes.baseAddress! + offset).utf16Count
      offset += 8
    }
    while offset < target {
      let byte = bytes[offset]
      if byte & 0xC0 != 0x80 { column += byte >= 0xF0 ? 2 : 1 }
      offset += 1
    }
  }
}
