internal import LintelTables

/// Where a character's width comes from.
enum CharacterKind {
  /// Drawn as a colour picture.
  case emoji
  /// The advance table has it.
  case plain(AdvanceTable.Glyph)
  /// Controls, direction marks, joiners, and marks without a letter.
  case unseen
  case other

  init(_ character: Character, _ table: AdvanceTable) {
    let scalar = character.unicodeScalars.first!
    if character.isEmoji {
      self = .emoji
    } else if let glyph = table.glyph(scalar.isSpaceLike ? " " : scalar) {
      self = .plain(glyph)
    } else {
      self = scalar.isUnseen ? .unseen : .other
    }
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
  var isSpaceLike: Bool { (0x09...0x0D).contains(value) || value == 0x2028 || value == 0x2029 }

  /// Most are of ASCII, and of those the table of properties need not be asked.
  var isLetterOrDigit: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0..<0x80: false
    default: properties.isAlphabetic
    }
  }

  /// Half-width katakana and Hangul.
  var isHalfWidth: Bool { (0xFF61...0xFFDC).contains(value) }

  /// What steers its neighbours and is not seen itself.
  var isJoinerOrDirection: Bool { (0x200C...0x200F).contains(value) }

  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
