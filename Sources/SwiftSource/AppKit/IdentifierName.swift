import SwiftSyntax

extension TextExpression {
  /// The identifier that an expression names; nil if a value says it which only the running program knows.
  func identifierName(of expression: SourceExpression) -> String? {
    guard expression.operand.elements.count == 1 else { return nil }
    let only = expression.operand.elements[0].unwrapped
    guard let call = only.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first?.expression, let path = argument.path
    else { return only.identifierName }
    let holder = expression.scope.declaring(path[0])
    let isHanded = holder.map { $0.handed.contains(path[0]) || $0.elements.contains(path[0]) } ?? false
    guard isHanded || path.last == "rawValue" else { return only.identifierName }
    if let text = constant(argument, at: expression.place) { return text }
    let isConstant = path[0].isEmpty || path.contains { SwiftProject.isTypeName($0) }
    return isConstant && !isHanded ? only.identifierName : nil
  }
}
