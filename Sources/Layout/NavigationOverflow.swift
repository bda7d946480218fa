import LintelModel

/// Which items of a navigation bar leave for the overflow menu, and below which widths of the bar.
///
/// Apple documents that items leave "due to layout space constraints", and in which order; whether they do so before the title
/// is cut, or only when they do not fit without it, is not documented. On bars without such a menu items beat the title. So
/// there are two widths for each item: the one below which it leaves even without a title, and the one below which it leaves if
/// the title keeps its room as long as any item can make way. Bars are drawn by the second: what is lost is then the least, and
/// a wider bar never loses more. But only what both agree on is likely or certain.
struct NavigationOverflow {
  private struct Step {
    let index: Int
    let alone: Width
    let withTitle: Width
  }

  private let steps: [Step]
  /// What the bar needs beside a title when every item has left that can.
  private let bare: (amount: Amount, margins: Int)
  /// What the items that never leave need without a title, between two margins.
  let staying: Amount
  /// From which width on all that can leave need not do so even without a title.
  let stayingFits: Width
  /// From which width on all that can leave need not leave for the title.
  private let last: Width
  private let margin: EdgeMargin

  /// - Parameters:
  ///   - row: everything the bar holds.
  ///   - title: what the title takes, if there is one.
  ///   - order: the items that leave, the first to go first, each with its side.
  init(_ row: NavigationRow, title: Amount?, order: [(item: SizedItem, side: Item.Placement)]) {
    let whole = row
    var row = row
    var steps: [Step] = []
    let all = Self.needs(of: row, title: title)
    var (alone, withTitle) = all
    var left = all
    for (item, side) in order {
      steps.append(Step(index: item.index, alone: alone, withTitle: withTitle))
      row.remove(item, from: side)
      row.hasMenu = true
      left = Self.needs(of: row, title: title)
      (alone, withTitle) = (Width.min(alone, left.alone), Width.min(withTitle, left.withTitle))
    }
    // The menu's button is as wide as a lone symbol: nothing is won where it takes the place of one, and less than a space
    // where what is in the title's place gives way.
    let gain: Points =
      whole.center.items.contains { $0.item.placement == .principal } ? whole.figures.generation.points(.fixedSpaceWidth) : 0
    if left.alone.best + gain >= all.alone.best, left.withTitle.best + gain >= all.withTitle.best {
      steps = []
      row = whole
      (alone, withTitle) = all
    }
    self.steps = steps
    margin = row.figures.margin
    bare = row.besideTitle
    staying = row.needed
    stayingFits = alone
    last = withTitle
  }

  /// Below which width of the bar a text in the title's place does not fit though every item has left that can.
  func width(for text: Amount) -> Width {
    Width.min(last, margin.barWidth(for: (bare.amount + text).width, count: bare.margins))
  }

  /// How wide a bar must be for its items alone, and for its items and the title.
  private static func needs(of row: NavigationRow, title: Amount?) -> (alone: Width, withTitle: Width) {
    let margin = row.figures.margin
    let alone = margin.barWidth(for: row.needed.width, count: 2)
    guard let title else { return (alone, alone) }
    let beside = row.besideTitle
    return (alone, Width.max(alone, margin.barWidth(for: (beside.amount + title).width, count: beside.margins)))
  }

  /// What became of the items on a bar of this width.
  func state(at width: Points) -> OverflowState {
    var state = OverflowState()
    let width = Width(exactly: width)
    for step in steps {
      guard let certainty = step.alone.exceeds(width) ?? step.withTitle.exceeds(width)?.capped(at: .possible) else {
        continue
      }
      state.gone[step.index] = certainty
      if step.withTitle.best > width.best { state.inMenu.insert(step.index) }
    }
    return state
  }

  /// Whether an item leaves only if it makes way for the title.
  func isForTitle(at width: Points) -> Bool {
    guard let first = steps.first else { return false }
    return first.alone.best <= width && first.withTitle.best > width
  }

  /// Each is certain where the item leaves without a title too.
  var thresholds: [Threshold] {
    steps.map { step in
      let below = Width(low: step.alone.low, best: step.withTitle.best, high: step.withTitle.high)
      return Threshold(event: .itemOverflows(item: step.index), below: below)
    }
  }
}
