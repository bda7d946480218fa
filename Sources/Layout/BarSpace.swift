import LintelModel

/// How much of a bar's width its contents may take.
enum BarSpace {
  /// An iOS bar less so many of its margins.
  case margins(Int, EdgeMargin)
  /// All of it: whatever is at the edges is part of what is needed.
  case whole
  /// A custom view's own width, whatever the bar's.
  case fixed(Points)

  func usable(of width: Points) -> Points {
    switch self {
    case .margins(let count, let margin): width - margin.at(width) * Double(count)
    case .whole: width
    case .fixed(let room): room
    }
  }

  /// The least bar width whose usable part is `points`; nil if no width helps.
  func barWidth(for points: Points) -> Points? {
    switch self {
    case .margins(let count, let margin): margin.barWidth(for: points, count: count)
    case .whole: points
    case .fixed(let room): points <= room ? 0 : nil
    }
  }

  /// The same for each end of an interval.
  func barWidth(for width: Width) -> Width? {
    guard let low = barWidth(for: width.low), let best = barWidth(for: width.best), let high = barWidth(for: width.high)
    else { return nil }
    return Width(low: low, best: best, high: high)
  }
}
