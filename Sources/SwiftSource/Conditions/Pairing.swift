import LintelModel

/// Finds the titles and items of one bar of which the code does not show that they are ever seen together.
struct Pairing {
  private let titles: [Conditions]
  private let items: [Conditional<Item>]
  /// What each title and item depends on: asked for each pair of them.
  private let titleArms: [[Branch: Int]]
  private let itemArms: [[Branch: Int]]

  /// Nil where there is nothing to guess: the only title is always there.
  init?(_ draft: BarDraft) {
    guard draft.titles.count > 1 || draft.titles.contains(where: { !$0.conditions.arms.isEmpty }) else { return nil }
    self.init(titles: draft.titles.map(\.conditions), items: draft.items)
  }

  /// Whether a title and an item that do not exclude each other depend on different things, neither of which says anything of
  /// the other.
  func isGuessed(_ title: Int, _ item: Int) -> Bool {
    guard !items[item].value.kind.isSpacer else { return false }
    let (own, others) = (titleArms[title], itemArms[item])
    if titles.count > 1 {
      // Each set in a function of its own.
      let functions = (titles[title].functions, items[item].conditions.functions)
      if own.isEmpty, others.isEmpty {
        return !functions.0.isEmpty && !functions.1.isEmpty && functions.0.isDisjoint(with: functions.1)
      }
      // The title that is shown until another one is set, where the item is.
      if own.isEmpty {
        return titleArms.contains { !$0.isEmpty && Self.isPart($0, of: others) }
      }
    }
    guard !own.isEmpty, !others.isEmpty else { return false }
    // Where all items come and go together, the bar has them or has nothing to crowd its title.
    let asked = items.indices.filter { !items[$0].value.kind.isSpacer }.map { itemArms[$0] }
    if asked.count > 1, asked.allSatisfy({ $0 == others }) { return false }
    return !Self.isPart(own, of: others) && !Self.isPart(others, of: own) && !hasStandIn(item)
  }

  /// Whether of what is guessed code has another item in the same place for the title's own state.
  func isDoubted(_ title: Int, _ item: Int) -> Bool {
    guard isGuessed(title, item) else { return false }
    let own = titleArms[title]
    return !own.isEmpty
      && items.indices.contains { other in
        items[other].value.placement == items[item].value.placement && !items[other].value.kind.isSpacer
          && Self.isPart(own, of: itemArms[other])
      }
  }

  /// A bar that several views put items on: which of these are ever there together no view says.
  init(joined draft: BarDraft) {
    self.init(titles: [], items: draft.items)
  }

  private init(titles: [Conditions], items: [Conditional<Item>]) {
    self.titles = titles
    self.items = items
    titleArms = titles.map(Self.arms)
    itemArms = items.map { Self.arms($0.conditions) }
  }

  /// The same of two items.
  func isGuessed(item: Int, beside other: Int) -> Bool {
    guard !items[item].value.kind.isSpacer, !items[other].value.kind.isSpacer else { return false }
    let (own, others) = (itemArms[item], itemArms[other])
    guard !own.isEmpty, !others.isEmpty else { return false }
    return !Self.isPart(own, of: others) && !Self.isPart(others, of: own) && !hasStandIn(item) && !hasStandIn(other)
  }

  /// Whether a symbol only takes the place of another one, so that there is one in either state.
  private func hasStandIn(_ item: Int) -> Bool {
    let face = items[item].value
    guard face.symbol != nil else { return false }
    let arms = itemArms[item]
    return items.indices.contains { other in
      let standIn = items[other].value
      guard other != item, standIn.symbol != nil, standIn.placement == face.placement else { return false }
      let rest = itemArms[other]
      return rest.keys == arms.keys && arms.filter { rest[$0.key] != $0.value }.count == 1
    }
  }

  private static func isPart(_ arms: [Branch: Int], of whole: [Branch: Int]) -> Bool {
    arms.allSatisfy { whole[$0.key] == $0.value }
  }

  private static func arms(_ conditions: Conditions) -> [Branch: Int] {
    // What a subject equals is no part of a joined condition.
    let mayBeJoined = conditions.arms.keys.count { $0.kind != .equality } > 1
    return conditions.arms.filter { branch, arm in
      branch.kind == .choice
        || [.condition, .flag].contains(branch.kind) && !(mayBeJoined && isSaidByParts(branch.words, arm))
    }
  }

  /// Whether the parts of a joined condition are beside it and say all of it: `a && b` that holds, `a || b` that fails.
  private static func isSaidByParts(_ words: String, _ arm: Int) -> Bool {
    words.contains(" || ") ? arm == 1 && !words.contains(" && ") : arm == 0 && (words.contains(" && ") || words.contains(", "))
  }
}
