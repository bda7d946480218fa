/// How sure a statement about widths is: the one scale of the whole house.
public enum Certainty: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Only the high end of the interval does not fit.
  case possible
  /// The best value does not fit.
  case likely
  /// Even the low end of the interval does not fit.
  case certain

  public static func < (a: Certainty, b: Certainty) -> Bool { a.rank < b.rank }
  private var rank: Int { self == .possible ? 0 : self == .likely ? 1 : 2 }

  /// This certainty, lowered to `ceiling` where the figures behind it allow no more.
  public func capped(at ceiling: Certainty) -> Certainty { min(self, ceiling) }
}
