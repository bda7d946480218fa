/// A device or window that a project wants its bars audited in, besides the common ones.
public struct AuditedWidth: Hashable, Sendable {
  public var platform: Platform
  /// For people: `Kiosk iPad`, `inspector open`.
  public var name: String
  /// Of the screen or window, in points.
  public var width: Points

  public init(platform: Platform, name: String, width: Points) {
    self.platform = platform
    self.name = name
    self.width = width
  }
}
