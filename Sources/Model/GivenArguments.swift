/// The values that code puts into a text, by their types: what its calls show, or what its key spells out (`%lld files`).
package struct GivenArguments: Hashable, Sendable {
  /// In their order; nil where the type of one is not known.
  package var values: [Placeholder.Value?]
  /// Whether calls show them all. A key shows what was put in when it was written.
  package var isOfCall: Bool
  /// The numbers, from 1 on, of those that every call names as the app's own name.
  package var appNames: Set<Int> = []

  package init(_ values: [Placeholder.Value?], isOfCall: Bool) {
    self.values = values
    self.isOfCall = isOfCall
  }
}
