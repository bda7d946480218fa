/// Whether a text can be worded in the room that its bar leaves it. Where it cannot, nobody is asked for a shorter one: the bar has
/// to give room. Rules and reports go by the same answer.
package enum ShorterWording {
  /// Up to so many characters there is perhaps no shorter word, or abbreviation that is understood, for a text of twice as many. A
  /// longer limit leaves room for a choice of words. The figure is ours.
  private static let fewCharacters = 9

  /// Less than so much of a single word is another word, or none. The figure is ours.
  private static let leastOfWord = 0.6

  /// Whether a single word would keep less than that. Writing without spaces, from U+2E80 on or as in Thai, tells no words.
  package static func isHalvedWord(_ text: String, to characters: Int) -> Bool {
    let isWord = text.unicodeScalars.allSatisfy { scalar in
      !scalar.properties.isWhitespace && scalar.value < 0x2E80 && !(0x0E00...0x0EFF).contains(scalar.value)
    }
    return isWord && Double(characters) < leastOfWord * Double(text.count)
  }

  /// - Parameters:
  ///   - characters: How many fit, as is best known.
  ///   - count: How many the text has.
  package static func isOutOfReach(_ characters: Int, of count: Int) -> Bool {
    characters <= fewCharacters && 2 * characters <= count
  }
}
