internal import CTextICU

/// The letters a language is written with, by CLDR's exemplar sets. One may serve any number of tasks.
package final class Letters: @unchecked Sendable {
  // Frozen sets may be read by several tasks.
  private let letters: OpaquePointer

  /// Nil for a language that CLDR has no letters of.
  package init?(locale: String) {
    guard LocaleName.isWellFormed(locale), let letters = textICU_letters_open(locale) else { return nil }
    self.letters = letters
  }

  deinit { textICU_letters_close(letters) }

  /// Whether a letter is among the main, auxiliary and index letters.
  package func contains(_ letter: Unicode.Scalar) -> Bool { textICU_letters_contain(letters, letter.value) }
}

/// What a character is by Unicode's tables.
package struct CharacterNature: Hashable, Sendable {
  /// ISO 15924: `Latn`; `Zyyy` for what all scripts share, `Zinh` for marks that take their letter's.
  package var script: String
  package var isLetter: Bool
  package var isMark: Bool
  /// Takes the vowel from a letter in an Indic script, and may join it to the next.
  package var isVirama: Bool
  /// An emoji, or what makes one.
  package var isPictograph: Bool
  /// Joins its neighbour in a cursive script.
  package var isJoining: Bool
  package var isRightToLeft: Bool

  package init(_ scalar: Unicode.Scalar) {
    let nature = textICU_character(scalar.value)
    script = String(unsafeUninitializedCapacity: 4) { bytes in
      for index in 0..<4 { bytes[index] = UInt8(truncatingIfNeeded: nature.script >> (24 - 8 * UInt32(index))) }
      return 4
    }
    isLetter = nature.isLetter
    isMark = nature.isMark
    isVirama = nature.isVirama
    isPictograph = nature.isPictograph
    isJoining = nature.isJoining
    isRightToLeft = nature.isRightToLeft
  }
}
