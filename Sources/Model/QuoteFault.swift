/// A quotation mark of a `.strings` file over which the platform does not find the end of a text or a key.
package struct QuoteFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Nothing closes the text on its line: `"a" = "One;`.
    case openText(hasSemicolon: Bool)
    /// A backslash takes the meaning of the quotation mark that was to close the text: `"a" = "One\";`.
    case escapedEnd
    /// Quotation marks within the text end it too soon: `"a" = "say "hi" now";`.
    case innerMarks
    /// Nothing closes the key before the equals sign: `"a = "One";`.
    case openKey
  }

  package var kind: Kind
  /// The key as far as it can be told.
  package var key: String

  package init(_ kind: Kind, key: String) {
    self.kind = kind
    self.key = key
  }
}
