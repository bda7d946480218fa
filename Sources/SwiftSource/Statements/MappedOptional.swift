import SwiftSyntax

extension CodeReading {
  /// What `systemImage.map { UIImage(systemName: $0) }` gives in a function whose caller hands in a name or leaves it out: the
  /// closure's image of that name, or nothing. Nil for any other call.
  func made(
    ofOptional base: ExprSyntax, _ receiver: Value, by name: String, _ arguments: [(label: String?, value: Value)],
    _ node: FunctionCallExprSyntax, _ context: Context
  ) -> Value? {
    guard ["map", "flatMap"].contains(name), arguments.count == 1,
      let handed = base.unwrapped.as(DeclReferenceExprSyntax.self)?.baseName.text,
      context.scope.declaring(handed)?.handed.contains(handed) == true
    else { return nil }
    switch receiver {
    case .nothing: return .nothing
    case .expression:
      guard case .closure(let closure, let scope) = arguments[0].value else { return nil }
      var inner = context
      inner.scope = scope
      return run(closure, inner, arguments: [receiver], site: node.id)
    default: return nil
    }
  }
}
