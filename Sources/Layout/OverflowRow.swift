import LintelModel

/// A row of items from which some may be gone to an overflow menu, spread by its flexible spaces.
struct OverflowRow {
  let items: [SizedItem]
  let gap: Points
  /// Where the first item begins, and where the last one must end.
  let start: Points
  let end: Points
  let button: Points

  func place(_ state: OverflowState, in layout: inout BarLayout) {
    let staying = state.sized(items)
    var free = end - start - staying.reduce(.zero) { $0 + $1.best } - gap * Double(max(0, staying.count - 1))
    if state.hasMenu {
      layout.overflowButton = .init(x: end - button, width: button)
      free = free - button
    }
    let flexible = staying.count { $0.item.kind == .flexibleSpace }
    let share = flexible == 0 ? .zero : max(0, free) / Double(flexible)
    layout.items.reserveCapacity(items.count)
    var x = start
    for item in staying {
      let width = item.best + (item.item.kind == .flexibleSpace ? share : 0)
      var placed = BarLayout.PlacedItem(
        item: item.index, place: .onBar, gone: state.gone[item.index], frame: .init(x: x, width: width),
        text: item.visibleText)
      placed.isCollapsed = state.collapsed.contains(item.index)
      layout.items.append(placed)
      x = x + width + gap
    }
    layout.items += state.menu(of: items)
    layout.items.sort { $0.item < $1.item }
  }
}
