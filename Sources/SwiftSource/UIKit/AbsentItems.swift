import LintelModel

extension ControllerBars {
  /// When an item is not there that a slot's only assignment gives under a condition: `isEditing ? doneItem : nil`, or a case
  /// of a `switch` in which what is asked returns nothing.
  func absences(_ placements: [SlotAssignment]) -> [Conditions] {
    let own = placements.filter { $0.change == .all && $0.value.mayHoldItems }
    return Dictionary(grouping: own, by: \.slot).values.filter { $0.count == 1 }.joined()
      .sorted { $0.location < $1.location }
      .flatMap { one in one.value.absences.map { one.state(in: $0) } }
  }
}

extension SlotAssignment {
  /// When the place is left without items: the code is there, but for what asks whether there is anything to put there, as in
  /// `if let items = decorator.items()`. What is asked ran behind that question, too, as far as the reading knows.
  fileprivate func state(in absence: Conditions) -> Conditions {
    guard absence.arms.keys.contains(where: { $0.kind == .choice }) else { return conditions.and(part: absence) }
    func isQuestion(_ branch: Branch) -> Bool {
      conditions.arms[branch] != nil && branch.kind == .condition && branch.words.hasPrefix("let ")
    }
    var (reached, asked) = (conditions, absence)
    reached.arms = conditions.arms.filter { !isQuestion($0.key) }
    asked.arms = absence.arms.filter { !isQuestion($0.key) }
    return reached.and(part: asked)
  }
}

extension Value {
  /// When a ternary leaves nothing of an item: `isEditing ? doneItem : nil`. Of several cases of a `switch` that leave nothing
  /// the first tells it: they look the same. That an object is missing without which the screen does nothing is no state of it.
  fileprivate var absences: [Conditions] { statesWithout(isOfConformer: false) }

  /// - Parameter isOfConformer: Whether it is what one of the types gives that conform to a protocol: all that is in it is.
  private func statesWithout(isOfConformer: Bool) -> [Conditions] {
    switch self {
    case .list(let values): return values.flatMap { one in one.value.absences.map { one.conditions.and($0) } }
    case .choice(let values):
      guard values.contains(where: { $0.value.mayHoldItems }) else { return [] }
      let empty = values.filter { $0.value.isNothing }.map(\.conditions)
      // What the code around asks holds in all of them, and leaves nothing out.
      let asked = empty.filter { one in
        values.count == 2
          && one.arms.contains { branch, arm in
            branch.kind == .condition && !branch.asksForPartnersAlone(inArm: 0)
              && !values.allSatisfy { $0.conditions.arms[branch] == arm }
          }
      }
      let cases = empty.filter { one in one.arms.keys.contains { $0.kind == .choice } }
      let own = asked.isEmpty ? Array(cases.prefix(1)) : asked
      return own + values.flatMap { one -> [Conditions] in
        let isInside = isOfConformer || one.conditions.arms.keys.contains { $0.conformer != nil }
        guard isInside, case .choice = one.value else { return [] }
        return one.value.statesWithout(isOfConformer: true).map { one.conditions.and(part: $0) }
      }
    default: return []
    }
  }
}
