/// Where a file's lines start, so that places in it can be asked for in any order.
package struct SourceLines: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// UTF-16 units before each `stride` of bytes, in a file that has a line longer than that: its places are asked for one by
  /// one, and each would count from the line's beginning.
  private let unitsBefore: [Int]
  private static let stride = 512

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var longest = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      longest = max(longest, index - starts[starts.count - 1])
      starts.append(index + 1)
    }
    longest = max(longest, bytes.count - starts[starts.count - 1])
    self.starts = starts
    var units: [Int] = []
    if longest > Self.stride {
      var sum = 0
      for start in Swift.stride(from: 0, to: bytes.count, by: Self.stride) {
        units.append(sum)
        sum += Self.units(bytes[start..<min(start + Self.stride, bytes.count)])
      }
    }
    unitsBefore = units
  }

  /// Line and column from 1, the column in UTF-16 units as editors count.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(offset, bytes.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, unitCount(in: starts[low]..<offset) + 1)
  }

  package func location(of offset: Int, in path: String) -> SourceLocation {
    let (line, column) = position(of: offset)
    return SourceLocation(file: path, line: line, column: column)
  }

  private func unitCount(in range: Range<Int>) -> Int {
    let (first, last) = (range.lowerBound / Self.stride + 1, range.upperBound / Self.stride)
    // Bytes that are not UTF-8 are one unit each to who decodes them; a long line of such counts a little less.
    guard first <= last, last < unitsBefore.count else { return String(decoding: bytes[range], as: UTF8.self).utf16.count }
    return Self.units(bytes[range.lowerBound..<first * Self.stride]) + unitsBefore[last] - unitsBefore[first]
      + Self.units(bytes[last * Self.stride..<range.upperBound])
  }

  /// UTF-16 units of UTF-8: one for each byte that begins a character, two for those that take four bytes.
  private static func units(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }
}
