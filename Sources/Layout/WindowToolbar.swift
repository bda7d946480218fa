import LintelModel

/// The toolbar of a macOS window: icons, icons above labels, or labels; what does not fit goes to the overflow menu, those of low
/// priority first, then from the trailing edge.
struct WindowToolbar: BarPlan {
  private let items: [SizedItem]
  private let ruler: Ruler
  /// What stands in the row beside the items: window controls and title where the style is unified, and the edges.
  private let beside: Width
  private let leadingInset: Points

  init(_ texts: BarTexts, os: OSLine, ruler: Ruler) {
    self.ruler = ruler
    let toolbar = texts.toolbar
    let style = toolbar.windowStyle.value ?? .unified
    let isUnified = style == .unified || style == .unifiedCompact
    // Unified styles hide labels by default, the others show them.
    let mode = toolbar.displayMode.value ?? (isUnified ? .iconOnly : .iconAndLabel)
    var edges = MacFigures.edge * 2
    leadingInset = isUnified ? MacFigures.windowControls.best : MacFigures.edge.best
    if isUnified { edges += MacFigures.windowControls }
    if isUnified && texts.title != nil { edges += MacFigures.titleArea }
    beside = edges
    let isAnyDefault = toolbar.items.contains { $0.isInDefaultSet }
    items = toolbar.items.enumerated().compactMap { index, item in
      guard item.isInDefaultSet || !isAnyDefault else { return nil }
      return Self.size(item, index: index, label: texts.label(of: item), mode: mode, ruler: ruler)
    }
  }

  private static func size(_ item: Item, index: Int, label: String?, mode: Toolbar.DisplayMode, ruler: Ruler) -> SizedItem {
    var sized = SizedItem(index: index, item: item, face: .symbol, width: .zero)
    switch item.kind {
    case .flexibleSpace, .separator: return sized
    case .fixedSpace:
      sized.width = item.fixedWidth.map(Width.init(exactly:)) ?? MacFigures.space
      return sized
    default: break
    }
    let icon =
      item.fixedWidth.map(Width.init(exactly:))
      ?? (item.kind == .searchField ? MacFigures.searchField : MacFigures.iconButton)
    if mode == .iconOnly, item.kind == .group, item.segments.count > 1 {
      // One button for each part, or one menu for all.
      sized.width = Width(low: icon.low, best: icon.best * Double(item.segments.count), high: icon.high * Double(item.segments.count))
      return sized
    }
    guard mode != .iconOnly, let label, !label.isEmpty else {
      sized.face = item.symbol == nil && item.kind == .button ? .nothing : .symbol
      sized.width = icon
      return sized
    }
    let text = ruler.measure(label, MacFigures.label).width
    sized.text = (label, text, MacFigures.label)
    // The icon stands above the text: the wider of the two decides.
    sized.face = mode == .labelOnly ? .text(label) : .symbolWithText(label)
    sized.width =
      mode == .labelOnly
      ? text + MacFigures.labelPadding : Width.max(MacFigures.labelledItem, text + MacFigures.labelPadding)
    if mode == .iconAndLabel, item.fixedWidth != nil || item.kind == .searchField {
      sized.width = Width.max(sized.width, icon)
    }
    return sized
  }

  private var needed: Width {
    let gaps = MacFigures.itemGap * Double(max(0, items.count - 1))
    return items.map(\.width).sum() + gaps + beside
  }

  private var overflow: OverflowOrder {
    OverflowOrder(
      needed: needed, button: MacFigures.overflowButton,
      order: OverflowOrder.byPriority(items).map { ($0.index, $0.width + MacFigures.itemGap) })
  }

  func layout(in environment: Environment) -> BarLayout {
    var layout = BarLayout(environment: environment, width: environment.width, direction: .leftToRight)
    layout.neededByItems = needed
    layout.itemsDoNotFit = needed.exceeds(Width(exactly: environment.width))
    OverflowRow(items: items, gap: MacFigures.itemGap.best, start: leadingInset, button: MacFigures.overflowButton.best)
      .place(overflow.gone(at: Width(exactly: environment.width)), beside: beside.best, in: &layout, ruler: ruler)
    return layout
  }

  var thresholds: [Threshold] {
    Threshold.complete(
      [Threshold(event: .itemsDoNotFit, below: needed)]
        + overflow.steps.map { Threshold(event: .itemOverflows(item: $0.index), below: $0.below) }, canFit: true)
  }
}

/// A row of items from which some may be gone to an overflow menu.
struct OverflowRow {
  let items: [SizedItem]
  let gap: Points
  let start: Points
  let button: Points

  func place(_ gone: [(index: Int, certainty: Certainty)], beside: Points, in layout: inout BarLayout, ruler: Ruler) {
    let certainties = Dictionary(gone.map { ($0.index, $0.certainty) }, uniquingKeysWith: { first, _ in first })
    let staying = items.filter { (certainties[$0.index] ?? .possible) < .likely }
    var free = layout.width - beside - staying.map(\.width.best).reduce(.zero, +) - gap * Double(max(0, staying.count - 1))
    if staying.count < items.count {
      layout.overflowButton = .init(x: layout.width - button, width: button)
      free = free - button
    }
    let flexible = staying.count { $0.item.kind == .flexibleSpace }
    let share = flexible == 0 ? .zero : max(0, free) / Double(flexible)
    var x = start
    for item in staying {
      let width = item.width.best + (item.item.kind == .flexibleSpace ? share : 0)
      layout.items.append(
        .init(
          item: item.index, place: .onBar, gone: certainties[item.index], frame: .init(x: x, width: width),
          text: item.visibleText(ruler)))
      x = x + width + gap
    }
    // The menu lists its items in the order of the bar, whatever the order in which they left it.
    for (rank, item) in items.filter({ (certainties[$0.index] ?? .possible) >= .likely && !$0.isSpacer }).enumerated() {
      layout.items.append(
        .init(item: item.index, place: .inOverflow(rank), gone: certainties[item.index], text: item.visibleText(ruler)))
    }
    layout.items.sort { $0.item < $1.item }
  }
}
