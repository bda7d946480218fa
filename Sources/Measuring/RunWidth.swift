internal import LintelTables

/// What one run is made of, gathered character by character; it becomes a width when a font and a script are known.
struct RunWidth {
  /// Sum of the advances and the kerning of the characters that the advance table has, in font units.
  private(set) var units = 0
  /// Those of them that have an advance.
  private(set) var glyphs = 0
  private(set) var emoji = 0
  /// Characters that the advance table lacks; half-width ones count as half.
  private(set) var others = 0.0
  private(set) var hasLetterOrDigit = false

  private var previous: AdvanceTable.Glyph?

  /// A text whose characters are all one code point, as `PlainText` finds them.
  init(_ plain: PlainText, in table: AdvanceTable) {
    for scalar in plain.text.unicodeScalars {
      if let glyph = table.glyph(scalar) { add(glyph, scalar, table) }
    }
  }

  init(_ text: String, in table: AdvanceTable) {
    for character in text {
      let scalars = character.unicodeScalars
      let scalar = scalars.first!
      if character.isEmoji {
        emoji += 1
        previous = nil
      } else if let glyph = table.glyph(scalar.isSpaceLike ? " " : scalar) {
        add(glyph, scalar, table)
      } else if !scalar.isUnseen {
        others += scalar.isHalfWidth ? 0.5 : 1
        hasLetterOrDigit = true
        previous = nil
      }
    }
  }

  /// Marks on a letter are never asked about, and those that stand alone have no advance.
  private mutating func add(_ glyph: AdvanceTable.Glyph, _ scalar: Unicode.Scalar, _ table: AdvanceTable) {
    guard glyph.advance > 0 else { return }
    if let previous { units += table.kerning(previous, glyph, scalar) }
    units += glyph.advance
    glyphs += 1
    previous = glyph
    if !hasLetterOrDigit { hasLetterOrDigit = scalar.isDigit || scalar.properties.isAlphabetic }
  }
}

extension Character {
  /// Whether the character is drawn as a colour picture: by itself, or because a variation selector asks for it.
  fileprivate var isEmoji: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return false }
    if first.value < 0x2000 { return scalars.count > 1 && scalars.contains("\u{FE0F}") }
    return first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
  }
}

extension Unicode.Scalar {
  /// Tabs and line breaks take a space's room in a label.
  fileprivate var isSpaceLike: Bool { (0x09...0x0D).contains(value) || value == 0x2028 || value == 0x2029 }

  fileprivate var isDigit: Bool { (0x30...0x39).contains(value) }

  /// Half-width katakana and Hangul.
  fileprivate var isHalfWidth: Bool { (0xFF61...0xFFDC).contains(value) }

  /// Controls, direction marks, joiners, and marks without a letter.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
