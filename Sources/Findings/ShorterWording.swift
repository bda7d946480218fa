import LintelModel

/// Whether a text can be worded in the room that its bar leaves it. Where it cannot, nobody is asked for a shorter one: the bar has
/// to give room. Rules and reports go by the same answer.
package enum ShorterWording {
  /// Up to so many characters there is perhaps no shorter word, or abbreviation that is understood, for a text of twice as many. A
  /// longer limit leaves room for a choice of words. The figure is ours.
  private static let fewCharacters = 9

  /// Less than so much of a single word is another word, or none. The figure is ours.
  private static let leastOfWord = 0.6

  /// Whether a single word would keep less than that. Writing without spaces tells no words, and of Korean syllables a few say as much
  /// as a word of letters.
  package static func isHalvedWord(_ text: String, in locale: LocaleID, to characters: Int) -> Bool {
    guard !locale.setsNoSpaces, locale.language != "ko" else { return false }
    return !text.contains(where: \.isWhitespace) && Double(characters) < leastOfWord * Double(text.count)
  }

  /// - Parameters:
  ///   - characters: How many fit, as is best known.
  ///   - count: How many the text has.
  package static func isOutOfReach(_ characters: Int, of count: Int) -> Bool {
    characters <= fewCharacters && 2 * characters <= count
  }
}
