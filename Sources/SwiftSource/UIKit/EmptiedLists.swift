import LintelModel

extension [SlotAssignment] {
  /// The same, told where nothing is left, when code adds something to a list, of what Interface Builder has there: the same
  /// function has emptied the list before, or one has that runs before people see the view.
  ///
  /// - Parameter first: The functions that run before people see the view.
  func tellingEmptied(_ first: () -> Set<String>) -> Self {
    guard contains(where: { $0.empties && $0.slot.isList }) else { return self }
    let first = first()
    var told = self
    for (index, one) in enumerated() where one.slot.isList {
      let own = indices.filter { self[$0].slot == one.slot && self[$0].owner == one.owner && self[$0].empties }
      let before = own.filter { $0 < index || self[$0].function != one.function }.map { self[$0] }
      told[index].isOnEmptied = before.areEmptied(in: one.function, where: one.conditions, first)
    }
    return told
  }

  /// Whether a function finds a list empty.
  ///
  /// - Parameters:
  ///   - self: What is put into the list before the function goes on, and what other functions put there.
  ///   - first: The functions that run before people see the view.
  func areEmptied(in function: String, where conditions: Conditions, _ first: Set<String>) -> Bool {
    contains { one in
      one.empties && (one.function == function || first.contains(one.function)) && one.conditions.hold(where: conditions)
    }
  }
}

extension SlotAssignment {
  /// Whether it leaves nothing of a list: `toolbarItems = []`, `rightBarButtonItems?.removeAll()`.
  var empties: Bool {
    guard change == .all else { return false }
    return switch value {
    case .nothing: true
    case .list(let elements): elements.isEmpty
    default: false
    }
  }
}
