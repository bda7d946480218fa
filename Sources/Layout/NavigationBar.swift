import LintelModel
import LintelTables

/// The navigation bar of iOS and iPadOS: items at both ends, the title in what they leave.
///
/// Items beat the title. The title is in the centre of the bar if it fits there, else in the middle of the free span, else
/// it is cut; beside items in the centre it is at the leading end. On the iPhone nothing overflows before OS 27, and on the iPad
/// before 26 only from bars that are laid out for it: items that do not fit are compressed. Later bars move items to a menu
/// (`NavigationOverflow`); pinned ones stay.
struct NavigationBar: BarPlan {
  private let figures: IOSFigures
  private let row: NavigationRow
  private let back: BackButton?
  private let title: NavigationTitle?
  private let allItems: [SizedItem]
  /// Items that are in the overflow menu from the start.
  private let menuItems: [Int]
  private let titleViews: TitleViews
  /// Of the items that never leave.
  private let compression: LabelCompression
  /// What the items of all three places take, margins apart.
  private let needed: Amount
  /// The same where what is in the title's place has given way.
  private let squeezed: Amount
  /// What the bar needs beside the title.
  private let beside: (amount: Amount, margins: Int)
  /// The same beside a back button, of a bar of which nobody knows whether it has one.
  private let besideIfPushed: (amount: Amount, margins: Int)?
  private let overflow: NavigationOverflow?
  private let titleBelow: NavigationTitle.Below?
  /// Whether the title is at the leading edge, as it is beside a vertical bar.
  private let isTitleLeading: Bool
  let labels: [Label]
  let constraints: [Constraint]

  /// - Parameter leadingMargin: to a title at the leading edge; nil where it is in the centre.
  init(_ texts: BarTexts, _ sizer: IOSItemSizer, isTitleInline: Bool, leadingMargin: Amount? = nil) {
    isTitleLeading = leadingMargin != nil
    let figures = sizer.figures
    self.figures = figures
    var sides: [Item.Placement: [SizedItem]] = [:]
    var back: BackButton?
    var menuItems: [Int] = []
    for source in texts.onBar where source.item.placement != .bottom {
      // `additionalOverflowItems`: never on the bar, and the button of the menu always is.
      if source.item.facts.isInMoreMenu.value == true {
        menuItems.append(source.index)
      } else if source.item.kind == .back {
        back = BackButton(source, texts: texts, figures: figures)
      } else {
        var sized = sizer.size(source)
        // It gives way before anything else does, and takes what is left free (`SearchFields`).
        if sized.isSearchField { sized.amount = figures.symbolWidth }
        sides[Self.side(of: source.item.placement), default: []].append(sized)
      }
    }
    // A flexible space at the edge takes no room: what is beside it stands there.
    if back == nil, let first = sides[.leading]?.firstIndex(where: { !$0.isFlexible }) {
      sides[.leading]![first].standAtEdge(figures)
    }
    if menuItems.isEmpty, let last = sides[.trailing]?.lastIndex(where: { !$0.isFlexible }) {
      sides[.trailing]![last].standAtEdge(figures)
    }
    self.back = back
    self.menuItems = menuItems
    row = NavigationRow(
      sides, back: back, hasMenu: !menuItems.isEmpty, figures: figures,
      leadingMargin: leadingMargin ?? figures.bareSide)
    allItems = row.items
    let canLeave = figures.generation.hasOverflowMenu(of: texts.toolbar)
    titleViews = TitleViews(allItems)
    compression = LabelCompression(
      allItems.filter { !TitleViews.givesWay($0) && (!canLeave || $0.item.isPinned || $0.item.placement == .principal) })
    needed = row.needed
    let squeezedRow = titleViews.squeezed(row)
    squeezed = squeezedRow.needed
    beside = row.besideTitle
    besideIfPushed = texts.toolbar.isBackUnknown && !canLeave && leadingMargin == nil ? row.besideTitleAndBack : nil
    title = NavigationTitle(texts, figures, isInline: isTitleInline)
    overflow =
      canLeave
      ? NavigationOverflow(squeezedRow, title: title?.place, order: Self.order(row, in: figures.generation)) : nil
    titleBelow = title.map { [beside, overflow] in $0.below(beside: beside, overflow: overflow) }

    // What must fit: the items, the title beside them, and the title where it is large.
    var numbers = LabelNumbers(allItems)
    let itemLabels = numbers.of(allItems)
    var constraints = numbers.fixed
    if !allItems.isEmpty || back != nil {
      constraints += numbers.ofSegments(
        Constraint(.itemsDoNotFit, needs: needed, in: .margins(2, figures.margin), labels: itemLabels), allItems)
    }
    if let title {
      let number = numbers.add(texts.titleLabel(title.large ?? title.inline))
      let subtitle = title.subtitle.map { numbers.add(texts.subtitleLabel($0)) }
      for constraint in title.constraints(beside: beside, label: number, subtitle: subtitle, itemLabels: itemLabels) {
        if case .margins = constraint.space {
          constraints += numbers.ofSegments(constraint, allItems)
        } else {
          constraints.append(constraint)
        }
      }
    }
    labels = numbers.labels
    self.constraints = constraints
  }

  private static func side(of placement: Item.Placement) -> Item.Placement {
    switch placement {
    case .leading: .leading
    case .center, .principal: .center
    default: .trailing
    }
  }

  /// The centre leaves first, then the leading end, and the trailing end last, each from its trailing edge. Where items have
  /// priorities, that decides only between items of one.
  private static func order(_ row: NavigationRow, in generation: BarGeneration) -> [(item: SizedItem, side: Item.Placement)]
  {
    let sides: [(Cluster, Item.Placement)] = [(row.center, .center), (row.leading, .leading), (row.trailing, .trailing)]
    // What is in the title's place gives way as a title does, and goes to no menu.
    let order = sides.flatMap { cluster, side in
      OverflowOrder.fromTrailingEdge(cluster.items.filter { $0.item.placement != .principal }).map { (item: $0, side: side) }
    }
    guard generation.has(.visibilityPriority) else { return order }
    return order.enumerated().sorted {
      ($0.element.item.item.priority, $0.offset) < ($1.element.item.item.priority, $1.offset)
    }.map(\.element)
  }

  func layout(in environment: Environment) -> BarLayout {
    let width = environment.barWidth
    let margin = figures.margin.at(width)
    var layout = BarLayout(environment: environment, width: width, direction: .leftToRight)
    layout.neededByItems = (needed + Amount(exactly: margin * 2)).width
    layout.itemsDoNotFit = needed.width.exceeds(Width(exactly: width - margin * 2))
    let state = overflow?.state(at: width) ?? OverflowState()
    let placed = place(&layout, state, margin: margin)
    var span = placed.span
    guard let title, let titleBelow else { return layout }
    span.isTitleLeading = isTitleLeading || !row.center.isEmpty
    let room = title.room(beside: beside, width: width)
    title.place(in: &layout, span: span, below: titleBelow) { isCut in
      guard let overflow else { return room }
      // Where items leave only for the title, a text that fits then has as much as they leave it as long as they stay.
      let left = title.room(in: span) + placed.ofFields
      let best = overflow.isForTitle(at: width) && !isCut ? room.best : left
      return Width(low: min(room.low, left), best: best, high: max(room.high, left))
    }
    if let besideIfPushed { layout.titleIfPushed = title.ifPushed(beside: besideIfPushed, in: layout) }
    return layout
  }

  /// Whether nothing but the text in the title's place can give way.
  private var givesOnlyTitle: Bool { overflow == nil && titleViews.isLoneText && compression.isEmpty }

  /// Places the items.
  /// - Returns: what is left to the title, and what search fields would give it.
  private func place(
    _ layout: inout BarLayout, _ state: OverflowState, margin: Points
  ) -> (span: NavigationTitle.Span, ofFields: Points) {
    let gap = Points(figures.gap(betweenTexts: false).best)
    let titleGap = Points(figures.titleGap.best)
    let room = Width(exactly: layout.width)
    let usable = layout.width - margin * 2
    let isFull = overflow.map { $0.stayingFits.best > layout.width } ?? true
    let titleCuts = titleViews.cuts(saving: Points(needed.best) - usable)
    let itemCuts = isFull ? compression.cuts(saving: Points((overflow?.staying ?? squeezed).best) - usable) : [:]
    let cuts = titleCuts.isEmpty ? itemCuts : titleCuts.merging(itemCuts) { title, _ in title }
    let doNotFit =
      overflow.map { $0.stayingFits.exceeds(room)?.capped(at: .likely) } ?? squeezed.width.exceeds(Width(exactly: usable))
    let titleCut = layout.itemsDoNotFit?.capped(at: givesOnlyTitle ? .certain : .likely)
    func text(of item: SizedItem) -> BarLayout.VisibleText? {
      guard let cut = titleCuts[item.index] else {
        return compression.visibleText(item, cut: cuts[item.index], itemsDoNotFit: doNotFit)
      }
      return titleViews.visibleText(item, cut: cut, certainty: titleCut)
    }
    func placed(_ cluster: Cluster, from x: Points) -> [BarLayout.PlacedItem] {
      cluster.frames(from: x, cuts: cuts).map { item, frame in
        .init(item: item.index, place: .onBar, gone: state.gone[item.index], frame: frame, text: text(of: item))
      }
    }
    var start: Points?
    if let back {
      let rest = row.afterBack
      let (item, end) = back.place(
        title: title?.place, rest: rest.amount + Amount(exactly: margin * Double(rest.margins)),
        width: layout.width,
        margin: margin)
      layout.items.append(item)
      start = end
    }
    let (staying, ofFields) = SearchFields.stretched(
      row.staying(state), title: title?.place, backEnd: start, in: layout.width)
    let (leading, center, trailing) = (staying.leading, staying.center, staying.trailing)
    if !leading.isEmpty {
      let x = start.map { $0 + gap } ?? margin
      layout.items += placed(leading, from: x)
      start = x + leading.width(cuts: cuts)
    }
    var end: Points?
    if state.hasMenu || !menuItems.isEmpty {
      let button = Points(figures.overflowButton.best)
      layout.overflowButton = .init(x: layout.width - margin - button, width: button)
      end = layout.width - margin - button
    }
    if !trailing.isEmpty {
      end = (end.map { $0 - gap } ?? layout.width - margin) - trailing.width(cuts: cuts)
      layout.items += placed(trailing, from: end!)
    }
    let bare = Points(figures.bareSide.best)
    var span = NavigationTitle.Span(
      start: start.map { $0 + titleGap } ?? Points(row.leadingMargin.best),
      end: end.map { $0 - titleGap } ?? layout.width - bare)
    if !center.isEmpty {
      // In the middle of what is left, after the title if there is one.
      let width = center.width(cuts: cuts)
      let last = (end.map { $0 - gap } ?? layout.width - margin) - width
      let first = start.map { $0 + gap } ?? margin
      let wanted = title.map { span.start + Points($0.place.best) + titleGap } ?? first
      let x = max(first, min(last, max(wanted, (first + last) / 2)))
      layout.items += placed(center, from: x)
      span.end = x - titleGap
    }
    let row = [back?.index].compactMap { $0 } + [leading, center, trailing].flatMap { $0.items.map(\.index) }
    // Then nothing is left to the title.
    if layout.crowd(row, margin: margin) { span.end = min(span.end, span.start) }
    if state.hasMenu { layout.items += state.menu(of: allItems) }
    let left = layout.items.count { $0.place != .onBar }
    layout.items += menuItems.enumerated().map { .init(item: $1, place: .inOverflow(left + $0)) }
    layout.items.sort { $0.item < $1.item }
    return (span, ofFields)
  }

  var thresholds: [Threshold] {
    var thresholds = constraints.filter { !$0.event.isOfTitle }.widest.compactMap(\.threshold)
    if let titleBelow { thresholds += titleBelow.thresholds }
    if let overflow {
      thresholds += overflow.thresholds
      thresholds += compression.thresholds(
        needed: overflow.staying, below: overflow.stayingFits, in: .margins(2, figures.margin))
    } else {
      thresholds += compression.thresholds(needed: squeezed, in: .margins(2, figures.margin))
    }
    thresholds += titleViews.thresholds(needed: needed, in: .margins(2, figures.margin))
    let rest = row.afterBack
    let back = back?.threshold(title: title?.place, rest: rest.amount, in: .margins(rest.margins, figures.margin))
    if let back { thresholds.append(back) }
    return thresholds
  }
}
