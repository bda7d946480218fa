/// Something that a project's configuration says and that changes nothing: most likely it is misspelled.
package struct UnusedSetting: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A pattern of files to leave out, which none has.
    case exclude
    /// A source language that no table is written in, and that has no name.
    case sourceLanguage
  }

  package var kind: Kind
  package var text: String
  package var location: SourceLocation

  package init(kind: Kind, text: String, location: SourceLocation) {
    self.kind = kind
    self.text = text
    self.location = location
  }
}
