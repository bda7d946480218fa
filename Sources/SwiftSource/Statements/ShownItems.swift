import LintelModel
import SwiftSyntax

/// The items that code names by the place on the bar where it has put them.
extension CodeReading {
  /// The items that the type's code has put into a place of its bar so far, or had when it was read before.
  func shown(in slot: BarSlot, _ context: Context) -> [MadeObject] { lists(in: slot, context).flatMap { $0.flatMap { $0 } } }

  /// What each element of a list is that is on the bar: `toolbarItems?.forEach { $0.tintColor = .red }`.
  func itemsShown(by list: Value, _ context: Context) -> Value {
    guard case .onBar(let slot) = list else { return list }
    let objects = shown(in: slot, context)
    return objects.isEmpty ? list : .oneOf(objects.map { Conditional(.object($0)) })
  }

  /// `first` and `last` of `toolbarItems` and `navigationItem.rightBarButtonItems`; of several lists that are there in turn, of
  /// each.
  func shownEnd(_ name: String, in slot: BarSlot, at node: ExprSyntax, _ context: Context) -> Value? {
    guard name == "first" || name == "last" else { return nil }
    let ends = lists(in: slot, context).compactMap { name == "first" ? $0.first : $0.last }.flatMap { $0 }
    // What another method puts there may be read later.
    if ends.isEmpty, let type = context.scope.type { typesToReadAgain.insert(type) }
    if !ends.isEmpty { return .oneOf(ends.map { Conditional(.object($0)) }) }
    guard slot.isList else { return nil }
    return list(in: slot, at: node, context)?.element(at: name == "first" ? .start(0) : .end(1), on: context.conditions)
  }

  /// Each list that code has put there, by its elements; one that may be one of several is all of them.
  private func lists(in slot: BarSlot, _ context: Context) -> [[[MadeObject]]] {
    let owner = owner(in: context)
    let known = earlier.contains { $0.owner == owner } ? earlier : placements
    return known.filter { $0.owner == owner && $0.slot == slot }.map { placement in
      if case .list(let values) = placement.value { return values.map { $0.value.objects } }
      return [placement.value.objects]
    }
  }
}
