/// How sure a statement about widths is: the one scale of the whole house.
package enum Certainty: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Only the high end of the interval does not fit.
  case possible
  /// The best value does not fit.
  case likely
  /// Even the low end of the interval does not fit.
  case certain

  package static func < (a: Certainty, b: Certainty) -> Bool { a.rank < b.rank }
  private var rank: Int { self == .possible ? 0 : self == .likely ? 1 : 2 }

  /// Whether a doubt about something that needs `needed` and has `room` is worth a reader's time: what only the high end of its
  /// interval makes too wide is reported where all but 3 % of the room is needed. Where little is known of a bar's
  /// figures the interval is wide, and a bar that is half empty by any reasonable guess is no doubt of theirs.
  package func isWorthSaying(needed: Width, room: Width) -> Bool { self > .possible || needed.best > room.best * 0.97 }

  /// This certainty, lowered where the excess is less than a hundredth of what is needed: no figure is as exact as that.
  package func reported(over: Points, needed: Width) -> Certainty {
    self == .likely && over < needed.best * 0.01 ? .possible : self
  }

  /// This certainty, lowered to `ceiling` where the figures behind it allow no more.
  package func capped(at ceiling: Certainty) -> Certainty { min(self, ceiling) }
}
