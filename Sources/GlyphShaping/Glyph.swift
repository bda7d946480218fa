/// A glyph where it stands on the line; lengths in em of its face.
public struct Glyph: Hashable, Sendable {
  /// The place of its face among those that were offered.
  public var face: Int
  /// Its number in the face; 0 where no face has the character.
  public var id: UInt32
  /// The character it belongs to, as an offset in UTF-16 units: the first one of its cluster.
  public var cluster: Int
  /// How far it moves the pen.
  public var advance: Double
  /// How far from the pen it is drawn.
  public var xOffset: Double
  public var yOffset: Double
}
