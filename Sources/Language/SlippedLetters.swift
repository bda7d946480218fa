import LintelUnicodeText

/// Letters that were meant for others.
enum SlippedLetters {
  /// What an old program makes of a language's letters, which it takes for those of Western Europe (ISO 8859-1) that have the
  /// same numbers in ISO 8859-2 and 8859-9.
  static func meant(by letter: Unicode.Scalar, in language: String) -> Unicode.Scalar? { ofOldPrograms[language]?[letter] }

  private static let ofOldPrograms: [String: [Unicode.Scalar: Unicode.Scalar]] = [
    "hu": ["õ": "ő", "û": "ű", "Õ": "Ő", "Û": "Ű"], "ro": ["þ": "ț", "Þ": "Ț"],
    "tr": ["ý": "ı", "þ": "ş", "ð": "ğ", "Ý": "İ", "Þ": "Ş", "Ð": "Ğ"],
  ]

  /// The Bopomofo letter I, which is the Chinese sign for one to the eye, and for no search.
  static let strokeLetter: Unicode.Scalar = "\u{3127}"
  static let stroke: Unicode.Scalar = "\u{4E00}"

  /// The places of that letter between two Chinese signs.
  static func strokes(in word: ArraySlice<Unicode.Scalar>) -> [Int] {
    func isSign(_ index: Int) -> Bool { word.indices.contains(index) && CharacterNature(word[index]).script == "Hani" }
    return word.indices.filter { word[$0] == strokeLetter && isSign($0 - 1) && isSign($0 + 1) }
  }
}
