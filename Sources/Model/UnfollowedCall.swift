/// The function at which a text of a bar was lost: its source is not there, or cannot be followed.
package struct UnfollowedCall: Hashable, Sendable {
  /// As it is called: `tr`, `Strings.lookup`.
  package var name: String
  /// What the configuration could say of it so that this text resolves: with this, a table has the key that the call names.
  package var entry: SourceNames.LocalizingFunction?

  package init(name: String, entry: SourceNames.LocalizingFunction? = nil) {
    self.name = name
    self.entry = entry
  }
}
