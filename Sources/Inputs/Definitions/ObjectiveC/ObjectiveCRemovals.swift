import LintelModel

/// Messages that take elements out of a list which a method builds: `[items removeLastObject]`, `[items removeObject:share]`,
/// `[items removeObjectAtIndex:0]`.
extension ObjectiveCEvaluator {
  /// What a branch takes out is in the list where the branch is not reached; where nobody can tell which elements are taken out,
  /// all stay.
  mutating func takeOut(_ expression: ObjectiveCExpression) {
    guard case .message(let receiver, let labels, let arguments, let place) = expression,
      let name = receiver.path.flatMap(Self.member), case .array(let elements, let offset)? = local(name),
      let gone = places(takenBy: labels, arguments, of: elements)
    else { return }
    let isBranch = conditions.arms.keys.contains { $0.kind == .condition }
    // Which of several cases a switch is in is told of no single element.
    guard isBranch || conditions.arms.isEmpty else { return }
    let left = elements.indices.compactMap { index -> ObjectiveCExpression? in
      guard gone.contains(index) else { return elements[index] }
      return isBranch ? branched(.path(["nil"], offset: place), instead: elements[index]) : nil
    }
    locals[name] = .array(left, offset: offset)
    let objects = gone.compactMap { item(meantBy: elements[$0]) }
    if !isBranch { takenOut.formUnion(objects) }
  }

  private func places(
    takenBy labels: [String], _ arguments: [ObjectiveCExpression], of elements: [ObjectiveCExpression]
  ) -> Range<Int>? {
    switch labels {
    case ["removeAllObjects"]: return elements.indices
    case ["removeLastObject"]:
      // What may be missing is not surely the last.
      guard let last = elements.last, item(meantBy: last) != nil else { return nil }
      return elements.count - 1..<elements.count
    case ["removeObject"]:
      guard let asked = arguments.first.flatMap({ item(meantBy: $0) }),
        let place = elements.firstIndex(where: { item(meantBy: $0) == asked })
      else { return nil }
      return place..<place + 1
    case ["removeObjectAtIndex"]:
      guard case .path(let path, _)? = arguments.first, path.count == 1, path[0].hasPrefix("["),
        let place = Int(path[0].dropFirst().dropLast()), elements.indices.contains(place),
        // What may be missing before it moves the place of all others.
        elements[...place].allSatisfy({ item(meantBy: $0) != nil })
      else { return nil }
      return place..<place + 1
    default: return nil
    }
  }

  /// Where the only item is made that an expression means in any case.
  private func item(meantBy expression: ObjectiveCExpression) -> Int? {
    if case .conditional = expression { return nil }
    let meant = alternatives(of: expression, depth: 0)
    return meant.count == 1 && meant[0].value.count == 1 ? meant[0].value[0] : nil
  }
}
