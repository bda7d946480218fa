import LintelModel

extension [SlotAssignment] {
  /// Whether all that is put into a slot is beside what is there already: true where before it, nil where anything replaces it
  /// or has emptied it before.
  func additions(to slot: BarSlot) -> Bool? {
    let own = filter { $0.slot == slot && !$0.empties }
    guard !own.isEmpty, own.allSatisfy({ $0.change == .addition || $0.value.goesOnWithBar }),
      !own.contains(where: \.isOnEmptied)
    else { return nil }
    return own.allSatisfy { $0.change == .addition ? $0.index == 0 : $0.value.beginsBeforeBar }
  }

  /// By place, the list that all code of the bar adds to and takes for granted, where none puts anything there.
  func additionsTo(_ slots: [BarSlot]) -> [Item.Placement: UnreadItems] {
    var lists: [Item.Placement: UnreadItems] = [:]
    for slot in slots {
      guard let place = slot.placement, additions(to: slot) != nil,
        let first = self.first(where: { $0.slot == slot && $0.needsOthers })
      else { continue }
      lists[place] = UnreadItems(reason: .before, expression: slot.list, location: first.location)
    }
    return lists
  }
}

extension Value {
  /// Whether what is on the bar already stays on it.
  var goesOnWithBar: Bool {
    switch self {
    case .onBar: true
    case .list(let values), .choice(let values): values.contains { $0.value.goesOnWithBar }
    default: false
    }
  }

  /// What a list has before what is on the bar already, and all else.
  var aroundBar: (before: Value, after: Value) {
    guard case .list(let values) = self, let bar = values.firstIndex(where: { $0.value.goesOnWithBar }) else {
      return (.nothing, self)
    }
    return (.list(Array(values[..<bar])), .list(Array(values[bar...])))
  }

  fileprivate var beginsBeforeBar: Bool {
    if case .list(let values) = aroundBar.before { !values.isEmpty } else { false }
  }
}
