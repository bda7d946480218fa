import LintelModel

/// The toolbar of a macOS window: icons, icons above labels, or labels. Where space is short, search fields become buttons and
/// groups pull-down menus; what still does not fit goes to the overflow menu, items of low priority first, then from the
/// trailing edge.
struct WindowToolbar: BarPlan {
  private let items: [SizedItem]
  private let needed: Amount
  private let least: Amount
  private let overflow: OverflowOrder
  private let leadingInset: Points
  /// What the window's title takes of the row: nothing where it has a row of its own, or none is known.
  private let titleArea: Points
  /// The window's subtitle, which is below the title where that is in the toolbar's row; beside it, or nowhere, in other styles.
  private let subtitle: SizedText?
  private let figures: MacFigures
  let labels: [Label]
  let constraints: [Constraint]

  init(_ texts: BarTexts, _ figures: MacFigures) {
    self.figures = figures
    let toolbar = texts.toolbar
    let style = toolbar.windowStyle.value ?? .unified
    let isUnified = style == .unified || style == .unifiedCompact
    // Unified styles hide labels by default, the others show them.
    let mode = toolbar.displayMode.value ?? (isUnified ? .iconOnly : .iconAndLabel)
    let controls = figures.windowControls
    leadingInset = Points(isUnified ? controls.best : figures.edge.best)
    // What is in the row beside the items: window controls and title where the style is unified, and the edges.
    var beside = figures.edge * 2
    if isUnified { beside += controls }
    let isBesideTitle = isUnified && texts.title != nil
    titleArea = isBesideTitle ? Points(figures.titleArea.best) : 0
    if isBesideTitle { beside += figures.titleArea }
    // No figure of its font is published: it is measured in the small system font, as the toolbar's labels are.
    let below = isBesideTitle && style == .unified ? texts.subtitle : nil
    subtitle = below.map { texts.measured($0, figures.label, source: BarTexts.titleSource + 2) }
    let isAnyDefault = !texts.onBar.isEmpty
    let items = (isAnyDefault ? texts.onBar : texts.items).map { Self.size($0, texts: texts, mode: mode, figures) }
    self.items = items
    needed = items.map(\.amount).sum() + figures.itemGap * Double(max(0, items.count - 1)) + beside
    least = OverflowOrder.least(needed, items)
    overflow = OverflowOrder(
      needed: needed, button: figures.overflowButton, gap: figures.itemGap, order: OverflowOrder.byPriority(items))
    let numbers = LabelNumbers(items)
    labels = numbers.labels
    constraints = [
      Constraint(.itemsDoNotFit, needs: least, in: .whole, labels: numbers.of(items.filter { $0.collapsed == nil }))
    ]
  }

  private static func size(
    _ source: BarItem, texts: BarTexts, mode: Toolbar.DisplayMode, _ figures: MacFigures
  ) -> SizedItem {
    let item = source.item
    var sized = SizedItem(source, appearance: .symbol)
    switch item.kind {
    case .flexibleSpace, .separator:
      sized.amount = figures.platterGap
      return sized
    case .fixedSpace:
      sized.amount = item.fixedWidth.map(Amount.init(exactly:)) ?? figures.space
      return sized
    default: break
    }
    let icon = item.fixedWidth.map(Amount.init(exactly:)) ?? Self.icon(of: item, figures)
    guard mode != .iconOnly, let label = source.label, !label.isEmpty else {
      sized.appearance = item.symbol == nil && item.kind == .button ? .nothing : .symbol
      sized.amount = icon
      if canCollapse(item) { sized.collapsed = figures.iconButton }
      return sized
    }
    sized = SizedItem(labelled: source, texts: texts, figures: figures, isLabelOnly: mode == .labelOnly)
    let labelled = sized.amount
    if mode == .iconAndLabel { sized.amount = Amount.max(labelled, icon) }
    if mode == .iconAndLabel, canCollapse(item), sized.amount.best > labelled.best { sized.collapsed = labelled }
    return sized
  }

  private static func icon(of item: Item, _ figures: MacFigures) -> Amount {
    // How wide a view is that nobody declares the width of only the running app knows.
    if item.hasViewOfUnreadWidth { return figures.unreadView }
    return switch item.kind {
    case .searchField: figures.searchField
    case .group, .segmentedControl: figures.iconButton * Double(max(1, item.segments.count))
    default: figures.iconButton
    }
  }

  /// "NSToolbarItemGroup collapses from segments to a pull-down; NSSearchToolbarItem collapses to a button."
  private static func canCollapse(_ item: Item) -> Bool {
    if item.facts.canCollapse == .declared(false) { return false }
    return item.kind == .searchField || (item.kind == .group && item.segments.count > 1)
  }

  func layout(in environment: Environment) -> BarLayout {
    var layout = BarLayout(environment: environment, width: environment.barWidth, direction: .leftToRight)
    layout.neededByItems = least.width
    layout.itemsDoNotFit = least.width.exceeds(Width(exactly: environment.barWidth))
    let end = environment.barWidth - Points(figures.edge.best)
    OverflowRow(
      items: items, gap: Points(figures.itemGap.best), start: leadingInset + titleArea, end: end,
      button: Points(figures.overflowButton.best)
    ).place(overflow.changes(at: environment.barWidth), in: &layout)
    // A window's titles have what the items leave, and are not judged: so it is never cut for certain.
    layout.subtitle = subtitle?.whole
    if titleArea > 0 { makeRoomForTitle(in: &layout, end: layout.overflowButton?.x ?? end) }
    return layout
  }

  /// The sidebar's items and navigational ones stand before the title, the others behind it; the title takes what is free, so
  /// that they end at the trailing edge ("isNavigational: … positioned in the leading area … before the title", Apple's NSToolbarItem).
  private func makeRoomForTitle(in layout: inout BarLayout, end: Points) {
    let toolbarItems = Dictionary(items.map { ($0.index, $0.item) }, uniquingKeysWith: { first, _ in first })
    let onBar = layout.items.indices.filter { layout.items[$0].place == .onBar && layout.items[$0].frame != nil }
    // A row that was crowded together has no room to give.
    guard let first = onBar.first, layout.items[first].frame!.x >= leadingInset + titleArea else { return }
    let shown = onBar.map { toolbarItems[layout.items[$0].item] }
    let ofSidebar = shown.lastIndex { $0?.isInSidebar == true }.map { $0 + 1 } ?? 0
    let leading = onBar.prefix(ofSidebar + shown[ofSidebar...].prefix { $0?.placement == .leading }.count)
    let narrowest = Points(figures.platterGap.best)
    var before = titleArea
    for (place, item) in zip(leading, shown) {
      layout.items[place].frame!.x = layout.items[place].frame!.x - before
      // How wide the sidebar is the app decides: a space in its section is drawn as narrow as it gets.
      let width = layout.items[place].frame!.width
      guard item?.kind == .flexibleSpace, width > narrowest else { continue }
      layout.items[place].frame!.width = narrowest
      before = before + (width - narrowest)
    }
    let others = onBar.dropFirst(leading.count)
    let isSpread = others.contains { toolbarItems[layout.items[$0].item]?.kind == .flexibleSpace }
    if !isSpread, let last = others.last.flatMap({ layout.items[$0].frame?.maxX }), last < end {
      for place in others { layout.items[place].frame!.x = layout.items[place].frame!.x + (end - last) }
    }
    let start = leading.last.flatMap { layout.items[$0].frame?.maxX } ?? leadingInset
    let next = others.first.flatMap { layout.items[$0].frame?.x } ?? end
    layout.titleFrame = .init(x: start, width: max(0, next - start))
  }

  var thresholds: [Threshold] { constraints.compactMap(\.threshold) + overflow.thresholds(in: .whole) }
}
