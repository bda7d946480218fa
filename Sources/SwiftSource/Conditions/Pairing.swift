import LintelModel

/// Tells of which titles and items of one bar nobody can say, by reading the code, that they are ever seen together.
struct Pairing {
  private let titles: [Conditions]
  private let items: [Conditional<Item>]

  /// Nil where there is nothing to guess: the only title is always there.
  init?(_ draft: BarDraft) {
    guard draft.titles.count > 1 || draft.titles.contains(where: { !$0.conditions.arms.isEmpty }) else { return nil }
    titles = draft.titles.map(\.conditions)
    items = draft.items
  }

  /// Whether a title and an item that do not exclude each other depend on different things, neither of which says anything of
  /// the other.
  func isGuessed(_ title: Int, _ item: Int) -> Bool {
    guard !items[item].value.kind.isSpacer else { return false }
    let (own, others) = (Self.arms(titles[title]), Self.arms(items[item].conditions))
    if titles.count > 1 {
      // Each set in a function of its own.
      let functions = (titles[title].functions, items[item].conditions.functions)
      if own.isEmpty, others.isEmpty {
        return !functions.0.isEmpty && !functions.1.isEmpty && functions.0.isDisjoint(with: functions.1)
      }
      // The title that stands until another one is set, where the item is.
      if own.isEmpty {
        return titles.contains { let arms = Self.arms($0); return !arms.isEmpty && Self.isPart(arms, of: others) }
      }
    }
    guard !own.isEmpty, !others.isEmpty else { return false }
    return !Self.isPart(own, of: others) && !Self.isPart(others, of: own) && !hasStandIn(item)
  }

  /// Whether a symbol only takes the place of another one, so that there is one in either state.
  private func hasStandIn(_ item: Int) -> Bool {
    let face = items[item].value
    guard face.symbol != nil else { return false }
    let arms = Self.arms(items[item].conditions)
    return items.indices.contains { other in
      let standIn = items[other].value
      guard other != item, standIn.symbol != nil, standIn.placement == face.placement else { return false }
      let rest = Self.arms(items[other].conditions)
      return rest.keys == arms.keys && arms.filter { rest[$0.key] != $0.value }.count == 1
    }
  }

  private static func isPart(_ arms: [Branch: Int], of whole: [Branch: Int]) -> Bool {
    arms.allSatisfy { whole[$0.key] == $0.value }
  }

  private static func arms(_ conditions: Conditions) -> [Branch: Int] {
    conditions.arms.filter { [.condition, .flag, .choice].contains($0.key.kind) }
  }
}
