import LintelModel

extension [SlotAssignment] {
  /// When a case of a `switch` leaves nothing at a place where another case puts an item: `case .file: item = nil`. It is a
  /// state like the other one, and is called by its case.
  var emptied: [Conditions] {
    let whole = filter { $0.change == .all }
    return whole.filter { one in
      guard one.value.isNothing, one.conditions.arms.keys.contains(where: { $0.kind == .choice }) else { return false }
      return whole.contains { other in
        other.slot == one.slot && other.function == one.function && other.value.mayHoldItems
          && one.conditions.excludes(other.conditions)
      }
    }.map(\.conditions)
  }
}
