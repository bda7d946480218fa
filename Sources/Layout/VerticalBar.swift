import LintelModel
import LintelTables

/// A bar of an iPhone Duo that is closed, or open in landscape. Items with an image are in the strip at the hardware's
/// side; the title, texts and custom views stay on a bar that lies across what the strip leaves of the display.
///
/// "Image items support both axes; text and custom view items support only the horizontal axis"
/// (`ToolbarItemAxisBehavior`). Its figures are those of third parties, so nothing about it is certain. A tab bar, and the
/// other bar of the same screen, share the strip; each is laid out as if it were alone there.
struct VerticalBar: BarPlan {
  private let across: any BarPlan
  private let column: SideColumn
  var ceiling: Certainty { .likely }
  var labels: [Label] { across.labels }
  var constraints: [Constraint] { across.constraints }
  var thresholds: [Threshold] { across.thresholds }
  var canFit: Bool { across.canFit && column.fits }

  /// - Parameters:
  ///   - sizer: of the bar that lies across.
  ///   - side: the vertical bars.
  init(_ texts: BarTexts, _ sizer: IOSItemSizer, in strip: SideBar, _ side: BarGeneration, isTitleInline: Bool) {
    var rest = texts
    rest.onBar = []
    var upright: [SizedItem] = []
    var menuItems: [Int] = []
    for source in texts.onBar {
      if source.isSpacer {
        rest.onBar.append(source)
      } else if source.item.facts.isInMoreMenu.value == true {
        menuItems.append(source.index)
      } else {
        let sized = sizer.size(source)
        if Self.standsOnEnd(sized) { upright.append(sized) } else { rest.onBar.append(source) }
      }
    }
    // Spaces between items that have left part nothing.
    if rest.onBar.allSatisfy(\.isSpacer) { rest.onBar = [] }
    column = SideColumn(upright, menuItems: menuItems, in: strip, side)
    across =
      rest.toolbar.kind == .toolbar
      ? BottomToolbar(rest, sizer)
      : NavigationBar(
        rest, sizer, isTitleInline: isTitleInline, leadingMargin: Amount(side.figure(.titleMarginBesideStrip)))
  }

  /// Whether the item is in the strip, by what its code says, else by what it shows.
  private static func standsOnEnd(_ sized: SizedItem) -> Bool {
    let item = sized.item
    guard item.placement != .principal else { return false }
    switch item.facts.axis.value ?? .automatic {
    case .horizontalOnly: return false
    case .verticalPreferred: return true
    case .automatic: break
    }
    switch item.kind {
    case .back: return true
    case .button, .menu, .pullDown, .toggle, .moreMenu, .overflow, .sidebarToggle: return sized.appearance == .symbol
    default: return false
    }
  }

  func constraints(in environment: Environment) -> [Constraint] { across.constraints(in: environment) }

  func layout(in environment: Environment) -> BarLayout {
    var layout = across.layout(in: environment)
    column.place(in: &layout)
    return layout
  }
}
