/// Texts as the glyphs that they were measured with, so that a picture shows the very shapes that took the room.
package struct GlyphOutlines: Hashable, Sendable {
  /// A glyph of a face.
  package struct GlyphID: Hashable, Sendable, Comparable {
    /// `Noto Sans Arabic Regular`.
    package var face: String
    /// The weight at which a variable face was set.
    package var weight: FontWeight
    package var number: Int

    package init(face: String, weight: FontWeight, number: Int) {
      self.face = face
      self.weight = weight
      self.number = number
    }

    package static func < (a: GlyphID, b: GlyphID) -> Bool {
      (a.face, a.weight.rawValue, a.number) < (b.face, b.weight.rawValue, b.number)
    }
  }

  /// A text as one language sets it: faces draw some letters differently.
  package struct Text: Hashable, Sendable, Comparable {
    package var text: String
    package var weight: FontWeight
    package var locale: LocaleID

    package init(_ text: String, weight: FontWeight, locale: LocaleID) {
      self.text = text
      self.weight = weight
      self.locale = locale
    }

    package static func < (a: Text, b: Text) -> Bool {
      (a.locale, a.weight.rawValue, a.text) < (b.locale, b.weight.rawValue, b.text)
    }
  }

  /// Where a glyph is, in thousandths of an em, from the left end of the line and its baseline; y grows downwards.
  package struct PlacedGlyph: Hashable, Sendable {
    package var glyph: GlyphID
    package var x: Int
    package var y: Int

    package init(glyph: GlyphID, x: Int, y: Int) {
      self.glyph = glyph
      self.x = x
      self.y = y
    }
  }

  package struct Line: Hashable, Sendable {
    /// From left to right; spaces have none.
    package var glyphs: [PlacedGlyph]
    /// How far the line moves the pen, in thousandths of an em.
    package var width: Int

    package init(glyphs: [PlacedGlyph], width: Int) {
      self.glyphs = glyphs
      self.width = width
    }
  }

  /// The `d` of an SVG path in thousandths of an em, by glyph.
  package var glyphs: [GlyphID: String]
  package var lines: [Text: Line]

  package init(glyphs: [GlyphID: String] = [:], lines: [Text: Line] = [:]) {
    self.glyphs = glyphs
    self.lines = lines
  }

  package static let none = GlyphOutlines()

  /// The names of the faces that the outlines are of, in order.
  package var faces: [String] { Set(glyphs.keys.map(\.face)).sorted() }

  package mutating func add(_ other: GlyphOutlines) {
    glyphs.merge(other.glyphs) { first, _ in first }
    lines.merge(other.lines) { first, _ in first }
  }
}
