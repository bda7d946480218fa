import LintelModel
import LintelTables

/// What happens to a bar's items, in order, when they do not all fit: some collapse, then some leave for the menu; and below
/// which usable widths each of it happens.
struct OverflowOrder {
  enum Change { case collapses, leaves }

  let steps: [(index: Int, change: Change, below: Width)]
  /// What the items that never leave need.
  let staying: Amount
  /// Below which usable width all has left that can.
  let stayingFits: Width

  /// - Parameters:
  ///   - needed: what everything takes.
  ///   - button: the overflow button with its gap.
  ///   - order: the items that leave, the first to go first.
  ///   - removing: takes an item off the bar, and says what the bar then needs less; called in that order.
  init(needed: Amount, button: Amount, order: [SizedItem], removing: (SizedItem) -> Amount) {
    var steps: [(index: Int, change: Change, below: Width)] = []
    var remaining = needed
    var below = needed.width
    for item in order {
      guard let collapsed = item.collapsed else { continue }
      steps.append((item.index, .collapses, below))
      remaining = remaining - item.amount + collapsed
      below = Width.min(below, remaining.width)
    }
    // The first leaves when everything does not fit; each further one when what remains and the overflow button do not.
    if !order.isEmpty { remaining += button }
    for item in order {
      steps.append((item.index, .leaves, below))
      remaining = remaining - removing(item)
      below = Width.min(below, remaining.width)
    }
    self.steps = steps
    staying = remaining
    stayingFits = below
  }

  /// The same for a row with one gap between all its items, which leaves with each of them.
  init(needed: Amount, button: Amount, gap: Amount, order: [SizedItem]) {
    self.init(needed: needed, button: button, order: order) { ($0.collapsed ?? $0.amount) + gap }
  }

  /// What the items need at the least, with those collapsed that can.
  static func least(_ needed: Amount, _ items: [SizedItem]) -> Amount {
    items.reduce(needed) { sum, item in item.collapsed.map { sum - item.amount + $0 } ?? sum }
  }

  /// Items with a lower visibility priority leave first; of equal ones the one nearest the trailing edge.
  static func byPriority(_ items: [SizedItem]) -> [SizedItem] {
    fromTrailingEdge(items).enumerated().sorted {
      ($0.element.item.priority, $0.offset) < ($1.element.item.priority, $1.offset)
    }.map(\.element)
  }

  /// The items that may leave, the one nearest the trailing edge first.
  static func fromTrailingEdge(_ items: [SizedItem]) -> [SizedItem] {
    items.filter { !$0.isSpacer && !$0.item.isPinned }.reversed()
  }

  /// UIKit's bars know priorities from 27 on (`UIBarButtonItem.visibilityPriority`).
  static func ofBarButtons(_ items: [SizedItem], in generation: BarGeneration) -> [SizedItem] {
    generation.has(.visibilityPriority) ? byPriority(items) : fromTrailingEdge(items)
  }

  /// How sure each change is on a bar of this usable width.
  func changes(at usable: Points) -> OverflowState {
    var state = OverflowState()
    for step in steps {
      guard let certainty = step.below.exceeds(Width(exactly: usable)) else { continue }
      if step.change == .leaves { state.gone[step.index] = certainty }
      guard certainty >= .likely else { continue }
      if step.change == .leaves { state.inMenu.insert(step.index) } else { state.collapsed.insert(step.index) }
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
  /// The items that are in the menu by the best of what is known.
  var inMenu: Set<Int> = []
  var collapsed: Set<Int> = []

  func isOnBar(_ item: SizedItem) -> Bool { !inMenu.contains(item.index) }
  var hasMenu: Bool { !inMenu.isEmpty }

  /// The items as they now are.
  func sized(_ items: [SizedItem]) -> [SizedItem] {
    if inMenu.isEmpty && collapsed.isEmpty { return items }
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
      let item = items[number]
      let gone = gone[item.index]
      // A menu shows texts in full; what is there as a possibility only may as well be cut on the bar.
      let text = gone == .possible ? item.visibleText : item.text?.whole
      return .init(item: item.index, place: .inOverflow(rank), gone: gone, text: text)
    }
  }
}

extension Width {
  /// The narrower of two widths, end by end.
  static func min(_ a: Width, _ b: Width) -> Width {
    Width(low: Swift.min(a.low, b.low), best: Swift.min(a.best, b.best), high: Swift.min(a.high, b.high))
  }
}
