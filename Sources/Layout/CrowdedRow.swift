import LintelModel

extension BarLayout {
  /// Brings the frames of a row that cannot fit into the bar, in their order and without overlaps: each gives in proportion to
  /// its width. How the system draws such a bar is not documented.
  /// - Parameters:
  ///   - order: the row's items from left to right, by their indices in the toolbar.
  ///   - margin: what is kept free at either end, as far as there is room for it.
  /// - Returns: whether they had to be brought in.
  @discardableResult mutating func crowd(_ order: [Int], margin: Points) -> Bool {
    // A bar has few items, and nearly every bar is in order: a dictionary would take longer than all else here.
    let numbers = order.compactMap { item in items.indices.first { items[$0].item == item } }
      .filter { items[$0].place == .onBar && items[$0].frame != nil }
    var frames = numbers.map { items[$0].frame! }
    if let overflowButton { frames.append(overflowButton) }
    let isInside = frames.allSatisfy { $0.x.value >= -1e-6 && ($0.maxX - width).value <= 1e-6 }
    let isApart = zip(frames, frames.dropFirst()).allSatisfy { ($0.maxX - $1.x).value <= 1e-6 }
    guard !isInside || !isApart else { return false }
    let room = max(0, width - margin * 2)
    let total = frames.reduce(Points.zero) { $0 + $1.width }
    let factor = total > room && total > 0 ? room.value / total.value : 1
    let gap = max(0, room - total) / Double(max(1, frames.count - 1))
    var x = min(margin, width / 2)
    for index in frames.indices {
      frames[index] = Frame(x: x, width: frames[index].width * factor)
      x = frames[index].maxX + gap
    }
    for (number, frame) in zip(numbers, frames) { items[number].frame = frame }
    if overflowButton != nil { overflowButton = frames.last }
    return true
  }
}
