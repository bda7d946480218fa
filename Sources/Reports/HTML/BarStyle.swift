import LintelModel
import LintelTables

/// The heights and manners a kind of bar is drawn with. Layout knows widths only; heights are for the eye.
struct BarStyle: Hashable {
  let isWindow: Bool
  /// Items are on rounded platters above the content.
  let isGlass: Bool
  let isAtBottom: Bool
  /// Icons are above their labels.
  let showsLabels: Bool
  let barHeight: Double
  /// Where the bar begins.
  let top: Double

  init(kind: Toolbar.Kind, layout: BarLayout, displayMode: Toolbar.DisplayMode?) {
    isWindow = kind == .windowToolbar || kind == .settingsTabs
    isGlass = BarGeneration.of(layout.environment.platform, layout.environment.os).has(.glass)
    isAtBottom = kind == .toolbar || kind == .fioriToolbar || kind == .ornament
    showsLabels =
      isWindow && displayMode != .iconOnly && displayMode != .labelOnly
      && layout.items.contains { $0.text != nil && $0.place == .onBar }
    top = isAtBottom ? 40 : 4
    barHeight = showsLabels ? 60 : isWindow ? 52 : isGlass ? 54 : 46
  }

  var middle: Double { top + barHeight / 2 }
  var glyphSize: Double { isWindow ? 20 : 24 }
  /// What most texts are set in, and the style sheet says once.
  var textSize: Points { isWindow ? 11 : 17 }
}
