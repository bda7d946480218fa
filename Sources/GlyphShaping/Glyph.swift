/// A glyph at its place on the line; lengths in em of its face.
package struct Glyph: Hashable, Sendable {
  /// The place of its face among those that were offered.
  package var face: Int
  /// Its number in the face; 0 where no face has the character.
  package var id: UInt32
  /// The character it belongs to, as an offset in UTF-16 units: the first one of its cluster.
  package var cluster: Int
  /// How far it moves the pen.
  package var advance: Double
  /// How far from the pen it is drawn.
  package var xOffset: Double
  package var yOffset: Double
}
