/// Two strings of a table that have the very same text in one language, where nearly all others tell them apart.
package struct SharedText: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The sources are each other's opposites, `Mute`, `Unmute`, or a pair of another kind, `Latitude`, `Longitude`.
    case opposites
    /// The sources say different things, and the text is far longer than any other language has for the first of them.
    case longer
    /// The sources are two sentences that have hardly a word in common.
    case sentences
  }

  /// Which of the two the text translates.
  package enum Owner: Hashable, Sendable { case first, second }

  package var kind: Kind
  /// Whether such sources are a pair of which neither is the other's opposite.
  package var isOfCounterparts: Bool
  /// Nil where neither the text nor the rest of the table shows it.
  package var owner: Owner?
  package var first: StringUnit
  package var second: StringUnit
  /// What the language has for them, in the same order.
  package var firstTranslation: StringUnit
  package var secondTranslation: StringUnit
  /// How many other languages have both, and how many of them have two texts.
  package var languages: Int
  package var apart: Int

  package init(
    _ kind: Kind, first: TableInLocale.Pair, second: TableInLocale.Pair, owner: Owner? = nil, languages: Int, apart: Int,
    isOfCounterparts: Bool = false
  ) {
    self.kind = kind
    self.isOfCounterparts = isOfCounterparts
    self.owner = owner
    self.first = first.source
    self.second = second.source
    firstTranslation = first.translation ?? first.source
    secondTranslation = second.translation ?? second.source
    self.languages = languages
    self.apart = apart
  }

  /// Fewer languages may tell them apart by chance, where one word does for both. The figure is ours.
  private static let majority = 5

  /// Whether every other language that has both tells them apart, and these are enough to show that a language has to.
  package var isOnlyHere: Bool { apart == languages && languages >= Self.majority }

  /// Whether the first is the one to look at: it has the other's text, or one too long for it; of two that nothing tells apart
  /// the later one is.
  private var isOfFirst: Bool { owner.map { $0 == .second } ?? (kind == .longer) }

  /// The string that has the other's text, as far as that is known, and what the language has for it.
  package var suspect: (source: StringUnit, translation: StringUnit) {
    isOfFirst ? (first, firstTranslation) : (second, secondTranslation)
  }

  /// The other one of the two.
  package var other: (source: StringUnit, translation: StringUnit) {
    isOfFirst ? (second, secondTranslation) : (first, firstTranslation)
  }
}
