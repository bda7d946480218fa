import LintelModel

/// The navigation bar of iOS and iPadOS: items at both ends, the title in what they leave.
///
/// Items beat the title. The title stands in the centre of the bar if it fits there, else in the middle of the free span, else it
/// is cut. On the iPhone nothing overflows before OS 27: items that do not fit are compressed. The iPad, and the iPhone from 27
/// on, move items to a menu; pinned ones stay.
struct NavigationBar: BarPlan {
  private let platform: Platform
  private let os: OSLine
  private let figures: IOSFigures
  private let leading: Cluster
  private let center: Cluster
  private let trailing: Cluster
  private let back: BackButton?
  private let title: NavigationTitle?
  private let allItems: [SizedItem]
  /// Items that stand in the overflow menu from the start.
  private let menuItems: [Int]
  private let squeeze: Squeeze
  /// What the items of all three places take, margins apart.
  private let content: Amount
  private let overflow: OverflowOrder?
  let labels: [Label]
  let demands: [Demand]

  init(_ texts: BarTexts, platform: Platform, os: OSLine, isTitleInline: Bool) {
    self.platform = platform
    self.os = os
    let figures = IOSFigures(os: os)
    self.figures = figures
    let sizer = IOSItemSizer(texts: texts, figures: figures, platform: platform)
    var sides: [Item.Placement: [SizedItem]] = [:]
    var back: BackButton?
    var menuItems: [Int] = []
    for (index, item) in texts.toolbar.items.enumerated() where item.isInDefaultSet && item.placement != .bottom {
      // `additionalOverflowItems`: never on the bar, and the button of the menu always is.
      if item.facts.isInMoreMenu.value == true {
        menuItems.append(index)
      } else if item.kind == .back {
        back = BackButton(item, index: index, texts: texts, figures: figures, platform: platform)
      } else {
        sides[Self.side(of: item), default: []].append(sizer.size(item, index: index))
      }
    }
    self.back = back
    self.menuItems = menuItems
    let leading = Cluster(sides[.leading] ?? [], figures: figures)
    let center = Cluster(sides[.center] ?? [], figures: figures)
    let trailing = Cluster(sides[.trailing] ?? [], figures: figures)
    (self.leading, self.center, self.trailing) = (leading, center, trailing)
    allItems = leading.items + center.items + trailing.items
    squeeze = Squeeze(allItems)
    let gap = figures.gap(betweenTexts: false)
    let clusters = [leading, center, trailing].filter { !$0.isEmpty }
    let backWithGap = back.map { clusters.isEmpty ? $0.least : $0.least + gap }
    let menu = menuItems.isEmpty ? Amount.zero : IOSFigures.overflowButton + gap
    content = clusters.map(\.amount).sum() + gap * Double(max(0, clusters.count - 1)) + (backWithGap ?? .zero) + menu
    title = NavigationTitle(texts, platform: platform, figures: figures, isInline: isTitleInline)
    overflow =
      platform == .ipados || os >= OSLine(27)
      ? OverflowOrder(
        needed: content, button: menuItems.isEmpty ? IOSFigures.overflowButton + gap : .zero, gap: gap,
        order: Self.order(leading: leading, center: center, trailing: trailing, os: os)) : nil

    // What must fit: the items, the title beside them, and the title where it is large.
    var numbers = LabelNumbers(allItems)
    let itemLabels = numbers.of(allItems)
    var demands = numbers.fixed
    if !allItems.isEmpty { demands.append(Demand(.itemsDoNotFit, needs: content, in: .margins(2), labels: itemLabels)) }
    let beside = TitleSides(back: back, leading: leading, center: center, trailing: trailing, menu: menu, figures: figures)
    self.beside = beside
    if let title {
      let number = numbers.add(texts.titleLabel(title.large ?? title.inline))
      demands += title.demands(beside: beside, label: number, itemLabels: itemLabels)
    }
    labels = numbers.labels
    self.demands = demands
  }

  private let beside: TitleSides

  private static func side(of item: Item) -> Item.Placement {
    switch item.placement {
    case .leading: .leading
    case .center, .principal: .center
    default: .trailing
    }
  }

  /// Before 27 the centre leaves first, then the leading end, and the trailing end last; from 27 on that decides only between
  /// items of one priority.
  private static func order(leading: Cluster, center: Cluster, trailing: Cluster, os: OSLine) -> [SizedItem] {
    let order = [center, leading, trailing].flatMap { OverflowOrder.byPriority($0.items) }
    guard os >= OSLine(27) else { return order }
    return order.enumerated().sorted {
      ($0.element.item.priority, $0.offset) < ($1.element.item.priority, $1.offset)
    }.map(\.element)
  }

  func layout(in environment: Environment) -> BarLayout {
    let width = environment.barWidth
    let margin = BarSpace.margin(at: width)
    var layout = BarLayout(environment: environment, width: width, direction: .leftToRight)
    layout.neededByItems = (content + Amount(exactly: margin * 2)).width
    layout.itemsDoNotFit = content.width.exceeds(Width(exactly: width - margin * 2))
    let state = overflow?.changes(at: width - margin * 2) ?? OverflowState()
    place(&layout, state, margin: margin)
    title?.place(
      in: &layout, beside: beside, hasMenu: overflow != nil, gaps: figures.gap(betweenTexts: false).best)
    return layout
  }

  private func place(_ layout: inout BarLayout, _ state: OverflowState, margin: Points) {
    let gap = Points(figures.gap(betweenTexts: false).best)
    let cuts = overflow == nil ? squeeze.cuts(saving: layout.neededByItems.best - layout.width) : [:]
    let doNotFit = layout.itemsDoNotFit
    func placed(_ cluster: Cluster, from x: Points) -> [BarLayout.PlacedItem] {
      cluster.frames(from: x, cuts: cuts).map { item, frame in
        .init(
          item: item.index, place: .onBar, gone: state.gone[item.index], frame: frame,
          text: squeeze.visibleText(item, cut: cuts[item.index], itemsDoNotFit: doNotFit))
      }
    }
    func staying(_ cluster: Cluster) -> Cluster {
      state.gone.isEmpty ? cluster : Cluster(state.sized(cluster.items), figures: figures)
    }
    var start = margin
    if let back {
      let rest = beside.besideBack + Amount(exactly: margin * Double(beside.trailingMargins))
      let (item, end) = back.place(title: title?.inline.amount ?? .zero, rest: rest, width: layout.width, margin: margin)
      layout.items.append(item)
      start = end + gap
    }
    let (leading, center, trailing) = (staying(leading), staying(center), staying(trailing))
    layout.items += placed(leading, from: start)
    var end = layout.width - margin
    if state.hasMenu || !menuItems.isEmpty {
      let button = Points(IOSFigures.overflowButton.best)
      layout.overflowButton = .init(x: end - button, width: button)
      end = end - button - gap
    }
    let trailingStart = end - trailing.width(cuts: cuts)
    if !center.isEmpty {
      let free = (layout.items.compactMap { $0.frame?.maxX }.max().map { $0 + gap } ?? margin, trailingStart)
      layout.items += placed(center, from: max(free.0, (free.0 + free.1 - center.width(cuts: cuts)) / 2))
    }
    layout.items += placed(trailing, from: trailingStart)
    if state.hasMenu { layout.items += state.menu(of: allItems) }
    let left = layout.items.count { $0.place != .onBar }
    layout.items += menuItems.enumerated().map { .init(item: $1, place: .inOverflow(left + $0)) }
    layout.items.sort { $0.item < $1.item }
  }

  var thresholds: [Threshold] {
    var thresholds = demands.compactMap(\.threshold)
    if let overflow { thresholds += overflow.thresholds(in: .margins(2)) }
    if overflow == nil { thresholds += squeeze.thresholds(needed: content, in: .margins(2)) }
    let back = back?.threshold(
      title: title?.inline.amount ?? .zero, rest: beside.besideBack, in: .margins(beside.trailingMargins))
    if let back { thresholds.append(back) }
    return thresholds
  }
}
