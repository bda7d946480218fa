/// A device or window that a project wants its bars audited in, besides the common ones.
public struct AuditedWidth: Hashable, Sendable {
  public var platform: Platform
  /// For people: `Kiosk iPad`, `inspector open`.
  public var name: String
  /// Of the screen or window, in points.
  public var width: Points
  /// What the safe areas to both sides of a bar's contents take of it together, in points.
  public var safeAreas: Points
  public var isCompactHeight: Bool
  /// The OS lines on which there is such a window; empty means all.
  public var osLines: [OSLine]
  /// Whether the width is only inferred: nothing is certain there.
  public var isAssumed: Bool

  public init(
    platform: Platform, name: String, width: Points, safeAreas: Points = 0, isCompactHeight: Bool = false,
    osLines: [OSLine] = [], isAssumed: Bool = false
  ) {
    self.platform = platform
    self.name = name
    self.width = width
    self.safeAreas = safeAreas
    self.isCompactHeight = isCompactHeight
    self.osLines = osLines
    self.isAssumed = isAssumed
  }
}
