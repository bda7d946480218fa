import SwiftSyntax

/// The property that a closure listens to: `$title` of `model.$title.receive(on: main).sink { title in … }`.
enum PublishedProperty {
  /// What hands on each value as it is, or leaves some out.
  private static let passing: Set = [
    "receive", "subscribe", "removeDuplicates", "debounce", "throttle", "delay", "dropFirst", "first", "share", "print",
    "eraseToAnyPublisher",
  ]

  /// The property whose values a closure around the node takes under that name; nil for any other parameter.
  static func taken(as name: String, around node: some SyntaxProtocol) -> MemberAccessExprSyntax? {
    var parent = Syntax(node).parent
    while let current = parent {
      if let closure = current.as(ClosureExprSyntax.self), only(of: closure) == name { return source(of: closure) }
      parent = current.parent
    }
    return nil
  }

  /// The name of a closure's one parameter.
  private static func only(of closure: ClosureExprSyntax) -> String? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.count == 1 ? names.first?.name.text.withoutBackticks : nil
    case .parameterClause(let clause):
      clause.parameters.count == 1
        ? clause.parameters.first.map { ($0.secondName ?? $0.firstName).text.withoutBackticks } : nil
    case nil: nil
    }
  }

  private static func source(of closure: ClosureExprSyntax) -> MemberAccessExprSyntax? {
    guard let (call, slot) = ContentWrapper.Slot.taking(Syntax(closure)),
      var callee = call.calledExpression.as(MemberAccessExprSyntax.self), callee.declName.baseName.text == "sink"
    else { return nil }
    // A subscription's end is no value.
    switch slot {
    case .closure(nil), .closure("receiveValue"?), .argument("receiveValue"?): break
    default: return nil
    }
    while let base = callee.base.map(Operand.bare) {
      if let call = base.as(FunctionCallExprSyntax.self) {
        guard let next = call.calledExpression.as(MemberAccessExprSyntax.self), passing.contains(next.declName.baseName.text)
        else { return nil }
        callee = next
      } else {
        let property = base.as(MemberAccessExprSyntax.self)
        return property?.declName.baseName.text.hasPrefix("$") == true ? property : nil
      }
    }
    return nil
  }
}
