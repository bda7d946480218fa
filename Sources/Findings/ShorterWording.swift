/// Whether a text can be worded in the room that its bar leaves it. Where it cannot, nobody is asked for a shorter one: the bar has
/// to give room. Rules and reports go by the same answer.
package enum ShorterWording {
  /// Up to so many characters there is perhaps no shorter word, or abbreviation that is understood, for a text of twice as many. A
  /// longer limit leaves room for a choice of words. The figure is ours.
  private static let fewCharacters = 9

  /// - Parameters:
  ///   - characters: How many fit, as is best known.
  ///   - count: How many the text has.
  package static func isOutOfReach(_ characters: Int, of count: Int) -> Bool {
    characters <= fewCharacters && 2 * characters <= count
  }
}
