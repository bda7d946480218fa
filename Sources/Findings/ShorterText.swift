import LintelModel

/// A text to shorten, in what its translator can count: the characters that it has, and those that it may have. A new wording is
/// taken to have letters as wide as the text's own are on average, as wherever a room is told in characters.
package struct ShorterText: Hashable, Sendable {
  package let text: String
  package let key: String?
  /// Whether a table has the key in any language: one that none has helps nobody to find the text.
  private let isKeyInTables: Bool
  /// How many characters it has.
  package let count: Int
  /// How many it may have, as is best known.
  package let most: Int
  /// Whether it is a translation with a key, and with words, that a wording may be short enough for.
  package let isTranslators: Bool
  /// Whether it has several words, of which one may go, or keeps so much of its only one that there may be a shorter form: nobody
  /// gives up nearly half of a word for another text's sake.
  package let isEnoughOfWord: Bool
  /// What it needs as it is, in points.
  let needed: Points

  /// Nil for a text whose width is not known, and where no character would be left.
  package init?(_ shortening: Shortening, on layout: BarLayout, of bar: BarInLocale) {
    guard let visible = layout.visibleText(of: shortening.text), shortening.by >= 0, visible.needed.best > shortening.by
    else { return nil }
    let left = (visible.needed.best - shortening.by).value / visible.needed.best.value
    // A stored report may say anything.
    guard left.isFinite else { return nil }
    let most = Int((Double(visible.text.count) * left).rounded(.down))
    guard most > 0 else { return nil }
    let own = bar.text(of: shortening)
    (text, key, needed) = (visible.text, own.key, visible.needed.best)
    (count, self.most) = (visible.text.count, most)
    isKeyInTables = own.values.values.contains { $0.state != .missing }
    isEnoughOfWord = !ShorterWording.isHalvedWord(visible.text, in: bar.locale, to: most)
    isTranslators =
      own.key != nil && own.values[bar.locale]?.state == .translated && !ShorterWording.isOutOfReach(most, of: count)
      && !FormatText.isOne(text)
  }

  /// `“Löschen” (key delete) from 7 to 5 characters`.
  package var sentence: Message {
    guard let key, isKeyInTables else { return "“\(text)” from \(count) to \(most, "character")" }
    return "“\(text)” (key \(key)) from \(count) to \(most, "character")"
  }

  /// The widest stands first.
  package static func isBefore(_ a: ShorterText, _ b: ShorterText) -> Bool { a.needed > b.needed }
}
