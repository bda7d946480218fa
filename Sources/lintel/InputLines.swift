import Foundation

/// The lines of a stream as they come, as bytes: what is not UTF-8 must be said, not mended.
struct InputLines: Sequence, IteratorProtocol {
  static var standardInput: InputLines { InputLines(stream: .standardInput) }

  private let stream: FileHandle
  private var rest = Data()
  /// Where the next line begins in `rest`: cutting its front off for every line would copy a long input again and again.
  private var start = 0
  private var isAtEnd = false

  private init(stream: FileHandle) { self.stream = stream }

  mutating func next() -> Data? {
    while true {
      if let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Data(rest[start..<end])
      }
      rest = Data(rest[start...])
      start = 0
      if isAtEnd {
        defer { rest = Data() }
        return rest.isEmpty ? nil : rest
      }
      let more = stream.availableData
      if more.isEmpty { isAtEnd = true } else { rest.append(more) }
    }
  }
}
