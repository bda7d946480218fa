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
  ///   - figures: of the bar that lies across.
  ///   - side: the vertical bars.
  init(_ texts: BarTexts, _ figures: IOSFigures, in strip: SideBar, _ side: BarGeneration, isTitleInline: Bool) {
    let sizer = IOSItemSizer(texts: texts, figures: figures)
    var rest = texts.toolbar
    var upright: [SizedItem] = []
    var menuItems: [Int] = []
    for (index, item) in rest.items.enumerated() where item.isInDefaultSet && !item.kind.isSpacer {
      if item.facts.isInMoreMenu.value == true {
        menuItems.append(index)
        rest.items[index].isInDefaultSet = false
        continue
      }
      let sized = sizer.size(item, index: index)
      guard Self.standsOnEnd(sized) else { continue }
      upright.append(sized)
      rest.items[index].isInDefaultSet = false
    }
    // Spaces between items that have left part nothing.
    if !rest.items.contains(where: { $0.isInDefaultSet && !$0.kind.isSpacer }) {
      for index in rest.items.indices { rest.items[index].isInDefaultSet = false }
    }
    column = SideColumn(upright, menuItems: menuItems, in: strip, side)
    let left = BarTexts(toolbar: rest, locale: texts.locale, ruler: texts.ruler)
    across =
      rest.kind == .toolbar
      ? BottomToolbar(left, figures)
      : NavigationBar(
        left, figures, isTitleInline: isTitleInline, leadingMargin: Amount(side.figure(.titleMarginBesideStrip)))
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
