import LintelModel

/// Which items leave a bar first when they do not all fit, and below which widths each of them does.
struct OverflowOrder {
  /// The items that leave, the first to go first, each with the usable width below which it goes.
  let steps: [(index: Int, below: Width)]

  /// `needed` is what everything takes; `order` the items in the order in which they leave, each with what leaves with it.
  init(needed: Width, button: Width, order: [(index: Int, width: Width)]) {
    var steps: [(index: Int, below: Width)] = []
    // The first leaves when everything does not fit; each further one when what remains and the overflow button do not.
    var below = needed
    var remaining = needed + button
    for item in order {
      steps.append((item.index, below))
      remaining = Width(
        low: remaining.low - item.width.low, best: remaining.best - item.width.best, high: remaining.high - item.width.high)
      below = Width(
        low: min(below.low, remaining.low), best: min(below.best, remaining.best), high: min(below.high, remaining.high))
    }
    self.steps = steps
  }

  /// Items with a lower visibility priority leave first; of equal ones the one nearest the trailing edge.
  static func byPriority(_ items: [SizedItem]) -> [SizedItem] {
    items.filter { !$0.isSpacer }.enumerated().sorted {
      ($0.element.item.priority, -$0.offset) < ($1.element.item.priority, -$1.offset)
    }.map(\.element)
  }

  /// How sure it is that each item is gone from a bar of this usable width, in the order in which they leave.
  func gone(at usable: Width) -> [(index: Int, certainty: Certainty)] {
    steps.compactMap { step in step.below.exceeds(usable).map { (step.index, $0) } }
  }
}
