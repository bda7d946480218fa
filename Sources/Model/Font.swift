/// The system font at a size and weight, on a platform.
public struct Font: Hashable, Sendable {
  /// In points.
  public var size: Points
  public var weight: FontWeight
  /// watchOS sets SF Compact, every other platform SF Pro: their tracking differs.
  public var platform: Platform
  /// The line whose text layout is meant: from 26 on macOS sets Japanese and Latin apart.
  public var os: OSLine

  public init(size: Points, weight: FontWeight = .regular, platform: Platform = .ios, os: OSLine = OSLine(26)) {
    self.size = size
    self.weight = weight
    self.platform = platform
    self.os = os
  }
}

/// A font that code gives a label, before it is known on which platform it is seen.
public struct ViewFont: Hashable, Sendable {
  /// In points.
  public var size: Points
  public var weight: FontWeight

  public init(size: Points, weight: FontWeight) {
    self.size = size
    self.weight = weight
  }
}

public enum FontWeight: String, Hashable, Sendable, CaseIterable { case regular, medium, semibold, bold }
