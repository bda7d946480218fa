import LintelModel

extension [SlotAssignment] {
  /// What code adds to a place that it has emptied right before, or taken items from, is with what it left there, and not beside
  /// what other code puts there: `rightBarButtonItems?.removeAll()`, then `rightBarButtonItems?.append(doneItem)`.
  var filledAnew: Self {
    var filled: Self = []
    var begun: Set<Int> = []
    for one in self {
      let last = filled.lastIndex { $0.change == .all && $0.isOfSameRun(as: one) }
      if one.change == .addition, let last, begun.contains(last), filled[last].conditions.hold(where: one.conditions) {
        let added = Conditional(one.value, one.conditions)
        let before = filled[last].value.elementsLeft
        filled[last].value = .list(one.index == 0 ? [added] + before : before + [added])
      } else {
        if one.change == .all, one.isRest || one.value.elementsLeft.isEmpty { begun.insert(filled.count) }
        filled.append(one)
      }
    }
    return filled
  }
}

extension SlotAssignment {
  fileprivate func isOfSameRun(as other: Self) -> Bool {
    owner == other.owner && slot == other.slot && function == other.function && sites == other.sites
  }
}

extension Value {
  /// The elements of a list, none of nothing; anything else is one.
  fileprivate var elementsLeft: [Conditional<Value>] {
    switch self {
    case .nothing: []
    case .list(let elements): elements
    default: [Conditional(self)]
    }
  }
}

extension Conditions {
  /// Whether they are met wherever the others are.
  func hold(where other: Conditions) -> Bool {
    arms.allSatisfy { other.arms[$0.key] == $0.value } && failing.isSubset(of: other.failing)
      && settings.isSuperset(of: other.settings)
  }
}
