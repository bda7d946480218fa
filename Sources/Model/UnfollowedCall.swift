/// The function at which a text of a bar was lost: its source is not there, or leads where nobody can follow.
public struct UnfollowedCall: Hashable, Sendable {
  /// As it is called: `tr`, `Strings.lookup`.
  public var name: String
  /// What the configuration could say of it so that this text resolves: with this, a table has the key that the call names.
  public var entry: SourceNames.LocalizingFunction?

  public init(name: String, entry: SourceNames.LocalizingFunction? = nil) {
    self.name = name
    self.entry = entry
  }
}
