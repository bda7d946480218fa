/// How much may be read for one thing: names lead to names, and what has two arms on every hop has a thousand after ten.
final class ReadingBudget {
  private let most: Int
  private var depth = 0
  private var left: Int

  init(most: Int) { (self.most, left) = (most, most) }

  /// The expressions of one text of a bar: a hundred times what the longest text of any project needs.
  static var ofText: ReadingBudget { ReadingBudget(most: 4_000) }
  /// The views and items of one bar.
  static var ofBar: ReadingBudget { ReadingBudget(most: 4_000) }
  /// The calls that are followed from one function.
  static var ofFunction: ReadingBudget { ReadingBudget(most: 2_000) }
  /// The project's own modifiers that are followed from one screen.
  static var ofModifiers: ReadingBudget { ReadingBudget(most: 200) }

  /// Runs a reading that may start others; the outermost one has the whole budget.
  func reading<Found>(_ work: () -> Found) -> Found {
    if depth == 0 { left = most }
    depth += 1
    defer { depth -= 1 }
    return work()
  }

  /// Takes one off; false if nothing is left. What no reading is around is one of its own.
  func take() -> Bool {
    if depth == 0 { left = most }
    left -= 1
    return left > 0
  }

  /// Whether the last one taken was the first that was too many.
  var justEnded: Bool { left == 0 }
}
