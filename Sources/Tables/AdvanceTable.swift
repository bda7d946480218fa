/// Advances and pair kerning of a typeface, in font units, for characters that need no shaping: Latin, Greek, Cyrillic and
/// what these scripts share. `Data/make-metrics.py` writes the tables and says what is in them.
package final class AdvanceTable: Sendable {
  /// A character's advance, and where its kerning is in the table.
  ///
  /// Kept small: it is copied for each character of each label.
  package struct Glyph: Sendable {
    /// In font units; zero for marks and characters that are not seen.
    package var advance: Int { Int(advanceUnits) }
    var advanceUnits: Int32
    var kernsAsFirst: UInt16
    var kernsAsSecond: UInt16
    /// The character itself if it is one of ASCII, else 128.
    var ascii: UInt8
    /// The pairs that this character begins.
    var pairs: Range<UInt32>
  }

  package let name: String
  package let unitsPerEm: Int
  /// Place in `glyphs` by code point, or `absent`.
  private let places: [UInt16]
  private let glyphs: [Glyph]
  /// Adjustments by first and second class, row by row.
  private let classes: [Int16]
  private let secondClasses: Int
  /// The second characters of all pairs, in order within the range of each first one, and their adjustments.
  private let pairSeconds: [UInt16]
  private let pairAdjusts: [Int16]
  /// The kerning of two characters of ASCII, row by row: most labels need no more.
  private let asciiAdjusts: [Int16]

  private static let absent = UInt16.max

  /// Whether a unit of UTF-16 is a character that no table has: from Hebrew to Mongolian scripts must be shaped. The sign of
  /// the baht alone is among them.
  @inlinable package static func lacks(_ unit: UInt16) -> Bool { (0x590..<0x1C80).contains(unit) && unit != 0x0E3F }

  package static let interRegular = AdvanceTable("Inter Regular", file: "Data/inter-regular.txt")
  package static let interDisplayBold = AdvanceTable("Inter Display Bold", file: "Data/inter-display-bold.txt")

  /// A character's glyph; nil if the table has none.
  package func glyph(_ scalar: Unicode.Scalar) -> Glyph? {
    guard scalar.value < places.count else { return nil }
    let place = places[Int(scalar.value)]
    return place == Self.absent ? nil : glyphs[Int(place)]
  }

  /// What the first character's advance changes by before the second, in font units.
  package func kerning(_ first: Glyph, _ second: Glyph, _ secondScalar: Unicode.Scalar) -> Int {
    if first.ascii < 128, second.ascii < 128 { return Int(asciiAdjusts[Int(first.ascii) << 7 | Int(second.ascii)]) }
    var range = first.pairs
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let found = UInt32(pairSeconds[Int(middle)])
      if found == secondScalar.value { return Int(pairAdjusts[Int(middle)]) }
      range = found < secondScalar.value ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return Int(classes[Int(first.kernsAsFirst) * secondClasses + Int(second.kernsAsSecond)])
  }

  private init(_ name: String, file: String) {
    self.name = name
    var records = Records(bytes: Embedded.bytes(file))
    var unitsPerEm = 1
    var places: [UInt16] = []
    var glyphs: [Glyph] = []
    var pairSeconds: [UInt16] = []
    var pairAdjusts: [Int16] = []
    var kernedClasses: [(first: Int, second: Int, adjust: Int)] = []
    while let kind = records.nextLine() {
      switch kind {
      case UInt8(ascii: "u"): unitsPerEm = max(1, records.number() ?? 1)
      case UInt8(ascii: "c") where records.isSecondLetter(UInt8(ascii: "h")):
        let codepoint = records.number(radix: 16) ?? 0
        while places.count <= codepoint { places.append(Self.absent) }
        places[codepoint] = UInt16(glyphs.count)
        glyphs.append(
          Glyph(
            advanceUnits: Int32(records.number() ?? 0), kernsAsFirst: UInt16(records.number() ?? 0),
            kernsAsSecond: UInt16(records.number() ?? 0), ascii: UInt8(min(codepoint, 128)), pairs: 0..<0))
      case UInt8(ascii: "c"):
        kernedClasses.append((records.number() ?? 0, records.number() ?? 0, records.number() ?? 0))
      case UInt8(ascii: "p"):
        let first = records.number(radix: 16) ?? 0
        let start = pairSeconds.count
        while let second = records.number(radix: 16), let adjust = records.number() {
          pairSeconds.append(UInt16(truncatingIfNeeded: second))
          pairAdjusts.append(Int16(truncatingIfNeeded: adjust))
        }
        if first < places.count, places[first] != Self.absent {
          glyphs[Int(places[first])].pairs = UInt32(start)..<UInt32(pairSeconds.count)
        }
      default: break
      }
    }
    self.unitsPerEm = unitsPerEm
    self.places = places
    self.glyphs = glyphs
    self.pairSeconds = pairSeconds
    self.pairAdjusts = pairAdjusts
    let firstClasses = Int(glyphs.map(\.kernsAsFirst).max() ?? 0) + 1
    let secondClasses = Int(glyphs.map(\.kernsAsSecond).max() ?? 0) + 1
    var classes = [Int16](repeating: 0, count: firstClasses * secondClasses)
    for (first, second, adjust) in kernedClasses where first < firstClasses && second < secondClasses {
      classes[first * secondClasses + second] = Int16(truncatingIfNeeded: adjust)
    }
    self.classes = classes
    self.secondClasses = secondClasses
    var asciiAdjusts = [Int16](repeating: 0, count: 128 * 128)
    let ascii = places.prefix(128).filter { $0 != Self.absent }.map { glyphs[Int($0)] }
    for first in ascii {
      for second in ascii {
        asciiAdjusts[Int(first.ascii) << 7 | Int(second.ascii)] =
          classes[Int(first.kernsAsFirst) * secondClasses + Int(second.kernsAsSecond)]
      }
      for pair in first.pairs.map(Int.init) where pairSeconds[pair] < 128 {
        asciiAdjusts[Int(first.ascii) << 7 | Int(pairSeconds[pair])] = pairAdjusts[pair]
      }
    }
    self.asciiAdjusts = asciiAdjusts
  }
}
