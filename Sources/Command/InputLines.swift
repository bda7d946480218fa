import Foundation

/// The lines of standard input as they come, as bytes: what is not UTF-8 must be said, not mended.
struct InputLines: Sequence, IteratorProtocol {
  private var rest: [UInt8] = []
  /// Where the next line begins in `rest`: cutting its front off for every line would copy a long input again and again.
  private var start = 0
  /// How far of it is known to hold no line break, so that a long line is looked through once.
  private var searched = 0
  private var isAtEnd = false

  /// Throws where standard input is closed or is nothing that can be read.
  init() throws {
    guard Foundation.read(STDIN_FILENO, nil, 0) >= 0 else {
      throw Failure("standard input cannot be read: \(String(cString: strerror(errno)))")
    }
  }

  mutating func next() -> Data? {
    while true {
      let from = Swift.max(start, searched)
      let end = rest.withUnsafeBytes { bytes -> Int? in
        guard from < bytes.count, let base = bytes.baseAddress,
          let found = memchr(base + from, Int32(UInt8(ascii: "\n")), bytes.count - from)
        else { return nil }
        return base.distance(to: found)
      }
      if let end {
        defer { start = end + 1 }
        return Data(rest[start..<end])
      }
      rest.removeFirst(start)
      start = 0
      searched = rest.count
      if isAtEnd {
        defer { (rest, searched) = ([], 0) }
        return rest.isEmpty ? nil : Data(rest)
      }
      readMore()
    }
  }

  private mutating func readMore() {
    let size = 1 << 16
    let count = rest.count
    rest.append(contentsOf: repeatElement(0, count: size))
    var more = -1
    repeat { more = rest.withUnsafeMutableBytes { Foundation.read(STDIN_FILENO, $0.baseAddress! + count, size) } } while
      more < 0 && errno == EINTR
    rest.removeLast(size - Swift.max(0, more))
    isAtEnd = more <= 0
  }
}
