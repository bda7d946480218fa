/// A button of code that is on no bar, shows an image alone and is given no name.
package struct OutsideButton: Hashable, Sendable, Comparable {
  package enum Face: Hashable, Sendable {
    /// A symbol of the system's, for which the system has a word of its own in places, or an image of which that is not seen.
    case symbol
    /// A picture of the project's: the system has no word for it.
    case picture
  }

  package var location: SourceLocation
  package var face: Face

  package var file: String { location.file }
  package var line: Int { location.line }

  package init(_ location: SourceLocation, face: Face = .symbol) {
    self.location = location
    self.face = face
  }

  package static func < (a: OutsideButton, b: OutsideButton) -> Bool { a.location < b.location }
}
