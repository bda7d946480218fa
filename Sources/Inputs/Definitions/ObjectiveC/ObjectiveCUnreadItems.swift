import LintelModel

/// Items that code puts on a bar and that the scan does not follow: what another object makes, or a function.
extension ObjectiveCEvaluator {
  /// Those that an assignment to a bar's place has.
  ///
  /// - Parameter isList: Whether the place takes a list.
  func unreadItems(in value: ObjectiveCExpression, isList: Bool, depth: Int = 0) -> [ObjectiveCExpression] {
    guard depth < 8 else { return [] }
    switch value {
    case .array(let elements, _): return elements.flatMap { unreadItems(in: $0, isList: false, depth: depth + 1) }
    case .message(_, let labels, let arguments, _) where ["arrayWithObjects", "arrayWithObject"].contains(labels.first):
      return arguments.flatMap { unreadItems(in: $0, isList: false, depth: depth + 1) }
    case .conditional(let first, let second, _, _):
      return [first, second].flatMap { unreadItems(in: $0, isList: isList, depth: depth + 1) }
    case .path(let path, _):
      return meaning(of: path).map { unreadItems(in: $0, isList: isList, depth: depth + 1) } ?? []
    // What a list is taken from may be empty, or be filled later; of its own methods a class says itself what they make.
    case .message(let receiver, _, _, _):
      guard !isList, receiver.path.map({ $0.first != "self" && $0.first != "super" }) ?? true else { return [] }
    case .call(let name, _, _): if isList || name.hasPrefix("@") { return [] }
    case .string, .other: return []
    }
    return value.offset < Self.elsewhere && alternatives(of: value, depth: 0).isEmpty ? [value] : []
  }
}

extension ObjectiveCEvaluator.Bar {
  mutating func note(unread new: [ObjectiveCExpression], in slot: ObjectiveCEvaluator.Slot) {
    for one in new where !(unread[slot] ?? []).contains(where: { $0.offset == one.offset }) {
      unread[slot, default: []].append(one)
    }
  }

  /// What is told of them on a bar that has these places.
  func unreadItems(in slots: [ObjectiveCEvaluator.Slot], _ texts: ObjectiveCTexts) -> [UnreadItems] {
    slots.flatMap { unread[$0] ?? [] }.sorted { $0.offset < $1.offset }.map { one in
      UnreadItems(reason: .made, expression: texts.written(from: one.offset), location: texts.location(one.offset))
    }
  }
}
