/// A translation that a change replaced with the text which its table has, or had, for another string.
package struct ReplacedText: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The sources are each other's opposites, and both have the text now.
    case opposites
    /// Words of the text show that it is the other string's.
    case mistaken
    /// The sources say different things: one word may do for both.
    case other
  }

  package var kind: Kind
  /// Whether the other string has what this one had: the change exchanged the two.
  package var isExchange = false
  /// The string, and what the language has for it now.
  package var source: StringUnit
  package var translation: StringUnit
  /// What it had for it before.
  package var before: String
  /// The string whose text it is, and what the language has for that now.
  package var otherSource: StringUnit
  package var otherTranslation: StringUnit

  package init(
    _ kind: Kind, source: StringUnit, translation: StringUnit, before: String, otherSource: StringUnit,
    otherTranslation: StringUnit
  ) {
    self.kind = kind
    self.source = source
    self.translation = translation
    self.before = before
    self.otherSource = otherSource
    self.otherTranslation = otherTranslation
  }
}

extension ReplacedText {
  /// Those of the two strings that it is about.
  package var keys: Set<String> { [source.key, otherSource.key] }
}
