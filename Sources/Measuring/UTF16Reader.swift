/// Reads a stretch of a text in UTF-16 scalar by scalar; half a pair is read as U+FFFD.
struct UTF16Reader {
  private let units: UnsafeBufferPointer<UInt16>
  private let end: Int
  private var position: Int
  /// Where the scalar that was read last begins.
  private(set) var start: Int

  init(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) {
    self.units = units
    position = range.lowerBound
    start = position
    end = range.upperBound
  }

  /// Whether a stretch begins with a mark, which belongs to what precedes it.
  static func beginsWithMark(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Bool {
    var reader = UTF16Reader(units, range)
    switch reader.next()?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// The unit that comes next; 0 at the end.
  var following: UInt16 { position < end ? units[position] : 0 }

  /// Passes over the units for which an answer holds; whether there were any.
  mutating func skip(while holds: (UInt16) -> Bool) -> Bool {
    let first = position
    while position < end, holds(units[position]) { position += 1 }
    return position > first
  }

  mutating func next() -> Unicode.Scalar? {
    guard position < end else { return nil }
    start = position
    let unit = UInt32(units[position])
    position += 1
    guard unit & 0xF800 == 0xD800 else { return Unicode.Scalar(unit) }
    guard unit & 0xFC00 == 0xD800, following & 0xFC00 == 0xDC00 else { return "\u{FFFD}" }
    defer { position += 1 }
    return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + UInt32(following & 0x3FF))
  }
}
