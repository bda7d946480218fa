import LintelModel
import LintelTables

/// The toolbar at the bottom of an iPhone's or iPad's view, or in a view of the app's own: items in one row, spread by its flexible spaces.
///
/// What does not fit is compressed on the iPhone before 27 and on the iPad before 26; later bars move it to a menu.
struct BottomToolbar: BarPlan {
  private let figures: IOSFigures
  private let row: Cluster
  private let compression: LabelCompression
  private let overflow: OverflowOrder?
  /// The row with the margins that are part of it.
  private let needed: Amount
  /// That of its edge of the screen, where it has one of its own.
  private let edgeMargin: Amount?
  private let space: BarSpace
  let labels: [Label]
  let constraints: [Constraint]

  init(_ texts: BarTexts, _ sizer: IOSItemSizer) {
    let figures = sizer.figures
    self.figures = figures
    var items = texts.onBar.map { sizer.size($0) }
    let gap = figures.gap(betweenTexts: false)
    for index in items.indices where Self.parts(index, items) { items[index].amount = gap }
    for index in items.indices where items[index].appearance == .symbol && items[index].item.fixedWidth == nil {
      if [.button, .menu].contains(items[index].item.kind) { items[index].amount = figures.bottomSymbolWidth }
    }
    // A search field takes what is free, and less before anything else gives way: it needs no more than a button.
    for index in items.indices where items[index].isSearchField { items[index].amount = figures.bottomSymbolWidth }
    row = Cluster(items, figures: figures)
    let canLeave = figures.generation.hasOverflowMenu(of: texts.toolbar)
    compression = LabelCompression(canLeave ? row.items.filter(\.item.isPinned) : row.items)
    // The margin of 18 grows with the bar; the one of 26 is a figure of its own, measured at the bottom of the screen. At the
    // top it has that of the bars which are there.
    edgeMargin = texts.toolbar.facts.edge == .declared(.top) ? nil : figures.bottomMargin
    space = edgeMargin == nil ? .margins(2, figures.margin) : .whole
    needed = edgeMargin.map { [row] in row.amount + $0 * 2 } ?? row.amount
    if canLeave {
      var staying = row
      overflow = OverflowOrder(
        needed: needed, button: figures.overflowButton + gap,
        order: OverflowOrder.ofBarButtons(row.items, in: figures.generation)
      ) { staying.remove($0.index) }
    } else {
      overflow = nil
    }
    let numbers = LabelNumbers(row.items)
    labels = numbers.labels
    constraints =
      numbers.fixed
      + numbers.ofSegments(
        Constraint(.itemsDoNotFit, needs: needed, in: space, labels: numbers.of(row.items)), row.items)
  }

  /// Whether a flexible space keeps two items apart: one at the edge, or beside another one, may shrink to nothing.
  private static func parts(_ index: Int, _ items: [SizedItem]) -> Bool {
    items[index].isFlexible && index > 0 && !items[index - 1].isFlexible
      && items[(index + 1)...].contains { !$0.isFlexible }
  }

  /// What is added to each search field and each flexible space, of what the items leave free.
  private func stretch(_ items: [SizedItem], free: Points) -> (SizedItem) -> Points {
    let fields = items.count(where: \.isSearchField)
    let flexible = items.count(where: \.isFlexible)
    let wanted = max(0, Points(figures[.searchFieldWidth].best - figures.bottomSymbolWidth.best))
    let field: Points = fields == 0 ? .zero : min(wanted, free / Double(fields))
    let share: Points = flexible == 0 ? .zero : max(0, free - field * Double(fields)) / Double(flexible)
    return { $0.isFlexible ? share : $0.isSearchField ? field : 0 }
  }

  func layout(in environment: Environment) -> BarLayout {
    let width = environment.barWidth
    let margin = edgeMargin.map { Points($0.best) } ?? figures.margin.at(width)
    var layout = BarLayout(environment: environment, width: width, direction: .leftToRight)
    layout.neededByItems = edgeMargin != nil ? needed.width : (needed + Amount(exactly: margin * 2)).width
    layout.itemsDoNotFit = needed.width.exceeds(Width(exactly: space.usable(of: width)))
    let state = overflow?.changes(at: space.usable(of: width)) ?? OverflowState()
    let usable = space.usable(of: width)
    let isFull = overflow.map { $0.stayingFits.best > usable } ?? true
    let cuts = isFull ? compression.cuts(saving: Points((overflow?.staying ?? needed).best) - usable) : [:]
    let doNotFit =
      overflow.map { $0.stayingFits.exceeds(Width(exactly: usable))?.capped(at: .likely) } ?? layout.itemsDoNotFit
    let staying = state.inMenu.isEmpty ? row : Cluster(state.sized(row.items), figures: figures)
    var free = max(0, width - margin * 2 - staying.width(cuts: cuts))
    if state.hasMenu {
      let button = Points(figures.overflowButton.best)
      layout.overflowButton = .init(x: width - margin - button, width: button)
      free = max(0, free - button - Points(figures.gap(betweenTexts: false).best))
    }
    layout.items = staying.frames(from: margin, cuts: cuts, stretch: stretch(staying.items, free: free)).map {
      item, frame in
      .init(
        item: item.index, place: .onBar, gone: state.gone[item.index], frame: frame,
        text: compression.visibleText(item, cut: cuts[item.index], itemsDoNotFit: doNotFit))
    }
    layout.crowd(staying.items.map(\.index), margin: margin)
    layout.items += state.menu(of: row.items)
    layout.items.sort { $0.item < $1.item }
    return layout
  }

  var thresholds: [Threshold] {
    constraints.widest.compactMap(\.threshold)
      + (overflow.map { overflow in
        overflow.thresholds(in: space)
          + compression.thresholds(
            needed: overflow.staying, below: space.barWidth(for: overflow.stayingFits) ?? .zero, in: space)
      } ?? compression.thresholds(needed: needed, in: space))
  }
}
