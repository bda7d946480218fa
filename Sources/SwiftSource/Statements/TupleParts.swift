import SwiftSyntax

extension SourceExpression {
  /// `pair.1` or `pair.icon` of a tuple that is written out: the part by its number or label. Nil for anything else.
  func part(of name: String) -> SourceExpression? {
    guard let parts = tuple else { return nil }
    let found = parts.first { $0.label?.text.withoutBackticks == name } ?? Int(name).flatMap { number in
      parts.indices.contains(number) ? parts[number] : nil
    }
    return found.map { SourceExpression(operand: Operand($0.expression), scope: scope) }
  }

  /// The parts of a tuple that is written out, in order.
  var parts: [SourceExpression]? {
    tuple?.map { SourceExpression(operand: Operand($0.expression), scope: scope) }
  }

  private var tuple: [LabeledExprSyntax]? {
    guard operand.elements.count == 1, let tuple = operand.elements[0].as(TupleExprSyntax.self), tuple.elements.count > 1
    else { return nil }
    return Array(tuple.elements)
  }
}

extension CodeReading {
  /// What a part of a tuple means where the tuple is written.
  func value(ofPart part: SourceExpression, _ context: Context) -> Value {
    var inside = context
    inside.scope = part.scope
    return value(of: part.operand, inside)
  }

  /// `title` of an element of `[Action(title: "Share"), …]`: what it is made with under that name, where the type keeps it as it
  /// is, or what its own initializer keeps. Nil for anything that is no element of a list.
  func handed(_ name: String, to element: Value, of base: ExprSyntax, _ context: Context) -> Value? {
    guard let variable = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      context.scope.declaring(variable)?.elements.contains(variable) == true,
      case .expression(let expression) = element, expression.operand.elements.count == 1,
      let call = expression.operand.elements[0].unwrapped.as(FunctionCallExprSyntax.self),
      let type = call.calledExpression.path?.last, SwiftProject.isTypeName(type)
    else { return nil }
    let file = expression.scope.file
    guard project.members(named: "init", of: type, near: file).isEmpty else {
      return kept(name, of: type, by: call, writtenIn: expression.scope, context)
    }
    guard let argument = call.argument(name),
      project.members(named: name, of: type, near: file).contains(where: { $0.body == nil && !$0.isStatic })
    else { return nil }
    return value(ofPart: SourceExpression(operand: Operand(argument), scope: expression.scope), context)
  }

  /// What a closure is called with for one element: the parts of a tuple where it takes as many.
  func arguments(for element: Value, of closure: ClosureExprSyntax, _ context: Context) -> [Value] {
    guard case .expression(let expression) = element, let parts = expression.parts else { return [element] }
    let takesParts = closure.signature == nil ? closure.writtenText.contains("$1") : closure.parameterNames.count == parts.count
    return takesParts ? parts.map { value(ofPart: $0, context) } : [element]
  }
}
