import Foundation

/// The lines of a stream as they come, as bytes: what is not UTF-8 must be said, not mended.
struct InputLines: Sequence, IteratorProtocol {
  static var standardInput: InputLines { InputLines(stream: .standardInput) }

  private let stream: FileHandle
  private var rest = Data()
  /// Where the next line begins in `rest`: cutting its front off for every line would copy a long input again and again.
  private var start = 0
  /// How far of it is known to hold no line break, so that a long line is looked through once.
  private var searched = 0
  private var isAtEnd = false

  private init(stream: FileHandle) { self.stream = stream }

  mutating func next() -> Data? {
    while true {
      if let end = rest[Swift.max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Data(rest[start..<end])
      }
      if start > 0 {
        rest = Data(rest[start...])
        start = 0
      }
      searched = rest.count
      if isAtEnd {
        defer { (rest, searched) = (Data(), 0) }
        return rest.isEmpty ? nil : rest
      }
      let more = stream.availableData
      if more.isEmpty { isAtEnd = true } else { rest.append(more) }
    }
  }
}
