import LintelModel
import LintelTables

/// How much of a bar's width its contents may take.
enum BarSpace {
  /// An iOS bar less so many of its margins, which grow from 16 to 20 points between the two widths at which they were
  /// measured.
  case margins(Int)
  /// All of it: whatever stands at the edges is part of what is needed.
  case whole
  /// A custom view's own width, whatever the bar's.
  case fixed(Points)

  func usable(of width: Points) -> Points {
    switch self {
    case .margins(let count): width - Self.margin(at: width) * Double(count)
    case .whole: width
    case .fixed(let room): room
    }
  }

  /// The least bar width whose usable part is `points`; nil if no width helps.
  func barWidth(for points: Points) -> Points? {
    switch self {
    case .margins(let count): Self.barWidth(for: points, margins: count)
    case .whole: points
    case .fixed(let room): points <= room ? 0 : nil
    }
  }

  private static func barWidth(for points: Points, margins count: Int) -> Points {
    let space = BarSpace.margins(count)
    let ends = (space.usable(of: narrow), space.usable(of: wide))
    if points <= ends.0 { return points + edge.low * Double(count) }
    if points >= ends.1 { return points + edge.high * Double(count) }
    return narrow + (wide - narrow) * ((points - ends.0).value / (ends.1 - ends.0).value)
  }

  /// The same for each end of an interval.
  func barWidth(for width: Width) -> Width? {
    guard let low = barWidth(for: width.low), let best = barWidth(for: width.best), let high = barWidth(for: width.high)
    else { return nil }
    return Width(low: low, best: best, high: high)
  }

  /// The least widths of an iOS bar that has so much room between so many of its margins.
  static func barWidth(for width: Width, margins: Int) -> Width {
    func bar(_ points: Points) -> Points { barWidth(for: points, margins: margins) }
    return Width(low: bar(width.low), best: bar(width.best), high: bar(width.high))
  }

  /// Between the outermost item of an iOS bar and its edge.
  static func margin(at width: Points) -> Points {
    if width <= narrow { return edge.low }
    if width >= wide { return edge.high }
    return edge.low + (edge.high - edge.low) * ((width - narrow).value / (wide - narrow).value)
  }

  private static let narrow = Points(402)
  private static let wide = Points(414)
  private static let edge = BarMetrics.width("ios", "all", "nav bar / toolbar", "edge_margin")
}
