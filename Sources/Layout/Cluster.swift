import LintelModel

/// Items that stand side by side at one end of a bar, or along all of it, with the gaps between them.
struct Cluster {
  var items: [SizedItem]
  /// The gap before each item; zero before the first.
  private(set) var gaps: [Amount] = []

  init(_ items: [SizedItem], figures: IOSFigures) {
    self.items = items
    var previous: SizedItem?
    for index in items.indices {
      let item = items[index]
      defer { previous = item }
      guard let before = previous else {
        gaps.append(.zero)
        continue
      }
      if figures.hasPlatters, Cluster.share(before, item) {
        // The second symbol of a platter brings its own, smaller width.
        self.items[index].amount = figures.sharedSymbolWidth
        gaps.append(.zero)
      } else if item.isSpacer || before.isSpacer {
        gaps.append(.zero)
      } else {
        gaps.append(figures.gap(betweenTexts: before.isText && item.isText))
      }
    }
    amount = self.items.map(\.amount).sum() + gaps.sum()
  }

  var isEmpty: Bool { items.isEmpty }

  /// From the first item's leading edge to the last one's trailing edge.
  let amount: Amount

  /// The same, best value, where the items are cut.
  func width(cuts: [Int: Points]) -> Points {
    Points(amount.best) - items.reduce(.zero) { $0 + (cuts[$1.index] ?? 0) }
  }

  /// Symbols of one group share a platter; texts, prominent and destructive buttons each have one of their own.
  private static func share(_ a: SizedItem, _ b: SizedItem) -> Bool {
    func isShareable(_ item: SizedItem) -> Bool {
      item.face == .symbol && item.item.style == .plain && !item.isSpacer && item.item.fixedWidth == nil
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
