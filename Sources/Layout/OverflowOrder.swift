import LintelModel

/// What happens to a bar's items, in order, when they do not all fit: some collapse, then some leave for the menu; and below
/// which usable widths each of it happens.
struct OverflowOrder {
  enum Change { case collapses, leaves }

  let steps: [(index: Int, change: Change, below: Width)]

  /// - Parameters:
  ///   - needed: what everything takes.
  ///   - button: the overflow button with its gap.
  ///   - gap: what leaves with each item.
  ///   - order: the items that leave, the first to go first.
  init(needed: Amount, button: Amount, gap: Amount, order: [SizedItem]) {
    var steps: [(index: Int, change: Change, below: Width)] = []
    var remaining = needed
    var below = needed.width
    func lower(to next: Width) {
      below = Width(low: min(below.low, next.low), best: min(below.best, next.best), high: min(below.high, next.high))
    }
    for item in order {
      guard let collapsed = item.collapsed else { continue }
      steps.append((item.index, .collapses, below))
      remaining = remaining - item.amount + collapsed
      lower(to: remaining.width)
    }
    // The first leaves when everything does not fit; each further one when what remains and the overflow button do not.
    remaining += button
    for item in order {
      steps.append((item.index, .leaves, below))
      remaining = remaining - (item.collapsed ?? item.amount) - gap
      lower(to: remaining.width)
    }
    self.steps = steps
  }

  /// What the items need at the least, with those collapsed that can.
  static func least(_ needed: Amount, _ items: [SizedItem]) -> Amount {
    items.reduce(needed) { sum, item in item.collapsed.map { sum - item.amount + $0 } ?? sum }
  }

  /// Items with a lower visibility priority leave first; of equal ones the one nearest the trailing edge.
  static func byPriority(_ items: [SizedItem]) -> [SizedItem] {
    items.filter { !$0.isSpacer && !$0.item.isPinned }.enumerated().sorted {
      ($0.element.item.priority, -$0.offset) < ($1.element.item.priority, -$1.offset)
    }.map(\.element)
  }

  /// How sure each change is on a bar of this usable width.
  func changes(at usable: Points) -> OverflowState {
    var state = OverflowState()
    for step in steps {
      guard let certainty = step.below.exceeds(Width(exactly: usable)) else { continue }
      if step.change == .leaves {
        state.gone[step.index] = certainty
      } else if certainty >= .likely {
        state.collapsed.insert(step.index)
      }
    }
    return state
  }

  func thresholds(in space: BarSpace) -> [Threshold] {
    steps.compactMap { step in
      space.barWidth(for: step.below).map {
        Threshold(
          event: step.change == .leaves ? .itemOverflows(item: step.index) : .itemCollapses(item: step.index), below: $0)
      }
    }
  }
}

/// What became of the items at one width.
struct OverflowState {
  /// How sure it is that an item is in the menu, by its index in the toolbar.
  var gone: [Int: Certainty] = [:]
  var collapsed: Set<Int> = []

  func isOnBar(_ item: SizedItem) -> Bool { (gone[item.index] ?? .possible) < .likely }
  var hasMenu: Bool { gone.values.contains { $0 >= .likely } }

  /// The items as they now are.
  func sized(_ items: [SizedItem]) -> [SizedItem] {
    if gone.isEmpty && collapsed.isEmpty { return items }
    return items.filter(isOnBar).map { item in
      guard collapsed.contains(item.index), let small = item.collapsed else { return item }
      var item = item
      item.amount = small
      item.text = nil
      return item
    }
  }

  /// The menu lists its items in the order of the bar, whatever the order in which they left it.
  func menu(of items: [SizedItem]) -> [BarLayout.PlacedItem] {
    items.indices.filter { !isOnBar(items[$0]) && !items[$0].isSpacer }.enumerated().map { rank, number in
      .init(
        item: items[number].index, place: .inOverflow(rank), gone: gone[items[number].index], text: items[number].text?.whole
      )
    }
  }
}
