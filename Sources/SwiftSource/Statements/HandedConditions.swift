import SwiftSyntax

extension CodeReading {
  /// Whether conditions hold for what a function is handed: `if let symbol` where a caller hands in `nil` does not. Nil where
  /// only the running program knows.
  func outcome(of conditions: ConditionElementListSyntax, _ context: Context) -> Bool? {
    var isSure = true
    for condition in conditions {
      let outcome: Bool? =
        switch condition.condition {
        case .optionalBinding(let binding):
          isSure && givesElement(binding, context) ? true : isThere(binding, context)
        case .expression(let expression): outcome(of: Operand(expression).elements, context)
        case .availability(let availability): outcome(of: availability)
        case .matchingPattern: nil
        }
      if outcome == false { return false }
      isSure = isSure && outcome == true
    }
    return isSure ? true : nil
  }

  /// `let last = items.popLast()` of a list that is known. What is only asked on a condition is not asked here.
  private func givesElement(_ binding: OptionalBindingConditionSyntax, _ context: Context) -> Bool {
    guard let call = binding.initializer?.value.unwrapped.as(FunctionCallExprSyntax.self),
      case .object? = taken(by: call, context)
    else { return false }
    return true
  }

  private func isThere(_ binding: OptionalBindingConditionSyntax, _ context: Context) -> Bool? {
    (binding.initializer?.value.path ?? binding.pattern.as(IdentifierPatternSyntax.self).map { [$0.identifier.text] })
      .flatMap { isThere($0, context) }
  }

  /// What every system has is there, and what none has is not.
  private func outcome(of condition: AvailabilityConditionSyntax) -> Bool? {
    let arms = AvailabilityCondition.arms(of: condition)
    if arms.otherwise.settings.isEmpty { return true }
    return arms.then.settings.isEmpty ? false : nil
  }

  /// The same of one condition: `isDone`, `!isDone`, `symbol != nil`.
  func outcome(of elements: [ExprSyntax], _ context: Context) -> Bool? {
    if let known = outcome(ofAskedList: elements, context) { return known }
    if elements.count == 1 {
      if let prefix = elements[0].as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
        return outcome(of: [prefix.expression.unwrapped], context).map { !$0 }
      }
      guard let value = handed(elements[0].path, context), case .expression(let expression) = value,
        ["true", "false"].contains(expression.operand.text)
      else { return nil }
      return expression.operand.text == "true"
    }
    guard elements.count == 3, let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["==", "!="].contains(sign), elements[2].is(NilLiteralExprSyntax.self),
      let isThere = elements[0].path.flatMap({ isThere($0, context) })
    else { return nil }
    return isThere == (sign == "!=")
  }

  /// Whether something was handed in under a name: a literal is, `nil` is not.
  private func isThere(_ path: [String], _ context: Context) -> Bool? {
    switch handed(path, context) {
    case .nothing?: return false
    case .object?, .list?, .closure?: return true
    case .expression(let expression)?:
      guard expression.operand.elements.count == 1 else { return nil }
      let only = expression.operand.elements[0]
      let isLiteral =
        only.is(StringLiteralExprSyntax.self) || only.is(IntegerLiteralExprSyntax.self)
        || only.is(BooleanLiteralExprSyntax.self) || only.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
      return isLiteral ? true : nil
    default: return nil
    }
  }

  private func handed(_ path: [String]?, _ context: Context) -> Value? {
    guard let path, path.count == 1, let scope = context.scope.declaring(path[0]), scope.handed.contains(path[0]) else {
      return nil
    }
    return scope.names[path[0]]
  }
}
