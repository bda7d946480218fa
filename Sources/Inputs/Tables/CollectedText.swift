/// The text of an element, which a parser hands over in pieces that it may forget. Most texts are one piece: those are
/// never copied.
struct CollectedText {
  /// The whole text, if it is in one piece that the parser still holds.
  private(set) var piece: UnsafeBufferPointer<UInt8>?
  private var bytes: [UInt8] = []

  var isEmpty: Bool { piece == nil && bytes.isEmpty }

  mutating func removeAll() {
    piece = nil
    if !bytes.isEmpty { bytes.removeAll(keepingCapacity: true) }
  }

  mutating func append(_ next: UnsafeBufferPointer<UInt8>) {
    if isEmpty {
      piece = next
    } else {
      keep()
      bytes.append(contentsOf: next)
    }
  }

  mutating func append(_ string: String) {
    keep()
    bytes.append(contentsOf: string.utf8)
  }

  /// Copies what the parser is about to forget.
  mutating func keep() {
    guard let piece else { return }
    bytes.append(contentsOf: piece)
    self.piece = nil
  }

  /// Inlined, so that a text in one piece asks nothing of the array.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let piece { return body(piece) }
    return bytes.withUnsafeBufferPointer(body)
  }
}
