internal import LintelModel
internal import LintelTables
internal import LintelUnicodeText

/// A text run by run, before a size is known.
///
/// A class, because caches hand it on and copying a reference is one step.
final class TextAdvances {
  struct Run {
    var item: Itemizer.Run
    var advances: RunAdvances
    /// Whether ideographic and Latin text meet at its beginning, without a space.
    var meetsLatin: Bool

    /// The face or table that most of it comes from, to tell people.
    func face(_ table: AdvanceTable) -> String {
      if advances.others > 0 { return "mean of \(item.script)" }
      return advances.lastFace?.name ?? table.name
    }
  }

  /// Nil for an empty text. Most texts are one run, for which an array would have to be made.
  let first: Run?
  let others: [Run]
  /// Whether another font needs other advances.
  let dependsOnFont: Bool

  init(_ first: Run?, _ others: [Run], dependsOnFont: Bool) {
    self.first = first
    self.others = others
    self.dependsOnFont = dependsOnFont
  }

  var count: Int { first == nil ? 0 : 1 + others.count }

  func forEachRun(_ body: (Run) -> Void) {
    if let first { body(first) }
    for index in others.indices { body(others[index]) }
  }

  func contains(_ holds: (Run) -> Bool) -> Bool { first.map(holds) == true || others.contains(where: holds) }
}

/// A text that was shaped, to be measured in several sizes.
package struct ShapedText {
  package let text: String
  let advances: TextAdvances
  let table: AdvanceTable
}

/// What a text's advances hang on. Texts are compared byte by byte: Swift would normalize them first, which takes longer than
/// shaping.
struct CachedText: Hashable {
  var text: String
  /// Whether the table of large titles serves.
  var isDisplay: Bool
  /// Nil where no face changes with the font.
  var font: Font?

  static func == (a: CachedText, b: CachedText) -> Bool {
    guard a.isDisplay == b.isDisplay, a.font == b.font, a.text.utf8.count == b.text.utf8.count else { return false }
    let isSame = a.text.utf8.withContiguousStorageIfAvailable { a in
      b.text.utf8.withContiguousStorageIfAvailable { b in Words(a).elementsEqual(Words(b)) }
    }
    return (isSame ?? nil) ?? a.text.utf8.elementsEqual(b.text.utf8)
  }

  /// Swift's own hash of a text takes a tenth of the time of shaping it; a word at a time is enough to tell labels apart.
  func hash(into hasher: inout Hasher) {
    var mixed: UInt64 = 0
    // A string of Foundation's on macOS is copied first.
    var text = text
    text.withUTF8 { bytes in
      mixed = UInt64(bytes.count)
      for word in Words(bytes) {
        mixed = (mixed ^ word) &* 0x9E37_79B9_7F4A_7C15
        mixed ^= mixed >> 29
      }
    }
    hasher.combine(mixed)
  }

  /// The bytes of a text, eight at a time, the last ones filled up with zeros.
  private struct Words: Sequence, IteratorProtocol {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = UnsafeRawBufferPointer(bytes) }

    mutating func next() -> UInt64? {
      guard position < bytes.count else { return nil }
      defer { position += 8 }
      if position + 8 <= bytes.count { return bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) }
      return bytes[position...].reduce(0) { $0 << 8 | UInt64($1) }
    }
  }
}
