/// A width that is known within an interval: the best value, and how far it may lie to either side, in points.
///
/// The interval travels with every width from the font's metrics to the finding, so that a verdict can say how sure it is.
package struct Width: Hashable, Sendable {
  package var low: Points
  package var best: Points
  package var high: Points

  @inlinable package init(low: Points, best: Points, high: Points) {
    self.low = low
    self.best = best
    self.high = high
  }

  /// A width that is exact, such as a constraint in a definition.
  @inlinable package init(exactly points: Points) { self.init(low: points, best: points, high: points) }

  package static let zero = Width(exactly: 0)

  @inlinable package static func + (a: Width, b: Width) -> Width {
    Width(low: a.low + b.low, best: a.best + b.best, high: a.high + b.high)
  }

  /// Interval difference: the least of `a - b` is reached where `b` is greatest.
  @inlinable package static func - (a: Width, b: Width) -> Width {
    Width(low: a.low - b.high, best: a.best - b.best, high: a.high - b.low)
  }

  @inlinable package static func += (a: inout Width, b: Width) { a = a + b }

  @inlinable package static func * (a: Width, factor: Double) -> Width {
    Width(low: a.low * factor, best: a.best * factor, high: a.high * factor)
  }

  /// The wider of two widths, end by end.
  @inlinable package static func max(_ a: Width, _ b: Width) -> Width {
    Width(low: Swift.max(a.low, b.low), best: Swift.max(a.best, b.best), high: Swift.max(a.high, b.high))
  }

  /// No end below zero.
  @inlinable package var clamped: Width { Width.max(self, .zero) }

  /// How sure it is that a text this wide does not go into `room`, or nil if it certainly does.
  @inlinable package func exceeds(_ room: Width) -> Certainty? {
    if low > room.high { return .certain }
    if best > room.best { return .likely }
    if high > room.low { return .possible }
    return nil
  }
}

extension Sequence where Element == Width {
  package func sum() -> Width { reduce(.zero, +) }
}
