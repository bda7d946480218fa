/// A length in points, the unit in which UIKit and AppKit lay bars out.
package struct Points: Hashable, Sendable, Comparable, AdditiveArithmetic {
  package var value: Double

  @inlinable package init(_ value: Double) { self.value = value }

  package static let zero = Points(0)
  @inlinable package static func < (a: Points, b: Points) -> Bool { a.value < b.value }
  @inlinable package static func + (a: Points, b: Points) -> Points { Points(a.value + b.value) }
  @inlinable package static func - (a: Points, b: Points) -> Points { Points(a.value - b.value) }
  @inlinable package static func * (a: Points, factor: Double) -> Points { Points(a.value * factor) }
  @inlinable package static func / (a: Points, divisor: Double) -> Points { Points(a.value / divisor) }

  /// Rounded to a tenth of a point, which is as fine as any published width is.
  @inlinable package var rounded: Points { Points((value * 10).rounded() / 10) }
}

extension Points: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  @inlinable package init(floatLiteral value: Double) { self.init(value) }
  @inlinable package init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Points: CustomStringConvertible {
  /// `96` or `143.5`: at most one decimal, and none where it says nothing.
  package var description: String {
    // No bar is so wide, but a number may be.
    guard value.magnitude < 1e15 else { return "\(value)" }
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}
