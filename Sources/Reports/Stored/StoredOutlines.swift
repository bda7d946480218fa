import LintelFindings
import LintelModel

/// The glyphs that pictures are drawn with, and the texts they make.
struct StoredOutlines {
  private(set) var outlines = GlyphOutlines.none
  private var glyphs: [Int: GlyphOutlines.GlyphID] = [:]

  /// In thousandths of an em; no line is so long.
  private static let lengths = -10_000_000...10_000_000

  mutating func takeGlyph(_ part: inout StoredElement) throws(StoredFault) {
    let glyph = try GlyphOutlines.GlyphID(
      face: part.string("face"), weight: part.choice("weight"), number: part.integer("number"))
    glyphs[try part.integer("id")] = glyph
    outlines.glyphs[glyph] = try part.string("path")
  }

  mutating func takeLine(_ part: inout StoredElement) throws(StoredFault) {
    let numbers = try part.words("glyphs")
    guard numbers.count.isMultiple(of: 3) else {
      throw part.fault("found \(numbers.count) numbers in glyphs of <line>, expected three for each glyph")
    }
    var placed: [GlyphOutlines.PlacedGlyph] = []
    for start in stride(from: 0, to: numbers.count, by: 3) {
      guard let glyph = glyphs[try part.integer(numbers[start], "glyphs")] else {
        throw part.fault("found the glyph \(numbers[start]) in <line>, expected the id of a <glyph> before it")
      }
      placed.append(
        try .init(
          glyph: glyph, x: part.integer(numbers[start + 1], "glyphs", in: Self.lengths),
          y: part.integer(numbers[start + 2], "glyphs", in: Self.lengths)))
    }
    let line = GlyphOutlines.Line(glyphs: placed, width: try part.integer("width", in: 1...Self.lengths.upperBound))
    let (weight, locale): (FontWeight, LocaleID) = try (part.choice("weight"), part.locale("locale"))
    outlines.lines[.init(part.text(), weight: weight, locale: locale)] = line
  }
}
