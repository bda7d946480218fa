import LintelModel

/// The items of a navigation bar, and what they need, without a title and beside one.
struct NavigationRow {
  private(set) var leading: Cluster
  private(set) var center: Cluster
  private(set) var trailing: Cluster
  let back: BackButton?
  let figures: IOSFigures
  /// From the bar's leading edge to its title where nothing precedes it.
  let leadingMargin: Amount
  /// Whether the button of the overflow menu is at the trailing end.
  var hasMenu: Bool
  /// What each of the clusters takes, kept beside them because it is a long sum.
  private var amounts: [Item.Placement: Amount]

  init(
    _ items: [Item.Placement: [SizedItem]], back: BackButton?, hasMenu: Bool, figures: IOSFigures,
    leadingMargin: Amount
  ) {
    let clusters = [Item.Placement.leading, .center, .trailing].map { Cluster(items[$0] ?? [], figures: figures) }
    (leading, center, trailing) = (clusters[0], clusters[1], clusters[2])
    amounts = [.leading: leading.amount, .center: center.amount, .trailing: trailing.amount]
    self.back = back
    self.hasMenu = hasMenu
    self.figures = figures
    self.leadingMargin = leadingMargin
  }

  var items: [SizedItem] { leading.items + center.items + trailing.items }

  /// Takes an item off the bar.
  mutating func remove(_ item: SizedItem, from side: Item.Placement) {
    let less =
      switch side {
      case .leading: leading.remove(item.index)
      case .center: center.remove(item.index)
      default: trailing.remove(item.index)
      }
    amounts[side]! = amounts[side]! - less
  }

  /// The same without the items that have left it.
  func staying(_ state: OverflowState) -> NavigationRow {
    state.hasMenu ? with(hasMenu: true) { state.sized($0) } : self
  }

  /// The same with other items at each place.
  func with(hasMenu: Bool, _ change: ([SizedItem]) -> [SizedItem]) -> NavigationRow {
    NavigationRow(
      [.leading: change(leading.items), .center: change(center.items), .trailing: change(trailing.items)], back: back,
      hasMenu: hasMenu, figures: figures, leadingMargin: leadingMargin)
  }

  private var gap: Amount { figures.gap(betweenTexts: false) }

  /// What is at the trailing end: items, the overflow button, and the gap between them. Nil if nothing is.
  private var trailingEnd: Amount? {
    guard hasMenu else { return trailing.isEmpty ? nil : amounts[.trailing]! }
    return trailing.isEmpty ? figures.overflowButton : amounts[.trailing]! + gap + figures.overflowButton
  }

  /// What the items need between the bar's two margins.
  var needed: Amount {
    let parts = [
      back?.least, leading.isEmpty ? nil : amounts[.leading]!, center.isEmpty ? nil : amounts[.center]!, trailingEnd,
    ]
    .compactMap { $0 }
    return parts.sum() + gap * Double(max(0, parts.count - 1))
  }

  /// What the bar needs besides the title. Items in the centre are between the title and the trailing end.
  var besideTitle: (amount: Amount, margins: Int) {
    var amount = afterBack.amount
    var margins = afterBack.margins
    if let back {
      amount += back.least + figures.titleGap
      if figures.hasPlatters { margins += 1 }
    } else if leading.isEmpty {
      amount += leadingMargin
    } else {
      // After a back button there is a gap to the first item; without one there is a margin.
      amount = amount - gap + figures.titleGap
      margins += 1
    }
    return (amount, margins)
  }

  /// The same if a back button without a text were before the title, where nothing else is.
  var besideTitleAndBack: (amount: Amount, margins: Int) {
    let rest = afterBack
    return (
      rest.amount + figures[.backButtonLeastWidth] + figures.titleGap, rest.margins + (figures.hasPlatters ? 1 : 0)
    )
  }

  /// The same without the back button and its gap to the title.
  var afterBack: (amount: Amount, margins: Int) {
    var amount = leading.isEmpty ? Amount.zero : amounts[.leading]! + gap
    guard !center.isEmpty else {
      guard let end = trailingEnd else { return (amount + figures.bareSide, 0) }
      return (amount + figures.titleGap + end, 1)
    }
    amount += figures.titleGap + amounts[.center]!
    return (trailingEnd.map { amount + gap + $0 } ?? amount, 1)
  }
}
