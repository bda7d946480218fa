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
    // By index: an item is much to copy, and a bar is laid out at many widths.
    let staying = items.indices.filter { state.isOnBar(items[$0]) }
    func width(_ number: Int) -> Points {
      guard state.collapsed.contains(items[number].index), let small = items[number].collapsed else {
        return items[number].best
      }
      return Points(small.best)
    }
    var free = end - start - staying.reduce(.zero) { $0 + width($1) } - gap * Double(max(0, staying.count - 1))
    if state.hasMenu {
      layout.overflowButton = .init(x: end - button, width: button)
      free = free - button
    }
    let flexible = staying.count { items[$0].item.kind == .flexibleSpace }
    let share = flexible == 0 ? .zero : max(0, free) / Double(flexible)
    layout.items.reserveCapacity(items.count)
    var x = start
    for number in staying {
      let index = items[number].index
      let width = width(number) + (items[number].item.kind == .flexibleSpace ? share : 0)
      let isCollapsed = state.collapsed.contains(index)
      var placed = BarLayout.PlacedItem(
        item: index, place: .onBar, gone: state.gone[index], frame: .init(x: x, width: width),
        text: isCollapsed && items[number].collapsed != nil ? nil : items[number].visibleText)
      placed.isCollapsed = isCollapsed
      layout.items.append(placed)
      x = x + width + gap
    }
    layout.crowd(staying.map { items[$0].index }, margin: min(start, layout.width - end))
    layout.items += state.menu(of: items)
    layout.items.sort { $0.item < $1.item }
  }
}
