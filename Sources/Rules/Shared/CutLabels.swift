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
  /// What else would make everything fit; the same for all of the labels.
  let joints = JointShortenings()
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
    for number in bar.layouts.indices where Self.isAnyCut(bar.layouts[number].items) { add(number) }
    if !byItem.isEmpty { inMenu = bar.itemsEverInMenu }
  }

  private static func isAnyCut(_ placed: [BarLayout.PlacedItem]) -> Bool {
    placed.indices.contains { placed[$0].text?.cut != nil }
  }

  /// The items whose label is cut, in the order of the bar.
  var items: [Int] { byItem.keys.sorted() }

  func places(of item: Int) -> [Place] { byItem[item] ?? [] }

  /// The source language's label in the same place, as far as it is looked at there.
  func source(of item: Int, on layout: Int) -> BarLayout.VisibleText? { sources[layout]?.text(of: item) }

  /// Whether some layout has the item in the overflow menu.
  func isEverInMenu(_ item: Int) -> Bool { inMenu.contains(item) }

  private mutating func add(_ number: Int) {
    let labels = LabelsLookedAt(bar.layouts[number].items, isFixed: isFixed)
    var isAnyCut = false
    for item in isFixed.indices where labels.isCut(item) {
      guard let text = labels.text(of: item) else { continue }
      byItem[item, default: []].append(Place(layout: number, text: text))
      isAnyCut = true
    }
    guard isAnyCut, !bar.isSource, let source = bar.sourceNumber(in: bar.layouts[number].environment) else { return }
    sources[number] = LabelsLookedAt(bar.sourceLayouts[source].items, isFixed: isFixed)
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

  /// - Parameter placed: the items of the layout.
  init(_ placed: [BarLayout.PlacedItem], isFixed: [Bool]) {
    self.placed = placed
    positions = placed.positions(of: isFixed.count)
    self.isFixed = isFixed
    // By index, here as below: to copy an item of a layout costs more than to look at it.
    isCrowded = placed.indices.count { placed[$0].text?.cut != nil && !isFixed[placed[$0].item] } > 3
  }

  /// Whether the label may be cut, as far as it is looked at.
  func isCut(_ item: Int) -> Bool { positions[item].map { placed[$0].text?.cut != nil } ?? false }

  func text(of item: Int) -> BarLayout.VisibleText? {
    if isCrowded, !isFixed[item] { return nil }
    guard let position = positions[item], !placed[position].isLikelyInMenu else { return nil }
    return placed[position].text
  }
}

extension [BarLayout.PlacedItem] {
  /// By an item's index in the toolbar, its place among those of the layout; nil for one that is not laid out.
  /// - Parameter count: how many items the toolbar has.
  func positions(of count: Int) -> [Int?] {
    var positions = [Int?](repeating: nil, count: count)
    // From the end, so that the first of two places stays.
    for position in indices.reversed() { positions[self[position].item] = position }
    return positions
  }
}

extension BarInLocale {
  /// The items that the overflow menu holds in some layout, by index in the toolbar.
  fileprivate var itemsEverInMenu: Set<Int> {
    layouts.indices.reduce(into: []) { found, number in
      for placed in layouts[number].items where placed.isLikelyInMenu { found.insert(placed.item) }
    }
  }
}
