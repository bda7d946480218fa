import LintelModel

/// The state in which a bar has the widest arm of each of its branches, as far as these do not exclude each other. Variants are
/// as few as show every item once, and so join the first arms of independent branches, then the second ones: a bar may be too
/// narrow only where the widest of one meets the widest of another.
///
/// Translations are not known yet: the text of the source tells which arm is wider.
struct WidestState {
  /// Of each item, when it is there, and its share of the bar; nil where nobody knows what stands beside it.
  private let shares: [(conditions: Conditions, share: Int)?]

  /// What an item takes beside its text, in letters of that: as much as a symbol. Ours; only which sum is larger counts.
  private static let room = 4
  /// A text of which only the running program, or a table, knows the words: about one word.
  private static let unknown = 8
  /// Sets that begin with another item are tried so often: 8.
  private static let mostBeginnings = 8

  init(_ draft: BarDraft) {
    shares = draft.items.map { one in
      guard !one.value.kind.isSpacer, one.value.isInDefaultSet, one.conditions.isDecidedByConditions else { return nil }
      return (conditions: one.conditions, share: Self.room + Self.letters(of: one.value))
    }
  }

  private static func letters(of item: Item) -> Int {
    guard item.symbol == nil, item.systemItem == nil, item.label.isPresent else { return 0 }
    if let source = item.label.source { return source.count }
    guard let key = item.label.key, !key.contains(where: { "._/".contains($0) }) else { return unknown }
    return key.count
  }

  /// Nil where one of the faces is as wide, or all depends on one branch.
  ///
  /// - Parameter faces: The items of each variant that is shown, by their indices.
  func state(besides faces: [[Int]], within here: Conditions) -> Conditions? {
    let possible = shares.compactMap { $0 }.filter { !here.excludes($0.conditions) }
    guard Self.hasIndependentBranches(possible.map { $0.conditions }) else { return nil }
    let inOrder = possible.enumerated().sorted { a, b in
      a.element.share == b.element.share ? a.offset < b.offset : a.element.share > b.element.share
    }.map { $0.element }
    var widest = (conditions: here, sum: faces.map(sum).max() ?? 0)
    var isFound = false
    for first in inOrder.prefix(Self.mostBeginnings) {
      var choice = here.and(first.conditions)
      var sum = 0
      for one in inOrder where !choice.excludes(one.conditions) && choice.isOfOneFunction(with: one.conditions) {
        choice.formAnd(one.conditions)
        sum += one.share
      }
      if sum > widest.sum { (widest, isFound) = ((conditions: choice, sum: sum), true) }
    }
    return isFound ? widest.conditions : nil
  }

  private func sum(_ items: [Int]) -> Int { items.reduce(0) { $0 + (shares[$1]?.share ?? 0) } }

  /// Whether two branches at least that people, or the app, decide have something in several arms each.
  private static func hasIndependentBranches(_ all: [Conditions]) -> Bool {
    var arms: [Branch: Set<Int>] = [:]
    for conditions in all {
      for (branch, arm) in conditions.arms where branch.kind == .condition || branch.kind == .choice {
        arms[branch, default: []].insert(arm)
      }
    }
    return arms.values.count { $0.count > 1 } > 1
  }
}

extension Conditions {
  /// Whether nothing, or what the app asks, decides. Of values that are given in turn, and on no condition, nobody knows which
  /// one stands beside which of another's.
  fileprivate var isDecidedByConditions: Bool {
    let kinds = arms.keys.map { $0.kind }
    return !kinds.contains(.value) || kinds.contains(.condition) || kinds.contains(.choice)
  }

  /// What two functions set may never be seen together.
  fileprivate func isOfOneFunction(with other: Conditions) -> Bool {
    functions.isEmpty || other.functions.isEmpty || functions == other.functions
  }
}
