/// What the languages of a table have for one key, taken together: what all translators but one keep, one has lost; and what
/// all of them have otherwise, the source has wrong.
package struct Votes: Hashable, Sendable {
  /// In what a translation may differ from its source.
  package enum Trait: Hashable, Sendable, CaseIterable {
    /// The values it takes.
    case arguments
    case leadingSpace, trailingSpace, ending, lineBreak
    /// An escape that the platform does not know, and that the source has as well.
    case escape
  }

  /// Languages that have something in common, and the text of the first of them.
  package struct Party: Hashable, Sendable {
    package var locales: [LocaleID]
    package var text: String
    /// How the text ends.
    package var ending = TextEdges.Ending.none
    package init(locales: [LocaleID], text: String) {
      self.locales = locales
      self.text = text
    }
  }

  package var translations = 0
  /// Of these, those that say something.
  package var filled = 0
  /// Of the filled ones those in languages that set spaces between words; of these, those with the source's own space.
  package var spacing = 0
  package var sameLeading = 0
  package var sameTrailing = 0
  package var sameEnding = 0
  package var withInnerBreak = 0
  /// Of the filled ones those with a link; nil where the source has none.
  package var linked: Int?
  /// Of the filled ones those with every path and file name of the source, as it is written; nil where the source has none.
  package var pathed: Int?
  /// Of the filled ones in other languages than the source's, those that are its text unchanged, and all of them.
  package var copies = 0
  package var foreign = 0
  /// Of the foreign ones those that begin with a Latin letter, or none.
  package var latin = 0
  /// Of the foreign ones those that are a whole number.
  package var numbers = 0
  /// Where at least three quarters of the languages that have the key, and at least three, agree with each other and not with
  /// the source: which ones do. Of escapes: those that have the source's.
  package var against: [Trait: Party] = [:]
  /// The values that so many languages take; nil if they do not agree, or if that was not asked.
  package var arguments: [Placeholder]?

  package init() {}

  /// Whether every other language that says something says what the source says, and at least two do: a name.
  package var isKeptByAll: Bool { foreign >= 2 && copies == foreign }

  /// Whether at least four of five do, and no fewer than four languages.
  package var isKeptByMost: Bool { foreign >= 4 && copies * 5 >= foreign * 4 }

  /// Whether most languages that say something else than the source have a number: the app reads it, and no one else does.
  package var isNumberAbroad: Bool { numbers > 0 && numbers * 2 > foreign - copies }

  /// Whether most keep what the source has; true where too few could vote.
  /// - Parameter all: Who could vote.
  package func keeps(_ count: KeyPath<Votes, Int>, of all: KeyPath<Votes, Int> = \.filled) -> Bool {
    self[keyPath: all] < 3 || self[keyPath: count] * 2 > self[keyPath: all]
  }
}
