import LintelModel
import SwiftSyntax

/// Where code says that an element of a list is: `items[1]`, `items.insert(item, at: middle + 1)`, `items.count - 1`.
extension CodeReading {
  /// The place that an index means; nil where only the running program knows it.
  ///
  /// - Parameter list: The list as the code has it.
  func place(at index: ExprSyntax, in list: ExprSyntax, _ context: Context) -> DrawnItems.Bound? {
    place(of: Operand(index), in: list.path?.filter { $0 != "self" } ?? [], context.scope, depth: 0)
  }

  private func place(of index: Operand, in list: [String], _ scope: Scope, depth: Int) -> DrawnItems.Bound? {
    let parts = index.elements
    guard depth < Self.deepestIndex, parts.count % 2 == 1, parts.count <= Self.mostOperands,
      var place = bound(of: parts[0], in: list, scope, depth: depth)
    else { return nil }
    for sign in stride(from: 1, to: parts.count, by: 2) {
      guard let word = parts[sign].as(BinaryOperatorExprSyntax.self)?.operator.text, word == "+" || word == "-",
        case .start(let amount)? = bound(of: parts[sign + 1], in: list, scope, depth: depth)
      else { return nil }
      place = place.moved(by: word == "+" ? amount : -amount)
    }
    return place.isInList ? place : nil
  }

  private func bound(of expression: ExprSyntax, in list: [String], _ scope: Scope, depth: Int) -> DrawnItems.Bound? {
    let node = expression.unwrapped
    if let number = Int(node.writtenText) { return (0...Self.greatestIndex).contains(number) ? .start(number) : nil }
    guard let path = node.path?.filter({ $0 != "self" }), let last = path.last else { return nil }
    if last == "startIndex" { return .start(0) }
    if last == "endIndex" || last == "count" { return Array(path.dropLast()) == list ? .end(0) : nil }
    if path.count == 1, let known = scope[last] {
      guard case .expression(let given) = known else { return nil }
      return place(of: given.operand, in: list, given.scope, depth: depth + 1)
    }
    guard path.count == 1 || path.count == 2 && path[0] == "Self", let type = scope.type,
      let member = project.members(named: last, of: type, near: scope.file).first,
      case .variable(let declaration, let binding) = member.node,
      declaration.bindingSpecifier.tokenKind == .keyword(.let), let initial = binding.initializer?.value
    else { return nil }
    return place(of: Operand(initial), in: list, Scope(file: member.file, type: type, of: scopes), depth: depth + 1)
  }

  /// A name for a name for a number is followed so far: 4.
  private static let deepestIndex = 4
  /// So many operators are counted: 8 numbers.
  private static let mostOperands = 15
  /// No bar has as many items: 1,000.
  private static let greatestIndex = 1_000
}

extension DrawnItems.Bound {
  fileprivate func moved(by amount: Int) -> Self {
    switch self {
    case .start(let number): .start(number + amount)
    case .end(let number): .end(number - amount)
    }
  }

  fileprivate var isInList: Bool {
    switch self {
    case .start(let number), .end(let number): number >= 0
    }
  }

  /// The place behind the element that follows this one.
  fileprivate var next: Self { moved(by: 1) }
}

extension [Conditional<Value>] {
  /// Whether some of them are the file's.
  var haveDrawn: Bool { contains { if case .drawn = $0.value { true } else { false } } }

  /// The list, with those of its elements that Interface Builder has parted at a place, and the number of the first one behind
  /// the place; nil where nobody can tell.
  func parted(at place: DrawnItems.Bound, on conditions: Conditions) -> (list: Self, index: Int)? {
    var (left, isFromEnd) = (0, false)
    switch place {
    case .start(let number): left = number
    case .end(let number): (left, isFromEnd) = (number, true)
    }
    for step in indices {
      let index = isFromEnd ? count - 1 - step : step
      if left == 0 { return (list: self, index: isFromEnd ? index + 1 : index) }
      let element = self[index]
      if element.conditions.excludes(conditions) { continue }
      if case .drawn(let part, let slot, let location) = element.value, element.isThere(on: conditions) {
        if let count = part.count, count <= left {
          left -= count
          continue
        }
        guard let parts = isFromEnd ? part.parted(before: left) : part.parted(behind: left) else { return nil }
        return (list: replacing(index, by: [parts.first, parts.rest], slot, location), index: index + 1)
      }
      guard element.isOneElement(on: conditions) else { return nil }
      left -= 1
    }
    return left == 0 ? (list: self, index: isFromEnd ? 0 : count) : nil
  }

  private func replacing(_ index: Int, by parts: [DrawnItems], _ slot: BarSlot, _ location: SourceLocation) -> Self {
    var list = self
    let own = self[index].conditions
    list.replaceSubrange(index...index, with: parts.map { Conditional(.drawn($0, slot, location), own) })
    return list
  }

  /// The list with another element at a place; nil where nobody can tell where that is.
  func inserting(_ added: Element, at place: DrawnItems.Bound, on conditions: Conditions) -> Self? {
    guard let parted = parted(at: place, on: conditions) else { return nil }
    var list = parted.list
    list.insert(added, at: parted.index)
    return list
  }

  /// The list with another element in the stead of the one at a place; nil where nobody can tell which one that is.
  ///
  /// - Parameter isSure: Whether it is another one wherever the list is there.
  func replacing(
    at place: DrawnItems.Bound, by new: Element, isSure: Bool, on conditions: Conditions
  ) -> Self? {
    guard let first = parted(at: place, on: conditions), let last = first.list.parted(at: place.next, on: conditions),
      last.index > first.index
    else { return nil }
    var list = last.list
    let old = isSure ? [] : list[first.index..<last.index].compactMap { $0.missing(on: conditions) }
    list.replaceSubrange(first.index..<last.index, with: old + [new])
    return list
  }

  /// The one element at a place.
  func element(at place: DrawnItems.Bound, on conditions: Conditions) -> Value? {
    guard let first = parted(at: place, on: conditions), let last = first.list.parted(at: place.next, on: conditions),
      last.index == first.index + 1
    else { return nil }
    return last.list[first.index].value
  }
}
