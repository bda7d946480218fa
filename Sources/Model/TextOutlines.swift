/// Texts as the glyphs that they were measured with, so that a picture shows the very shapes that took the room.
public struct TextOutlines: Hashable, Sendable {
  /// A glyph of a face.
  public struct GlyphID: Hashable, Sendable, Comparable {
    /// `Noto Sans Arabic Regular`.
    public var face: String
    /// The weight at which a variable face was set.
    public var weight: FontWeight
    public var number: Int

    public init(face: String, weight: FontWeight, number: Int) {
      self.face = face
      self.weight = weight
      self.number = number
    }

    public static func < (a: GlyphID, b: GlyphID) -> Bool {
      (a.face, a.weight.rawValue, a.number) < (b.face, b.weight.rawValue, b.number)
    }
  }

  /// A text as one language sets it: faces draw some letters differently.
  public struct Text: Hashable, Sendable, Comparable {
    public var text: String
    public var weight: FontWeight
    public var locale: LocaleID

    public init(_ text: String, weight: FontWeight, locale: LocaleID) {
      self.text = text
      self.weight = weight
      self.locale = locale
    }

    public static func < (a: Text, b: Text) -> Bool {
      (a.locale, a.weight.rawValue, a.text) < (b.locale, b.weight.rawValue, b.text)
    }
  }

  /// Where a glyph stands, in thousandths of an em, from the left end of the line and its baseline; y grows downwards.
  public struct PlacedGlyph: Hashable, Sendable {
    public var glyph: GlyphID
    public var x: Int
    public var y: Int

    public init(glyph: GlyphID, x: Int, y: Int) {
      self.glyph = glyph
      self.x = x
      self.y = y
    }
  }

  public struct Line: Hashable, Sendable {
    /// From left to right; spaces have none.
    public var glyphs: [PlacedGlyph]
    /// How far the line moves the pen, in thousandths of an em.
    public var width: Int

    public init(glyphs: [PlacedGlyph], width: Int) {
      self.glyphs = glyphs
      self.width = width
    }
  }

  /// The `d` of an SVG path in thousandths of an em, by glyph.
  public var glyphs: [GlyphID: String]
  public var lines: [Text: Line]

  public init(glyphs: [GlyphID: String] = [:], lines: [Text: Line] = [:]) {
    self.glyphs = glyphs
    self.lines = lines
  }

  public static let none = TextOutlines()

  /// The names of the faces that the outlines are of, in order.
  public var faces: [String] { Set(glyphs.keys.map(\.face)).sorted() }

  public mutating func add(_ other: TextOutlines) {
    glyphs.merge(other.glyphs) { first, _ in first }
    lines.merge(other.lines) { first, _ in first }
  }
}
