/// A width that is known within an interval: the best value, and how far it may lie to either side, in points.
///
/// The interval travels with every width from the font's metrics to the finding, so that a verdict can say how sure it is.
public struct Width: Hashable, Sendable {
  public var low: Points
  public var best: Points
  public var high: Points

  public init(low: Points, best: Points, high: Points) {
    self.low = low
    self.best = best
    self.high = high
  }

  /// A width that is exact, such as a constraint in a definition.
  public init(exactly points: Points) { self.init(low: points, best: points, high: points) }

  public static let zero = Width(exactly: 0)

  public static func + (a: Width, b: Width) -> Width {
    Width(low: a.low + b.low, best: a.best + b.best, high: a.high + b.high)
  }

  /// Interval difference: the least of `a - b` is reached where `b` is greatest.
  public static func - (a: Width, b: Width) -> Width {
    Width(low: a.low - b.high, best: a.best - b.best, high: a.high - b.low)
  }

  public static func += (a: inout Width, b: Width) { a = a + b }

  public static func * (a: Width, factor: Double) -> Width {
    Width(low: a.low * factor, best: a.best * factor, high: a.high * factor)
  }

  /// The wider of two widths, end by end.
  public static func max(_ a: Width, _ b: Width) -> Width {
    Width(low: Swift.max(a.low, b.low), best: Swift.max(a.best, b.best), high: Swift.max(a.high, b.high))
  }

  /// No end below zero.
  public var clamped: Width { Width.max(self, .zero) }

  /// How sure it is that a text this wide does not go into `room`, or nil if it certainly does.
  public func exceeds(_ room: Width) -> Certainty? {
    if low > room.high { return .certain }
    if best > room.best { return .likely }
    if high > room.low { return .possible }
    return nil
  }
}

extension Sequence where Element == Width {
  public func sum() -> Width { reduce(.zero, +) }
}
