/// Takes a document piece by piece while it is written: one of hundreds of megabytes is never in memory as a whole.
package final class XMLSink {
  /// So many bytes are handed on at once: libxml2's own pieces, of 4 kB, would be as many calls of the system.
  private static let piece = 65_536

  private let take: (UnsafeBufferPointer<UInt8>) throws -> Void
  private var bytes: [UInt8] = []
  private var failure: (any Error)?

  /// - Parameter take: Gets the pieces in their order; they are its only as long as it runs. Once it threw it gets no more.
  package init(_ take: @escaping (UnsafeBufferPointer<UInt8>) throws -> Void) { self.take = take }

  func add(_ more: UnsafeRawBufferPointer) {
    guard failure == nil else { return }
    bytes.append(contentsOf: more)
    if bytes.count >= Self.piece { handOn() }
  }

  /// Hands on what is left. Throws what `take` threw, now or before.
  func finish() throws {
    handOn()
    if let failure { throw failure }
  }

  private func handOn() {
    guard failure == nil, !bytes.isEmpty else { return }
    // A writer in C can be told of no error: it goes on, and its end throws.
    do { try bytes.withUnsafeBufferPointer { try take($0) } } catch { failure = error }
    bytes.removeAll(keepingCapacity: true)
  }
}
