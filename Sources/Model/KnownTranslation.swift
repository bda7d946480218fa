/// How another string of a project translates a source: what a translation memory offers.
package struct KnownTranslation: Hashable, Sendable {
  /// The other string's source, which may differ in capitals and in the mark at its end.
  package var source: String
  package var text: String
  /// The first of the strings that have it.
  package var location: SourceLocation
  /// How many strings have it.
  package var count: Int
  /// Whether nothing shows that the other string means the same: it stands in another part of the app, or is told otherwise.
  package var mayDiffer = false

  package init(source: String, text: String, location: SourceLocation, count: Int) {
    self.source = source
    self.text = text
    self.location = location
    self.count = count
  }
}

extension [KnownTranslation] {
  /// Whether one of them is certainly of the same sense.
  package var areOfOneSense: Bool { contains { !$0.mayDiffer } }
}
