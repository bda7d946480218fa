/// A length in points, the unit in which UIKit and AppKit lay bars out.
public struct Points: Hashable, Sendable, Comparable, AdditiveArithmetic {
  public var value: Double

  public init(_ value: Double) { self.value = value }

  public static let zero = Points(0)
  public static func < (a: Points, b: Points) -> Bool { a.value < b.value }
  public static func + (a: Points, b: Points) -> Points { Points(a.value + b.value) }
  public static func - (a: Points, b: Points) -> Points { Points(a.value - b.value) }
  public static func * (a: Points, factor: Double) -> Points { Points(a.value * factor) }
  public static func / (a: Points, divisor: Double) -> Points { Points(a.value / divisor) }

  /// Rounded to a tenth of a point, which is as fine as any published width is.
  public var rounded: Points { Points((value * 10).rounded() / 10) }
}

extension Points: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Points: CustomStringConvertible {
  /// `96` or `143.5`: at most one decimal, and none where it says nothing.
  public var description: String {
    // No bar is so wide, but a number may be.
    guard value.magnitude < 1e15 else { return "\(value)" }
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}
