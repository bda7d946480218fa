import LintelModel
import SwiftSyntax

extension CodeReading {
  /// `self[keyPath: path] = value` in what the project adds to items, where the path is written out here or where the code is
  /// called: `item.with(\.title, "Edit")`. False where it is anything else.
  func setByKeyPath(_ target: SubscriptCallExprSyntax, _ value: Value, _ context: Context) -> Bool {
    guard target.arguments.count == 1, let argument = target.arguments.first, argument.label?.text == "keyPath",
      let property = property(namedBy: argument.expression.unwrapped, context)
    else { return false }
    let base = target.calledExpression.unwrapped
    let objects =
      base.path == ["self"] ? context.scope["self"]?.objects ?? [] : self.value(of: Operand(base), context).objects
    for object in objects { object.set(property, value, by: target, in: context) }
    return !objects.isEmpty
  }

  /// The only property of a key path; nil for a path of several, and for one that nobody has written out.
  private func property(namedBy path: ExprSyntax, _ context: Context) -> String? {
    if let name = path.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard case .expression(let handed)? = context.scope[name], handed.operand.elements.count == 1 else { return nil }
      return handed.operand.elements[0].unwrapped.onlyPropertyOfKeyPath
    }
    return path.onlyPropertyOfKeyPath
  }
}

extension ExprSyntax {
  fileprivate var onlyPropertyOfKeyPath: String? {
    guard let path = self.as(KeyPathExprSyntax.self), path.components.count == 1 else { return nil }
    return path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
  }
}
