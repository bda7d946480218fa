internal import LintelGlyphShaping
internal import LintelModel
internal import LintelTables

/// What one run is made of, gathered character by character; it becomes a width when a font and a script are known.
struct RunAdvances {
  /// Sum of the advances and the kerning of the characters that the advance table has, in font units.
  private(set) var units = 0
  /// Those of them that have an advance.
  private(set) var glyphs = 0
  private(set) var emoji = 0
  /// Characters that neither the table nor a face has; half-width ones count as half.
  private(set) var others = 0.0
  private(set) var hasLetterOrDigit = false
  /// Sum of the advances from a face, in em before calibration.
  private(set) var shaped: (face: ProxyFace, em: Double)?
  /// The same of a second face, which few runs need: the system's own and one for the script are all that are asked.
  private(set) var shapedByOther: (face: ProxyFace, em: Double)?

  private var previous: AdvanceTable.Glyph?

  /// A text whose characters are all one code point, as `PlainText` finds them.
  init(_ plain: PlainText, in table: AdvanceTable) {
    hasLetterOrDigit = plain.hasLetters
    for scalar in plain.text.unicodeScalars {
      if let glyph = table.glyph(scalar) { add(glyph, scalar, table) }
    }
  }

  /// A text in Normalization Form C.
  init(_ text: String, in table: AdvanceTable) {
    for character in text {
      let kind = CharacterKind(character, table)
      switch kind {
      case .emoji: addEmoji()
      case .plain(let glyph): add(glyph, character.unicodeScalars.first!, table)
      case .other: addOther(halfWidth: character.unicodeScalars.first!.isHalfWidth)
      case .unseen: break
      }
    }
  }

  /// A run of which one face has every character that the table lacks, shaped at once; nil for any other.
  init?(
    whole run: ShapingRun, in units: UnsafeBufferPointer<UInt16>, _ table: AdvanceTable, _ shaping: RunShaping
  ) {
    guard let words = shaping.words else { return nil }
    let face = words.face
    let isWhole = withUnsafeTemporaryAllocation(of: Bool.self, capacity: run.range.count) { isPlain in
      isPlain.initialize(repeating: false)
      var isShaped = false
      var reader = UTF16Reader(units, run.range)
      let known = face.face
      while true {
        // Most letters of a shaped script are of no other concern.
        if reader.skip(while: { AdvanceTable.lacks($0) && known.covers($0) }) {
          isShaped = true
          previous = nil
        }
        guard let scalar = reader.next() else { break }
        if let glyph = table.glyph(scalar.isSpaceLike ? " " : scalar), glyph.advance > 0 {
          // What follows may make a picture of it.
          if reader.following == 0xFE0F || reader.following == 0x20E3 { return false }
          add(glyph, scalar, table)
          isPlain[reader.start - run.range.lowerBound] = true
        } else if face.face.covers(scalar) || scalar.isJoinerOrDirection {
          isShaped = true
          previous = nil
        } else {
          return false
        }
      }
      guard isShaped else { return true }
      hasLetterOrDigit = true
      guard let em = words.advance(units, run, leavingOut: UnsafeBufferPointer(isPlain)) else {
        return false
      }
      shaped = (face, em)
      return true
    }
    if !isWhole { return nil }
  }

  /// A run that faces shape: in their order they take what the table has not, or everything if the first is the system's.
  init(
    _ run: ShapingRun, of text: Substring, in units: UnsafeBufferPointer<UInt16>, _ table: AdvanceTable,
    _ shaping: RunShaping
  ) {
    var stretch = run.range.lowerBound..<run.range.lowerBound
    func isShaped(_ kind: CharacterKind) -> Bool {
      switch kind {
      case .emoji, .unseen: false
      case .plain: shaping.takesPlain
      case .other: true
      }
    }
    for character in text {
      let kind = CharacterKind(character, table)
      let end = stretch.upperBound + character.utf16.count
      if isShaped(kind) {
        hasLetterOrDigit = hasLetterOrDigit || character.unicodeScalars.first!.properties.isAlphabetic
        stretch = stretch.lowerBound..<end
        continue
      }
      add(stretch, of: run, in: units, shaping)
      stretch = end..<end
      switch kind {
      case .emoji: addEmoji()
      case .plain(let glyph): add(glyph, character.unicodeScalars.first!, table)
      case .other, .unseen: break
      }
    }
    add(stretch, of: run, in: units, shaping)
  }

  private mutating func add(
    _ stretch: Range<Int>, of run: ShapingRun, in units: UnsafeBufferPointer<UInt16>, _ shaping: RunShaping
  ) {
    guard !stretch.isEmpty else { return }
    var lastMissing = -1
    shaping.shaper.shape(
      units, ShapingRun(stretch, script: run.script, isRightToLeft: run.isRightToLeft), faces: shaping.instances
    ) { glyph in
      if glyph.id != 0 {
        add(glyph.advance, from: shaping.faces[glyph.face])
      } else if glyph.cluster != lastMissing {
        lastMissing = glyph.cluster
        addOther(halfWidth: false)
      }
    }
    previous = nil
  }

  private mutating func add(_ em: Double, from face: ProxyFace) {
    if shaped == nil || shaped!.face === face {
      shaped = (face, (shaped?.em ?? 0) + em)
    } else {
      shapedByOther = (face, (shapedByOther?.em ?? 0) + em)
    }
  }

  var lastFace: ProxyFace? { shapedByOther?.face ?? shaped?.face }

  private mutating func addEmoji() {
    emoji += 1
    previous = nil
  }

  private mutating func addOther(halfWidth: Bool) {
    others += halfWidth ? 0.5 : 1
    hasLetterOrDigit = true
    previous = nil
  }

  /// Marks on a letter are never asked about, and those that are alone have no advance.
  private mutating func add(_ glyph: AdvanceTable.Glyph, _ scalar: Unicode.Scalar, _ table: AdvanceTable) {
    guard glyph.advance > 0 else { return }
    if let previous { units += table.kerning(previous, glyph, scalar) }
    units += glyph.advance
    glyphs += 1
    previous = glyph
    if !hasLetterOrDigit { hasLetterOrDigit = scalar.isLetterOrDigit }
  }
}
