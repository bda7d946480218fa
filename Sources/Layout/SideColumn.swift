import LintelModel
import LintelTables

/// Items below each other: those of one group share a capsule.
private struct SideStack {
  /// From the top down.
  private(set) var items: [SizedItem]
  /// How long each is, with the gap before it.
  private(set) var lengths: [Amount]

  let item: Amount
  let gap: Amount
  private let sharedItem: Amount

  init(_ items: [SizedItem], _ generation: BarGeneration) {
    item = Amount(generation.figure(.sideItemLength))
    gap = Amount(generation.figure(.sideGroupGap))
    sharedItem = Amount(generation.figure(.sharedSideItemLength))
    self.items = items.enumerated().sorted { (Self.rank($0.element), $0.offset) < (Self.rank($1.element), $1.offset) }
      .map(\.element)
    lengths = items.map { _ in .zero }
    for index in items.indices { join(index) }
  }

  /// "Primary navigation (back, close), prominent actions (done), everything else": Apple's order, as iphone-duo-skills
  /// tells the Tech Talk "Raise the bar with iPhone Duo".
  private static func rank(_ item: SizedItem) -> Int {
    let system = item.item.systemItem ?? ""
    if item.item.kind == .back { return 0 }
    if item.item.placement == .leading, item.item.style == .cancel || ["cancel", "close"].contains(system) { return 1 }
    return item.item.isPinned || [.prominent, .primary].contains(item.item.style) || system == "done" ? 2 : 3
  }

  private static func share(_ a: SizedItem, _ b: SizedItem) -> Bool {
    rank(a) == rank(b) && rank(a) > 1 && a.item.style == b.item.style && a.item.group == b.item.group
      && a.item.placement == b.item.placement
  }

  /// Whether an item is in the capsule of the one above it.
  func isShared(_ index: Int) -> Bool { index > 0 && Self.share(items[index - 1], items[index]) }

  /// Sets how long an item is, by what is above it.
  private mutating func join(_ index: Int) {
    lengths[index] = index == 0 ? item : isShared(index) ? sharedItem : gap + item
  }

  /// Takes an item out, by its index in the toolbar.
  /// - Returns: by how much the rest is then shorter.
  mutating func remove(_ item: Int) -> Amount {
    guard let index = items.firstIndex(where: { $0.index == item }) else { return .zero }
    var less = lengths[index]
    items.remove(at: index)
    lengths.remove(at: index)
    if index < items.count {
      less += lengths[index]
      join(index)
      less = less - lengths[index]
    }
    return less
  }
}

/// Items below each other in the strip at a display's side. What does not fit leaves from the bottom up, the items of low
/// priority first.
struct SideColumn {
  private let stack: SideStack
  private let strip: SideBar
  private let overflow: OverflowOrder
  /// Items that are in the overflow menu from the start.
  private let menuItems: [Int]

  /// - Parameter menuItems: those that are never on the bar, by their indices in the toolbar.
  init(_ items: [SizedItem], menuItems: [Int], in strip: SideBar, _ generation: BarGeneration) {
    stack = SideStack(items, generation)
    self.strip = strip
    self.menuItems = menuItems
    var staying = stack
    let button = items.isEmpty ? stack.item : stack.gap + stack.item
    overflow = OverflowOrder(
      needed: stack.lengths.sum() + (menuItems.isEmpty ? .zero : button), button: menuItems.isEmpty ? button : .zero,
      order: OverflowOrder.byPriority(stack.items.filter { $0.item.kind != .back })
    ) { staying.remove($0.index) }
  }

  /// Whether all of them are in the strip.
  var fits: Bool { overflow.steps.allSatisfy { $0.below.best <= strip.length } }

  /// Puts the items on a layout, behind what it has.
  func place(in layout: inout BarLayout) {
    let state = overflow.changes(at: strip.length)
    var left = stack
    for item in stack.items where state.inMenu.contains(item.index) { _ = left.remove(item.index) }
    var frames: [BarLayout.Frame] = []
    var end = strip.top
    for (index, length) in left.lengths.enumerated() {
      end = end + Points(length.best)
      let own = left.isShared(index) ? length : stack.item
      frames.append(.init(x: end - Points(own.best), width: Points(own.best)))
    }
    let hasButton = state.hasMenu || !menuItems.isEmpty
    if hasButton {
      let start = left.items.isEmpty ? end : end + Points(stack.gap.best)
      frames.append(.init(x: start, width: Points(stack.item.best)))
    }
    bringIn(&frames)
    if hasButton { layout.sideOverflowButton = frames.removeLast() }
    for (item, frame) in zip(left.items, frames) {
      var placed = BarLayout.PlacedItem(item: item.index, place: .onBar, gone: state.gone[item.index])
      placed.sideFrame = frame
      layout.items.append(placed)
    }
    // One menu after the other: its own bar's items first.
    var rank = layout.items.count { if case .inOverflow = $0.place { true } else { false } }
    for item in state.menu(of: stack.items.sorted { $0.index < $1.index }) {
      layout.items.append(.init(item: item.item, place: .inOverflow(rank), gone: item.gone))
      rank += 1
    }
    for item in menuItems {
      layout.items.append(.init(item: item, place: .inOverflow(rank)))
      rank += 1
    }
    layout.items.sort { $0.item < $1.item }
  }

  /// Of items that cannot leave, more may be in the strip than it is long: each then gives in proportion. How the system
  /// draws that is not documented.
  private func bringIn(_ frames: inout [BarLayout.Frame]) {
    guard let last = frames.last, last.maxX > strip.top + strip.length else { return }
    let factor = strip.length.value / (last.maxX - strip.top).value
    for index in frames.indices {
      frames[index] = .init(x: strip.top + (frames[index].x - strip.top) * factor, width: frames[index].width * factor)
    }
  }
}
