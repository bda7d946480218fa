import LintelModel
import LintelTables

/// Between the outermost item of an iOS bar and its edge: it grows between the two widths at which it was measured.
struct EdgeMargin {
  private let least: Points
  private let most: Points
  /// The widest bar with the least margin, and the narrowest with the largest.
  private let narrow: Points
  private let wide: Points

  init(_ generation: BarGeneration) {
    let figure = generation.figure(.edgeMargin).width
    (least, most) = (figure.low, figure.high)
    (narrow, wide) = (generation.points(.edgeMarginGrowsFrom), generation.points(.edgeMarginGrowsTo))
  }

  /// On a bar of a width.
  func at(_ width: Points) -> Points {
    if width <= narrow { return least }
    if width >= wide { return most }
    return least + (most - least) * ((width - narrow).value / (wide - narrow).value)
  }

  /// The least bar that has so much room between so many of its margins.
  func barWidth(for points: Points, count: Int) -> Points {
    let ends = (narrow - at(narrow) * Double(count), wide - at(wide) * Double(count))
    if points <= ends.0 { return points + least * Double(count) }
    if points >= ends.1 { return points + most * Double(count) }
    return narrow + (wide - narrow) * ((points - ends.0).value / (ends.1 - ends.0).value)
  }

  /// The same for each end of an interval.
  func barWidth(for width: Width, count: Int) -> Width {
    Width(
      low: barWidth(for: width.low, count: count), best: barWidth(for: width.best, count: count),
      high: barWidth(for: width.high, count: count))
  }
}
