import LintelModel

extension BarDraft {
  /// The items, each with the conditions on which alone it is on the bar. Where something else is there when one fails, a
  /// variant tells it.
  var itemsWithConditions: [Conditional<Item>] {
    var known: [Branch: Set<Int>] = [:]
    for one in titles.map(\.conditions) + items.map(\.conditions) {
      for (branch, arm) in one.arms where branch.kind == .condition { known[branch, default: []].insert(arm) }
    }
    return items.map { item in
      guard !item.value.kind.isSpacer else { return item }
      let own = item.conditions.arms.filter { branch, _ in
        branch.kind == .condition && conditions.arms[branch] == nil && known[branch]?.count == 1 && branch.isOfState
      }
      // What is joined says its parts.
      let whole = own.filter { branch, _ in !own.keys.contains { branch.isPart(of: $0) } }
      var told = item
      told.value.onlyIf = whole.sorted { $0.key < $1.key }.map { $0.key.name(ofArm: $0.value) }
      return told
    }
  }
}

extension Branch {
  /// Whether it asks for what may change while the app runs, and not for the system, or for whether the bar's own object is
  /// still there.
  fileprivate var isOfState: Bool { !words.contains("#") && !words.contains("let self") }
}

extension Toolbar {
  /// Forgets of its items' conditions what the name of the variant says.
  mutating func forgetConditions(toldBy names: [String]) {
    for index in items.indices where !items[index].onlyIf.isEmpty {
      items[index].onlyIf.removeAll { condition in
        let words = condition.drop { $0 != " " }.dropFirst()
        return names.contains { $0.contains(words) }
      }
    }
  }
}
