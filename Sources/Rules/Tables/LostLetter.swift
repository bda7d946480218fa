/// A letter that a program could not save, and set a question mark for.
struct LostLetter {
  let letter: Character
  /// Where it was, in characters.
  let place: Int

  /// Nil unless the text is what it was before but for question marks in place of letters and marks that are not ASCII.
  init?(in text: String, before: String) {
    guard text.utf8.contains(UInt8(ascii: "?")) else { return nil }
    let (now, earlier) = (Array(text), Array(before))
    guard now.count == earlier.count else { return nil }
    let changed = now.indices.filter { now[$0] != earlier[$0] }
    guard let first = changed.first,
      changed.allSatisfy({ now[$0] == "?" && Self.mayBeLost(earlier[$0]) })
    else { return nil }
    (letter, place) = (earlier[first], first)
  }

  private static func mayBeLost(_ character: Character) -> Bool {
    !character.isASCII && (character.isLetter || marks.contains(character))
  }

  /// Where a question mark is between two letters of one word, in characters: `l?adresse`. Addresses, patterns and code are no
  /// words, and behind a question the next sentence begins with a capital.
  static func place(in text: String) -> Int? {
    let characters = Array(text)
    return characters.indices.first { index in
      guard characters[index] == "?", index > 0, index + 1 < characters.count, isOfAlphabet(characters[index - 1]),
        isOfAlphabet(characters[index + 1])
      else { return false }
      let start = characters[..<index].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
      let end = characters[index...].firstIndex(where: \.isWhitespace) ?? characters.count
      let word = characters[start..<end]
      guard word.allSatisfy({ isOfAlphabet($0) || inWords.contains($0) }) else { return false }
      let isElision = characters[start..<index].filter(\.isLetter).count <= 2
      return characters[index + 1].isLowercase || isElision
    }
  }

  /// Latin, Greek and Cyrillic letters, which stand before U+0530. In other scripts words may follow each other without a
  /// space.
  private static func isOfAlphabet(_ character: Character) -> Bool {
    character.isLetter && character.unicodeScalars.allSatisfy { $0.value < 0x530 }
  }

  private static let marks: Set<Character> = ["’", "‘", "“", "”", "„", "«", "»", "–", "—", "…"]
  private static let inWords: Set<Character> = ["?", "'", "’", "-", ".", ",", "!", "…", "“", "”", "„", "«", "»", "\"", ")"]
}
