/// One place a bar can be in: a platform and OS line, a device or window width, a text size.
package struct Environment: Hashable, Sendable {
  /// Whether people commonly hold this one. What happens only in a rare one is a note, and said as such.
  package enum Commonness: String, Hashable, Sendable, CaseIterable { case common, rare }

  package var platform: Platform
  package var os: OSLine
  /// The device or window, for people: `iPhone SE (2nd/3rd gen)`, `window at its declared minimum`.
  package var device: String
  /// Width of the device's screen or of the window, in points.
  package var width: Points
  /// What the safe areas to both sides of the bar's contents take of that width together, in points: a notch held sideways.
  package var safeAreas: Points
  /// Whether the vertical size class is compact: an iPhone held sideways, where bars are low and titles never large.
  package var isCompactHeight: Bool
  /// The strip in which bars are vertical here; nil where they are horizontal.
  package var sideBar: SideBar?
  package var textSize: TextSize
  package var commonness: Commonness
  /// The width at which the view first opens; nothing may overflow here by default.
  package var isDefaultWidth: Bool
  /// True if this width is not declared, only common: nothing is certain there.
  package var isAssumed: Bool

  package init(
    platform: Platform, os: OSLine, device: String, width: Points, textSize: TextSize = .large,
    commonness: Commonness = .common, isDefaultWidth: Bool = false, isAssumed: Bool = false, safeAreas: Points = 0,
    isCompactHeight: Bool = false, sideBar: SideBar? = nil
  ) {
    self.platform = platform
    self.os = os
    self.device = device
    self.width = width
    self.textSize = textSize
    self.commonness = commonness
    self.isDefaultWidth = isDefaultWidth
    self.isAssumed = isAssumed
    self.safeAreas = safeAreas
    self.isCompactHeight = isCompactHeight
    self.sideBar = sideBar
  }

  /// By what tells most of them apart: the names of all cases would take longer than to compare two that are equal.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(device)
    hasher.combine(width)
    hasher.combine(os)
    hasher.combine(platform)
  }

  /// What a bar's contents have of the width, in points.
  package var barWidth: Points { width - safeAreas }

  /// `iOS 26, iPhone 17 (402 pt)`; `iOS 26, iPhone 17 in landscape (874 pt, 750 pt between safe areas)`.
  package var summary: String {
    let size = textSize == .large ? "" : ", text size \(textSize.rawValue)"
    let inside = safeAreas == 0 ? "" : ", \(barWidth) pt between safe areas"
    return "\(platform.name) \(os.version(on: platform)), \(device) (\(width) pt\(inside))\(size)"
  }
}

/// The content size categories of Dynamic Type, by the names the guideline's tables use.
package enum TextSize: String, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall
  case small = "Small"
  case medium = "Medium"
  case large = "Large"
  case xLarge, xxLarge, xxxLarge
  case ax1 = "AX1"
  case ax2 = "AX2"
  case ax3 = "AX3"
  case ax4 = "AX4"
  case ax5 = "AX5"

  package static func < (a: TextSize, b: TextSize) -> Bool { a.rank < b.rank }
  private var rank: Int { TextSize.allCases.firstIndex(of: self)! }
}
