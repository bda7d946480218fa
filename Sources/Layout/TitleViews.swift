import LintelModel

/// What stands in the title's place of a navigation bar and has no width of its own: a `titleView`, or what has the placement
/// `principal`.
///
/// It is squeezed first, as a title is: the items beside it keep their width, and leave for no menu as long as it can be
/// narrower. How narrow the app's own view lets itself be made, only the running app knows.
struct TitleViews {
  private let items: [SizedItem]
  /// What all of them take.
  private let taken: Points

  init(_ items: [SizedItem]) {
    self.items = items.filter(Self.givesWay)
    taken = self.items.reduce(.zero) { $0 + $1.best }
  }

  /// Whether the item is one of them. A search field is as narrow as it gets already (`SearchFields`).
  static func givesWay(_ item: SizedItem) -> Bool {
    item.item.placement == .principal && item.item.fixedWidth == nil && !item.isSpacer && !item.isSearchField
  }

  /// Whether there is one, with one text that can be cut.
  var isLoneText: Bool { items.count == 1 && items[0].text != nil && items[0].segments.isEmpty }

  /// The same bar where they have given all that they can: a text all of its width, a view of the app's own perhaps nothing.
  func squeezed(_ row: NavigationRow) -> NavigationRow {
    guard !items.isEmpty else { return row }
    return row.with(hasMenu: row.hasMenu) { $0.map(Self.squeezed) }
  }

  private static func squeezed(_ item: SizedItem) -> SizedItem {
    guard givesWay(item) else { return item }
    var item = item
    let most: Points = item.text == nil ? item.amount.width.high : .zero
    item.amount = Amount(guessed: Width(low: .zero, best: .zero, high: most))
    return item
  }

  /// What each gives, by its index in the toolbar, of what the bar lacks: in proportion to its width.
  func cuts(saving shortage: Points) -> [Int: Points] {
    guard shortage > 0, taken > 0 else { return [:] }
    let share = min(1, shortage.value / taken.value)
    return Dictionary(items.map { ($0.index, $0.best * share) }, uniquingKeysWith: { first, _ in first })
  }

  /// The text of one of them that gives `cut`.
  func visibleText(_ item: SizedItem, cut: Points, certainty: Certainty?) -> BarLayout.VisibleText? {
    guard let certainty, let text = item.compressed else { return item.visibleText }
    let room = max(.zero, text.width.best - cut / item.compressedTimes)
    return text.visible(in: Width(exactly: room), certainty: certainty)
  }

  /// - Parameter needed: what everything on the bar takes.
  func thresholds(needed: Amount, in space: BarSpace) -> [Threshold] {
    items.filter { $0.compressed != nil }.compactMap { item in
      space.barWidth(for: needed.width).map { Threshold(event: .labelTruncates(item: item.index), below: $0) }
    }
  }
}
