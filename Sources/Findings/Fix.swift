import LintelModel

/// What a string has to say instead, where it is certain: nobody who reads the language would mend it otherwise.
package struct Fix: Hashable, Sendable {
  /// The text as it was read.
  package var before: String
  package var after: String
  /// Where the string's value begins.
  package var location: SourceLocation
  /// Whether an escape that the platform does not know is written anew even where the text stays the same.
  package var respellsEscapes: Bool
  /// What to change in the file; nil as long as nobody has looked at it, and where its format leaves that open.
  package var edit: SourceEdit?

  package init(_ before: String, _ after: String, at location: SourceLocation, respellsEscapes: Bool = false) {
    self.before = before
    self.after = after
    self.location = location
    self.respellsEscapes = respellsEscapes
  }
}
