/// Something that a project's configuration says and that changes nothing: most likely it is misspelled.
public struct UnusedSetting: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A pattern of files to leave out, which none has.
    case exclude
    /// A source language that no table is written in, and that nobody has a name for.
    case sourceLanguage
  }

  public var kind: Kind
  public var text: String
  public var location: SourceLocation

  public init(kind: Kind, text: String, location: SourceLocation) {
    self.kind = kind
    self.text = text
    self.location = location
  }
}
