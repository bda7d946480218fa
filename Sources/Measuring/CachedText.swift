package import LintelModel

/// A text by which something measured is kept, with what else that hangs on. Texts are compared byte by byte: Swift would
/// normalize them first, which takes longer than shaping.
package struct CachedText: Hashable {
  var text: String
  /// Whether the table of large titles serves.
  var isDisplay: Bool
  /// Nil where no face changes with the font.
  var font: Font?

  init(text: String, isDisplay: Bool, font: Font?) {
    self.text = text
    self.isDisplay = isDisplay
    self.font = font
  }

  /// A text in a font.
  package init(_ text: String, in font: Font) { self.init(text: text, isDisplay: false, font: font) }

  package static func == (a: CachedText, b: CachedText) -> Bool {
    guard a.isDisplay == b.isDisplay, a.font == b.font, a.text.utf8.count == b.text.utf8.count else { return false }
    let isSame = a.text.utf8.withContiguousStorageIfAvailable { a in
      b.text.utf8.withContiguousStorageIfAvailable { b in Words(a).elementsEqual(Words(b)) }
    }
    return (isSame ?? nil) ?? a.text.utf8.elementsEqual(b.text.utf8)
  }

  /// Swift's own hash of a text takes a tenth of the time of shaping it; a word at a time is enough to tell labels apart.
  package func hash(into hasher: inout Hasher) {
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
    // One label is asked about in a few fonts. Their names are left out: to hash one takes as long as the text.
    if let font { mixed ^= font.size.value.bitPattern &+ UInt64(truncatingIfNeeded: font.os.number) }
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
