/// A translation that people read before a change and read no more, whatever the source still says.
package struct LostText: Hashable, Sendable {
  /// How a language comes to lose a text that it had.
  package enum Way: Hashable, Sendable {
    /// It is gone from the table.
    case gone
    /// It stands there still, and its table calls it untranslated: nobody is shown it.
    case unfinished
    /// The source has its string under another key now. This is the one that the translations are, or were, under.
    case underEarlierKey(String)
    /// It stands under this key now, which the source has not.
    case underMisspelledKey(String)
  }

  /// What it was before.
  package var text: String
  package var way: Way
  /// Where it stands under another key than the source's.
  package var place: SourceLocation?

  package init(text: String, way: Way) {
    self.text = text
    self.way = way
  }
}
