extension Conditions {
  /// Sets that begin with another thing are tried so often, and no more: 16.
  private static let mostBeginnings = 16

  /// When more of these things are there together than so many; nil where no set of more is found. Of sets the fullest one
  /// counts: each thing in turn is taken first, then all others that it leaves room for.
  package static func fullest(of all: [Conditions], within whole: Conditions, moreThan most: Int) -> Conditions? {
    let possible = all.filter { !whole.excludes($0) }
    guard possible.count > most else { return nil }
    var fullest: (conditions: Conditions, count: Int)?
    var begun: Set<Conditions> = []
    for first in possible where begun.count < mostBeginnings && begun.insert(first).inserted {
      var choice = whole.and(first)
      var count = 0
      for next in possible where !choice.excludes(next) {
        choice.formAnd(next)
        count += 1
      }
      if count > fullest?.count ?? most { fullest = (choice, count) }
    }
    return fullest?.conditions
  }
}
