/// A part of the items that Interface Builder has in a list which code changes: `toolbarItems?.insert(item, at: 1)` leaves the
/// first of them before the new item, and all others behind it.
package struct DrawnItems: Hashable, Sendable {
  /// A place between two items.
  package enum Bound: Hashable, Sendable {
    /// So many items behind the start.
    case start(Int)
    /// So many items before the end.
    case end(Int)
  }

  package var from: Bound
  package var to: Bound

  package init(from: Bound = .start(0), to: Bound = .end(0)) {
    self.from = from
    self.to = to
  }

  package static let all = DrawnItems()

  /// How many they are; nil where that hangs on how many the list has.
  package var count: Int? {
    switch (from, to) {
    case (.start(let from), .start(let to)): to - from
    case (.end(let from), .end(let to)): from - to
    default: nil
    }
  }

  /// The places of those that are meant in a list of so many; nil where the list has fewer than the code takes for granted.
  package func places(in count: Int) -> Range<Int>? {
    func place(_ bound: Bound) -> Int {
      switch bound {
      case .start(let number): number
      case .end(let number): count - number
      }
    }
    let (lower, upper) = (place(from), place(to))
    return lower >= 0 && lower <= upper && upper <= count ? lower..<upper : nil
  }

  /// The first so many of them, and the others; nil where there are fewer.
  package func parted(behind number: Int) -> (first: DrawnItems, rest: DrawnItems)? {
    guard number >= 0, count.map({ number <= $0 }) ?? true else { return nil }
    switch from {
    case .start(let from): return at(.start(from + number))
    case .end(let from): return number <= from ? at(.end(from - number)) : nil
    }
  }

  /// The last so many of them, and those before; nil where there are fewer.
  package func parted(before number: Int) -> (first: DrawnItems, rest: DrawnItems)? {
    guard number >= 0, count.map({ number <= $0 }) ?? true else { return nil }
    switch to {
    case .start(let to): return number <= to ? at(.start(to - number)) : nil
    case .end(let to): return at(.end(to + number))
    }
  }

  private func at(_ place: Bound) -> (first: DrawnItems, rest: DrawnItems) {
    (DrawnItems(from: from, to: place), DrawnItems(from: place, to: to))
  }
}
