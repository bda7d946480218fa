import LintelModel
import LintelTables

/// How high a bar is, as `Data/bar-metrics.csv` has it. Nothing is laid out by it: it is told.
enum BarHeight {
  /// In points, without what the safe area adds, and without the row of a large title. Nil where nothing was published.
  static func of(_ toolbar: Toolbar, in environment: Environment) -> Width? {
    if environment.sideBar != nil { return nil }
    let isGlass = environment.os >= OSLine(26)
    let isCompact = environment.isCompactHeight
    switch (toolbar.kind, environment.platform) {
    case (.navigationBar, .ios):
      if isGlass { return stated("ios", "26", "UINavigationBar", isCompact ? "height_landscape" : "height_portrait") }
      return stated("ios", "<=18", "UINavigationBar", isCompact ? "height_landscape_compact_height" : "height_portrait")
    case (.navigationBar, .ipados): return stated("ipados", isGlass ? "26" : "12-18", "UINavigationBar", "height")
    case (.toolbar, .ios):
      // Held sideways, the bar of 26 was not measured.
      if isGlass { return isCompact ? nil : stated("ios", "26", "UIToolbar", "height") }
      return stated("ios", "<=18", "UIToolbar", isCompact ? "height_landscape" : "height_portrait")
    case (.windowToolbar, .macos):
      switch toolbar.windowStyle.value ?? .unified {
      case .unified: return stated("macos", isGlass ? "26" : "11-15", "NSToolbar unified", "height")
      case .unifiedCompact: return isGlass ? nil : stated("macos", "11-15", "NSToolbar unifiedCompact", "height")
      case .expanded, .preference: return nil
      }
    case (.ornament, _), (.toolbar, .visionos): return stated("visionos", "all", "toolbar ornament", "height")
    default: return nil
    }
  }

  private static func stated(_ platform: String, _ os: String, _ bar: String, _ metric: String) -> Width {
    BarMetrics.figure(platform, os, bar, metric).stated
  }
}
