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
      // The innermost closure that names no parameter has `$0`.
      if let closure = current.as(ClosureExprSyntax.self), only(of: closure) == name { return source(of: closure) }
      parent = current.parent
    }
    return nil
  }

  /// The name of a closure's one parameter; `$0` of one that names none.
  private static func only(of closure: ClosureExprSyntax) -> String? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.count == 1 ? names.first?.name.text.withoutBackticks : nil
    case .parameterClause(let clause):
      clause.parameters.count == 1
        ? clause.parameters.first.map { ($0.secondName ?? $0.firstName).text.withoutBackticks } : nil
    case nil: "$0"
    }
  }

  private static func source(of closure: ClosureExprSyntax) -> MemberAccessExprSyntax? {
    guard let (call, slot) = ContentWrapper.Slot.taking(Syntax(closure)),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self), callee.declName.baseName.text == "sink"
    else { return nil }
    // A subscription's end is no value.
    switch slot {
    case .closure(nil), .closure("receiveValue"?), .argument("receiveValue"?): break
    default: return nil
    }
    return callee.base.flatMap { published(by: $0) }
  }

  /// The property whose values a publisher gives as they are, all of them or some; nil for any other publisher.
  static func published(by publisher: ExprSyntax) -> MemberAccessExprSyntax? {
    var publisher = Operand.bare(publisher)
    while let call = publisher.as(FunctionCallExprSyntax.self) {
      guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base else { return nil }
      let name = callee.declName.baseName.text
      guard passing.contains(name) || name == "map" && isOnlyWrapped(by: call) else { return nil }
      publisher = Operand.bare(base)
    }
    let property = publisher.as(MemberAccessExprSyntax.self)
    return property?.declName.baseName.text.hasPrefix("$") == true ? property : nil
  }

  /// Whether a mapped value becomes an optional and nothing else, as a controller's title asks for: `map { $0 }`,
  /// `map { $0 as String? }`, `map(Optional.init)`.
  private static func isOnlyWrapped(by map: FunctionCallExprSyntax) -> Bool {
    guard let closure = map.trailingClosure else {
      guard map.arguments.count == 1, let written = map.arguments.first?.expression.writtenText else { return false }
      return ["Optional.init", "Optional.some", "Optional<String>.init", "Optional<String>.some"].contains(written)
    }
    guard closure.signature == nil, closure.statements.count == 1, case .expr(let only)? = closure.statements.first?.item
    else { return false }
    return ["$0", "Optional($0)", ".some($0)", "$0 as String?", "$0 as Optional<String>"].contains(only.writtenText)
  }
}
