/// Two strings of a table that have the very same text in one language, where nearly all others tell them apart.
package struct SharedText: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The sources are each other's opposites: `Mute`, `Unmute`.
    case opposites
    /// The sources say different things, and the text is far longer than any other language has for the first of them.
    case longer
    /// The sources are two sentences that have hardly a word in common.
    case sentences
  }

  package var kind: Kind
  package var first: StringUnit
  package var second: StringUnit
  /// What the language has for them, in the same order.
  package var firstTranslation: StringUnit
  package var secondTranslation: StringUnit
  /// How many other languages have both, and how many of them have two texts.
  package var languages: Int
  package var apart: Int

  package init(
    _ kind: Kind, first: TableInLocale.Pair, second: TableInLocale.Pair, languages: Int, apart: Int
  ) {
    self.kind = kind
    self.first = first.source
    self.second = second.source
    firstTranslation = first.translation ?? first.source
    secondTranslation = second.translation ?? second.source
    self.languages = languages
    self.apart = apart
  }
}
