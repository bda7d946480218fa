/// A text size that code spells out, so that it is the same whatever text size people set, and where it does.
package struct PlacedTextSize: Hashable, Sendable {
  /// In points.
  package var size: Points
  package var location: SourceLocation

  package init(size: Points, location: SourceLocation) {
    self.size = size
    self.location = location
  }
}

extension [PlacedTextSize] {
  /// The smallest first; the same one in the order of the code.
  package var smallestFirst: [PlacedTextSize] { sorted { ($0.size, $0.location) < ($1.size, $1.location) } }
}
