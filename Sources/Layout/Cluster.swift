import LintelModel

/// Items side by side at one end of a bar, or along all of it, with the gaps between them.
struct Cluster {
  private(set) var items: [SizedItem]
  /// The gap before each item; zero before the first.
  private(set) var gaps: [Amount] = []
  /// What each item takes where nothing shares its platter.
  private var own: [Amount]
  private let figures: IOSFigures

  init(_ items: [SizedItem], figures: IOSFigures) {
    self.items = items
    self.figures = figures
    own = items.map(\.amount)
    gaps = Array(repeating: .zero, count: items.count)
    for index in items.indices { join(index) }
  }

  /// Sets what an item takes, and the gap before it, by what precedes it.
  private mutating func join(_ index: Int) {
    items[index].amount = own[index]
    gaps[index] = .zero
    guard !items[index].isSpacer, let last = items[..<index].lastIndex(where: { !$0.isSpacer }) else { return }
    let (before, item) = (items[last], items[index])
    if last + 1 < index {
      // Spaces part two items by no less than if they were not there.
      let spaces = own[(last + 1)..<index].sum()
      gaps[index] = Amount.max(figures.gap(betweenTexts: false), spaces) - spaces
    } else if figures.hasPlatters, Cluster.share(before, item) {
      // The second symbol of a platter brings its own, smaller width.
      items[index].amount = figures.sharedSymbolWidth
    } else {
      gaps[index] = figures.gap(betweenTexts: before.isText && item.isText)
    }
  }

  /// Takes an item out, by its index in the toolbar.
  /// - Returns: by how much the cluster then takes less.
  mutating func remove(_ item: Int) -> Amount {
    guard let index = items.firstIndex(where: { $0.index == item }) else { return .zero }
    var less = items[index].amount + gaps[index]
    items.remove(at: index)
    gaps.remove(at: index)
    own.remove(at: index)
    // The next item, also behind spaces, now stands beside another one.
    if let next = items[index...].firstIndex(where: { !$0.isSpacer }) {
      less += items[next].amount + gaps[next]
      join(next)
      less = less - items[next].amount - gaps[next]
    }
    return less
  }

  /// Flexible spaces alone are nothing. They part two items, "the space is distributed equally between the other items"
  /// (`UIBarButtonItem.SystemItem.flexibleSpace`), and a place of a navigation bar is as wide as what is in it: there is none
  /// to distribute but the least gap, 8 points on the bars of iOS 11 to 18 (`item_gap`).
  var isEmpty: Bool { items.allSatisfy(\.isFlexible) }

  /// From the first item's leading edge to the last one's trailing edge.
  var amount: Amount {
    var amount = Amount.zero
    for index in items.indices { amount += items[index].amount }
    return amount + gaps.sum()
  }

  /// The same, best value, where the items are cut.
  func width(cuts: [Int: Points] = [:]) -> Points {
    var (gap, width) = (0.0, Points.zero)
    for index in items.indices {
      gap += gaps[index].best
      width = width + items[index].best - (cuts[items[index].index] ?? 0)
    }
    return Points(gap) + width
  }

  /// Symbols of one group share a platter; texts, prominent and destructive buttons each have one of their own.
  private static func share(_ a: SizedItem, _ b: SizedItem) -> Bool {
    func isShareable(_ item: SizedItem) -> Bool {
      item.appearance == .symbol && item.item.style == .plain && !item.isSpacer && item.item.fixedWidth == nil
        && item.item.kind != .searchField && item.item.kind != .segmentedControl && item.item.kind != .back
    }
    return isShareable(a) && isShareable(b) && a.item.group == b.item.group
  }

  /// Frames from `x` on at the items' best widths, given what each is cut by.
  func frames(from x: Points, cuts: [Int: Points] = [:], stretch: (SizedItem) -> Points = { _ in 0 }) -> [(
    item: SizedItem, frame: BarLayout.Frame
  )] {
    var x = x
    return zip(items, gaps).map { item, gap in
      x += Points(gap.best)
      let width = max(0, item.best - (cuts[item.index] ?? 0)) + stretch(item)
      defer { x += width }
      return (item, BarLayout.Frame(x: x, width: width))
    }
  }
}
