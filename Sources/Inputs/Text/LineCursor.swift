import Foundation

/// Turns byte offsets of a UTF-8 text into lines and columns. LF, CR LF and CR end a line.
///
/// The beginnings of lines are looked up once. A long line is cut into stretches, so that asking for many places in a file
/// that is a single line, in whatever order, costs little more.
struct LineCursor {
  /// Where a line begins, or a stretch of a long one.
  private struct Start {
    var offset: Int32
    var line: Int32
    var column: Int32
  }

  /// No file that is read comes near the bound of what the marks can count.
  private static let maximumCount = Int(Int32.max)
  private static let stretch = 4096

  private let bytes: [UInt8]
  private var starts: [Start] = []
  /// The stretch that was asked for last, and how far into it its columns have been counted.
  private var current = 0
  private var offset = 0
  private var column = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Line and column of the character at `target`, both from 1, the column in UTF-16 units.
  mutating func position(of target: Int) -> (line: Int, column: Int) {
    let target = min(target, bytes.count, LineCursor.maximumCount)
    if starts.isEmpty { findStarts() }
    if target < offset {
      move(to: lastStart(before: target))
    } else {
      var next = current
      while next + 1 < starts.count, starts[next + 1].offset <= target { next += 1 }
      if next != current { move(to: next) }
    }
    if offset < target {
      column += bytes.withUnsafeBufferPointer { LineCursor.utf16Count($0, from: offset, to: target) }
      offset = target
    }
    return (Int(starts[current].line), column)
  }

  /// The same where the line is known. For what is far into a line, that is counted as ever.
  mutating func position(of target: Int, line: Int) -> (line: Int, column: Int) {
    let start = bytes.withUnsafeBufferPointer { bytes in
      var index = target
      while index >= 8, EightBytes(bytes.baseAddress! + (index &- 8)).equal(to: Ascii.newline) == 0 {
        guard target - index < LineCursor.stretch / 8 else { return -1 }
        index &-= 8
      }
      while index > 0, bytes[index - 1] != Ascii.newline {
        guard target - index < LineCursor.stretch / 8 else { return -1 }
        index &-= 1
      }
      return index
    }
    if start < 0 { return position(of: target) }
    return (line, 1 + bytes.withUnsafeBufferPointer { LineCursor.utf16Count($0, from: start, to: target) })
  }

  private mutating func move(to start: Int) {
    current = start
    offset = Int(starts[start].offset)
    column = Int(starts[start].column)
  }

  private func lastStart(before target: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle].offset <= target { low = middle } else { high = middle }
    }
    return low
  }

  private static func utf16Count(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    if isASCII(bytes, from: start, to: end) { return end &- start }
    var index = start
    var count = 0
    while end - index >= 8 {
      count += EightBytes(bytes.baseAddress! + index).utf16Count
      index += 8
    }
    while index < end {
      // A sequence of four bytes is two UTF-16 units.
      count += bytes[index] & 0xC0 == 0x80 ? 0 : bytes[index] >= 0xF0 ? 2 : 1
      index += 1
    }
    return count
  }

  /// Whether every byte of a range is ASCII; false too for one of less than eight bytes at the beginning of a text.
  @inline(__always)
  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
    guard end >= 8, let base = bytes.baseAddress else { return false }
    var index = start
    var all: UInt64 = 0
    while end &- index >= 8 {
      all |= EightBytes(base + index).bits
      index &+= 8
    }
    // The rest is at the end of the eight bytes before `end`.
    if index < end { all |= EightBytes(base + (end &- 8)).bits >> UInt64(truncatingIfNeeded: 8 &* (8 &- (end &- index))) }
    return all & EightBytes.highest == 0
  }

  private mutating func findStarts() {
    var starts: [Start] = []
    starts.reserveCapacity(bytes.count / 32 + 1)
    starts.append(Start(offset: 0, line: 1, column: 1))
    bytes.withUnsafeBufferPointer { bytes in
      let count = min(bytes.count, LineCursor.maximumCount)
      let hasReturns = LineCursor.first(Ascii.carriageReturn, bytes, from: 0, to: count) < count
      var line: Int32 = 1
      var start = 0
      var column = 1
      var index = 0
      while index < count {
        var end = min(count, start &+ LineCursor.stretch)
        index =
          hasReturns
          ? LineCursor.firstEnd(bytes, from: index, to: end) : LineCursor.first(Ascii.newline, bytes, from: index, to: end)
        if index < end {
          let isBeforeFeed =
            bytes[index] == Ascii.carriageReturn && index + 1 < bytes.count && bytes[index + 1] == Ascii.newline
          index &+= 1
          // A carriage return of its own ends a line; one before a line feed leaves that to the line feed.
          if isBeforeFeed { continue }
          line &+= 1
          column = 1
        } else {
          // A stretch may not begin inside a character.
          while end < count, bytes[end] & 0xC0 == 0x80 { end &+= 1 }
          index = end
          column += LineCursor.utf16Count(bytes, from: start, to: index)
        }
        start = index
        starts.append(Start(offset: Int32(truncatingIfNeeded: index), line: line, column: Int32(truncatingIfNeeded: column)))
      }
    }
    self.starts = starts
  }

  /// The place of the first such byte in a range, or its end.
  @inline(__always)
  private static func first(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    guard start < end, let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), end - start) else {
      return end
    }
    return UnsafeRawPointer(base).distance(to: found)
  }

  /// The first line feed or carriage return in a range, or its end.
  @inline(__always)
  private static func firstEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start
    while end &- index >= 8 {
      let word = EightBytes(bytes.baseAddress! + index)
      // Of control characters tables hold few others.
      if word.below(Ascii.carriageReturn + 1) != 0 {
        let found = word.equal(to: Ascii.newline) | word.equal(to: Ascii.carriageReturn)
        if found != 0 { return index &+ EightBytes.first(found) }
      }
      index &+= 8
    }
    while index < end, bytes[index] != Ascii.newline, bytes[index] != Ascii.carriageReturn { index &+= 1 }
    return index
  }
}
