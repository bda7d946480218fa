/// A text whose values code does not put in as the text takes them.
package struct MisfilledText: Hashable, Sendable {
  package enum Fault: Hashable, Sendable {
    /// Code shows it as it is, and people read this sign of a value.
    case shown(sign: String)
    /// The text takes so many values, counted by the highest number, and code hands over fewer.
    case tooFew(taken: Int, given: Int)
    /// Code hands over so many values, and no language takes as many.
    case tooMany(given: Int)
  }

  package var fault: Fault
  /// The source's text. Its place is that of the table.
  package var unit: StringUnit
  /// Where code asks for it.
  package var location: SourceLocation

  package init(_ fault: Fault, _ unit: StringUnit, askedAt location: SourceLocation) {
    (self.fault, self.unit, self.location) = (fault, unit, location)
  }
}
