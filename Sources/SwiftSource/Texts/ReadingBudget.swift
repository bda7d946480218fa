/// How many expressions may be read for one text of a bar. Names lead to names, and what has two arms on every hop has a
/// thousand after ten.
final class ReadingBudget {
  /// A hundred times what the longest text of any project needs.
  private static let most = 4_000
  private var depth = 0
  private var left = most

  /// Runs a reading that may start others; the outermost one has the whole budget.
  func reading<Found>(_ work: () -> Found) -> Found {
    if depth == 0 { left = Self.most }
    depth += 1
    defer { depth -= 1 }
    return work()
  }

  /// Takes one expression off; false if nothing is left.
  func take() -> Bool {
    left -= 1
    return left > 0
  }
}
