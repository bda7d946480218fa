import LintelModel

/// The labels of a bar that are cut, each with the layouts in which it is. They are gathered in one walk through the
/// layouts: to look for each label in each of them would go through all labels as often as there are labels.
struct CutLabels {
  struct Place {
    /// Number of the layout on the bar.
    let layout: Int
    let text: BarLayout.VisibleText
  }

  let bar: BarInLocale
  /// By the item's index in the toolbar; the layouts in their order.
  private var byItem: [Int: [Place]] = [:]
  /// By the number of a layout in which a label is cut, the source language's in the same place.
  private var sources: [Int: LabelsLookedAt] = [:]
  /// The items that the overflow menu holds in some layout; only looked for where a label is cut.
  private var inMenu: Set<Int> = []
  /// By item, whether its definition fixes its width.
  private let isFixed: [Bool]

  init(_ bar: BarInLocale) {
    self.bar = bar
    isFixed = bar.toolbar.items.indices.map { bar.toolbar.items[$0].fixedWidth != nil }
    for number in bar.layouts.indices where bar.layouts[number].items.contains(where: { $0.text?.cut != nil }) {
      add(number)
    }
    if !byItem.isEmpty { inMenu = bar.itemsEverInMenu }
  }

  /// The items whose label is cut, in the order of the bar.
  var items: [Int] { byItem.keys.sorted() }

  func places(of item: Int) -> [Place] { byItem[item] ?? [] }

  /// The source language's label in the same place, as far as it is looked at there.
  func source(of item: Int, on layout: Int) -> BarLayout.VisibleText? { sources[layout]?.text(of: item) }

  /// Whether some layout has the item in the overflow menu.
  func isEverInMenu(_ item: Int) -> Bool { inMenu.contains(item) }

  private mutating func add(_ number: Int) {
    let labels = LabelsLookedAt(bar.layouts[number], isFixed: isFixed)
    var isAnyCut = false
    for item in isFixed.indices {
      guard let text = labels.text(of: item), text.cut != nil else { continue }
      byItem[item, default: []].append(Place(layout: number, text: text))
      isAnyCut = true
    }
    guard isAnyCut, !bar.isSource, let source = bar.source(of: bar.layouts[number]) else { return }
    sources[number] = LabelsLookedAt(source, isFixed: isFixed)
  }
}

/// The labels of one layout that are judged one by one: those on the bar, unless the bar as a whole is to blame.
private struct LabelsLookedAt {
  private let placed: [BarLayout.PlacedItem]
  private let positions: [Int?]
  private let isFixed: [Bool]
  /// Whether more than three labels give way because the bar is crowded: the finding about the bar tells it better than one
  /// about each of them.
  private let isCrowded: Bool

  init(_ layout: BarLayout, isFixed: [Bool]) {
    placed = layout.items
    positions = layout.positions(of: isFixed.count)
    self.isFixed = isFixed
    isCrowded = layout.items.count { $0.text?.cut != nil && !isFixed[$0.item] } > 3
  }

  func text(of item: Int) -> BarLayout.VisibleText? {
    if isCrowded, !isFixed[item] { return nil }
    guard let position = positions[item], !placed[position].isLikelyInMenu else { return nil }
    return placed[position].text
  }
}

extension BarLayout {
  /// By an item's index in the toolbar, its place in `items`; nil for one that is not laid out.
  /// - Parameter count: how many items the toolbar has.
  func positions(of count: Int) -> [Int?] {
    var positions = [Int?](repeating: nil, count: count)
    // From the end, so that the first of two places stays.
    for position in items.indices.reversed() { positions[items[position].item] = position }
    return positions
  }
}

extension BarInLocale {
  /// The items that the overflow menu holds in some layout, by index in the toolbar.
  fileprivate var itemsEverInMenu: Set<Int> {
    layouts.reduce(into: []) { found, layout in
      for placed in layout.items where placed.isLikelyInMenu { found.insert(placed.item) }
    }
  }
}
