import LintelModel

/// Where the lines of a file start, so that places can be asked for in any order.
struct SourceLines {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Line and column from 1, the column in UTF-16 units as editors count.
  func location(of offset: Int, in path: String) -> SourceLocation {
    let offset = min(offset, bytes.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = String(decoding: bytes[starts[low]..<offset], as: UTF8.self)
    return SourceLocation(file: path, line: low + 1, column: before.utf16.count + 1)
  }
}
