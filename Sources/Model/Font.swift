/// The system font at a size and weight, on a platform.
package struct Font: Hashable, Sendable {
  /// In points.
  package var size: Points
  package var weight: FontWeight
  /// watchOS sets SF Compact, every other platform SF Pro: their tracking differs.
  package var platform: Platform
  /// The line whose text layout is meant: from 26 on macOS sets Japanese and Latin apart.
  package var os: OSLine

  package init(size: Points, weight: FontWeight = .regular, platform: Platform = .ios, os: OSLine = OSLine(26)) {
    self.size = size
    self.weight = weight
    self.platform = platform
    self.os = os
  }
}

/// A font that code gives a label, before it is known on which platform it is seen.
package struct ViewFont: Hashable, Sendable {
  /// In points.
  package var size: Points
  package var weight: FontWeight

  package init(size: Points, weight: FontWeight) {
    self.size = size
    self.weight = weight
  }
}

package enum FontWeight: String, Hashable, Sendable, CaseIterable { case regular, medium, semibold, bold }
