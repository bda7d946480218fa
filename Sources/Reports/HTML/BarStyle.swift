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
  /// The row above a window's toolbar for its buttons and its title; zero where they share the toolbar's row. In points.
  let titleRow: Double
  /// The row below a navigation bar for its large title; zero where there is none. In points.
  let largeTitleRow: Double
  /// Where the bar begins.
  let top: Double

  init(_ toolbar: Toolbar, layout: BarLayout) {
    let kind = toolbar.kind
    let displayMode = toolbar.displayMode.value
    isWindow = kind == .windowToolbar || kind == .settingsTabs
    let hasTitleRow =
      isWindow
      && [.expanded, .preference].contains(toolbar.windowStyle.value ?? (kind == .settingsTabs ? .preference : .unified))
    titleRow = hasTitleRow ? Self.titleBar : 0
    isGlass = BarGeneration.of(layout.environment.platform, layout.environment.os).has(.glass)
    let isAbove = toolbar.facts.edge.value == .top
    isAtBottom = kind == .toolbar || kind == .fioriToolbar || kind == .ornament && !isAbove
    showsLabels =
      isWindow && displayMode != .iconOnly && displayMode != .labelOnly
      && layout.items.contains { $0.text != nil && $0.place == .onBar }
    largeTitleRow =
      kind == .navigationBar && layout.title != nil
        && (toolbar.largeTitle.value == true || layout.largeTitle != nil && layout.title?.isOnRowOfItsOwn == true)
        && !layout.environment.isCompactHeight && layout.environment.sideBar == nil ? Self.largeTitle : 0
    top = isAtBottom ? 40 : 4 + titleRow
    barHeight = Self.height(isWindow: isWindow, isGlass: isGlass, isAtBottom: isAtBottom, showsLabels: showsLabels)
  }

  /// In points; docs/pictures.md has the published figures. A bar with labels is drawn as high as they need: none is published.
  private static func height(isWindow: Bool, isGlass: Bool, isAtBottom: Bool, showsLabels: Bool) -> Double {
    if isWindow { return isGlass ? 62 : showsLabels ? 60 : 52 }
    if isGlass { return isAtBottom ? 48 : 54 }
    return 44
  }

  /// The window's buttons, from the leading edge, in points: their centres and their diameter. macOS 26 has larger ones, further
  /// apart (dotnet/maui PR 33157: 14 every 23, ending at 73; 12 every 20, ending at 65, before).
  var lights: (centers: [Double], size: Double) {
    isGlass ? ([20, 43, 66], 14) : ([19, 39, 59], 12)
  }
  /// Where a symbol is drawn in the frame of its item. On earlier phones one at the edge is as far out as a text would be.
  func glyphFrame(_ frame: BarLayout.Frame, in width: Points) -> BarLayout.Frame {
    guard !isWindow, !isGlass, !isAtBottom, frame.width < 46, frame.width.value > glyphSize else { return frame }
    if frame.x <= 21 { return .init(x: frame.x, width: Points(glyphSize)) }
    if width - frame.maxX <= 21 { return .init(x: frame.maxX - Points(glyphSize), width: Points(glyphSize)) }
    return frame
  }
  /// How high a platter is, in points, where the style has them.
  var platterHeight: Double { isWindow ? 36 : isAtBottom ? 48 : 44 }

  /// What a large title adds to the height of a bar, in points: 96 for 44 (frame dumps of `UINavigationBar` since iOS 11).
  private static let largeTitle = 52.0
  /// The size of a large title, in points: the text style of that name.
  static let largeTitleSize: Points = 34
  /// Where the bar ends, with all its rows.
  var end: Double { top + barHeight + largeTitleRow }

  /// The height of a standard title bar, in points: what `NSWindow.frameRect(forContentRect:styleMask:)` adds to a titled
  /// window's content.
  private static let titleBar = 28.0

  /// On which line the window's buttons and its title are.
  var titleMiddle: Double {
    if titleRow > 0 { return top - titleRow / 2 }
    return top + (showsLabels ? 22 : barHeight / 2)
  }
  var middle: Double { top + barHeight / 2 }
  var glyphSize: Double { isWindow ? 20 : 24 }
  /// What most texts are set in, and the style sheet says once.
  var textSize: Points { isWindow ? 11 : 17 }
}
