internal import CTextICU

/// Extended grapheme clusters: what a reader counts as characters. One for each task; not to be shared between tasks.
package final class GraphemeClusters {
  private let breaker: OpaquePointer
  private var text = UTF16Buffer()
  private var ends: [Int32] = []

  package init() {
    guard let breaker = textICU_breaker_open(TextICUGraphemes, "") else {
      preconditionFailure("ICU has no data: its installation is broken")
    }
    self.breaker = breaker
  }

  deinit { textICU_breaker_close(breaker) }

  /// How many clusters a text has, for any task.
  package static func count(_ text: String) -> Int {
    // Below U+0300, whose first byte is 0xCC, only a carriage return and a line feed belong together.
    let isPlain = text.utf8.allSatisfy { $0 < 0xCC && $0 != 0x0D }
    if isPlain { return text.unicodeScalars.count }
    textICU_lock()
    defer { textICU_unlock() }
    return shared.count(text)
  }

  /// Used with the lock held.
  nonisolated(unsafe) private static let shared = GraphemeClusters()

  /// How many clusters a text has.
  package func count(_ text: String) -> Int {
    self.text.load(text)
    let length = self.text.count
    return Int(self.text.withPointer { textICU_breaker_boundaries(breaker, $0, length, nil, 0) })
  }

  /// The end of every cluster, as offsets in UTF-16 units.
  package func boundaries(_ text: String) -> [Int] {
    self.text.load(text)
    let length = self.text.count
    // A text has no more clusters than units.
    if ends.count < Int(length) { ends = Array(repeating: 0, count: Int(length)) }
    let count = self.text.withPointer { units in
      ends.withUnsafeMutableBufferPointer { room in
        textICU_breaker_boundaries(breaker, units, length, room.baseAddress, Int32(room.count))
      }
    }
    return ends.prefix(Int(max(0, count))).map(Int.init)
  }
}
