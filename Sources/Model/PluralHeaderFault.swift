/// What is wrong with how a PO file says which of a text's forms a number takes, in its header `Plural-Forms`.
package struct PluralHeaderFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// There is none, or it cannot be followed.
    case unfollowed(found: String, expected: String)
    /// Categories of the language that share their form with another one, and all that the language has, in CLDR's order.
    case lacking([String], of: [String])
    /// Texts with a form that the header does not count: the number of the first one, from 0.
    case uncounted(form: Int, texts: Int)
  }

  package var kind: Kind
  /// `nplurals`; nil where it could not be read.
  package var count: Int?
  package var location: SourceLocation

  package init(_ kind: Kind, count: Int? = nil, at location: SourceLocation) {
    (self.kind, self.count, self.location) = (kind, count, location)
  }
}
