import LintelModel

extension BarDraft {
  /// The items, each with the conditions on which alone it is on the bar. Where something else is there when one fails, a
  /// variant tells it.
  var itemsWithConditions: [Conditional<Item>] {
    var known: [Branch: Set<Int>] = [:]
    for one in titles.map(\.conditions) + items.map(\.conditions) {
      for (branch, arm) in one.arms where branch.isAsked { known[branch, default: []].insert(arm) }
    }
    return items.map { item in
      guard !item.value.kind.isSpacer else { return item }
      let own = item.conditions.arms.filter { branch, _ in
        branch.isAsked && conditions.arms[branch] == nil && known[branch]?.count == 1
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
  /// Whether it asks for what may change while the app runs, or for a flag of its builds, and not for the system, or for
  /// whether the bar's own object is still there.
  fileprivate var isAsked: Bool {
    switch kind {
    case .condition: !words.contains("#") && !words.contains("let self")
    case .flag: true
    case .choice, .value, .equality, .presenter, .widthClass: false
    }
  }
}

extension Toolbar {
  /// Forgets of its items' conditions what the name of the variant says.
  mutating func forgetConditions(toldBy names: [String]) {
    for index in items.indices where !items[index].onlyIf.isEmpty {
      items[index].onlyIf.removeAll { condition in
        let words = condition.drop { $0 != " " }.dropFirst()
        return names.contains { $0 == condition || $0.says(words) }
      }
    }
  }
}

extension String {
  /// Whether a condition joins another one, as whole words and not negated.
  fileprivate func says(_ words: Substring) -> Bool {
    func isOfName(_ letter: Character?) -> Bool {
      letter.map { $0.isLetter || $0.isNumber || "_.!(".contains($0) } ?? false
    }
    return ranges(of: words).contains { range in
      !isOfName(self[..<range.lowerBound].last) && !isOfName(self[range.upperBound...].first)
    }
  }
}
