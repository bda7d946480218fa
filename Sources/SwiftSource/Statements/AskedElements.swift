import LintelModel
import SwiftSyntax

/// Elements of a list among which a toolbar's delegate looks up the one for the identifier that it is asked for:
/// `specs.first(where: { $0.identifier == itemIdentifier })`.
struct AskedElements {
  /// What the code calls the element that it finds.
  let name: String
  let elements: [(identifier: String, value: Conditional<Value>, site: SyntaxIdentifier)]
}

extension CodeReading {
  /// `guard let spec = specs.first(where: …)`, `if let spec = …`. Nil where it asks something else, or besides.
  func elementsAsked(by conditions: ConditionElementListSyntax, _ context: Context) -> AskedElements? {
    guard context.identifierParameter != nil, conditions.count == 1,
      case .optionalBinding(let binding)? = conditions.first?.condition, let initial = binding.initializer?.value
    else { return nil }
    return elements(foundBy: initial, as: binding.pattern, context)
  }

  /// `let spec = specs.first { … }!`
  func elementsAsked(by item: CodeBlockItemSyntax.Item, _ context: Context) -> AskedElements? {
    guard context.identifierParameter != nil, case .decl(let declaration) = item,
      let bindings = declaration.as(VariableDeclSyntax.self)?.bindings, bindings.count == 1, let binding = bindings.first,
      let initial = binding.initializer?.value
    else { return nil }
    return elements(foundBy: initial, as: binding.pattern, context)
  }

  /// Runs statements once for each of the elements, as the delegate does when it is asked for the element's identifier.
  func run(_ statements: ArraySlice<CodeBlockItemSyntax>, for asked: AskedElements, _ context: Context) {
    for element in asked.elements {
      guard !context.activation.sites.contains(element.site), context.activation.depth < Context.deepestCall,
        project.functionBudget.take()
      else { return }
      var inner = context.inner(element.value.conditions)
      inner.identifiers = [element.identifier]
      // What is made for each element is an object of its own.
      inner.activation = Activation(context.activation.name, caller: context.activation, site: element.site)
      inner.activation.delegate = context.activation.delegate
      inner.scope.names[asked.name] = element.value.value
      inner.scope.elements.insert(asked.name)
      run(statements, &inner)
      context.activation.results += inner.activation.results
      context.activation.deferred += inner.activation.deferred
    }
  }

  private func elements(foundBy expression: ExprSyntax, as pattern: PatternSyntax, _ context: Context) -> AskedElements? {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "first",
      let list = member.base?.unwrapped,
      let test = call.trailingClosure ?? call.argument("where")?.as(ClosureExprSyntax.self),
      let asked = sideComparedWithIdentifier(in: test, context)
    else { return nil }
    let values: [Conditional<Value>]
    if let cases = allCases(of: list, context) {
      values = cases
    } else if case .list(let elements) = value(of: Operand(list), context) {
      values = elements
    } else {
      return nil
    }
    guard takeElements(values) else { return nil }
    let found = values.compactMap { element -> (identifier: String, value: Conditional<Value>, site: SyntaxIdentifier)? in
      guard case .expression(let written) = element.value, let site = written.operand.elements.first?.id,
        let identifier = identifierName(asked, of: element.value, in: test, context)
      else { return nil }
      return (identifier, element, site)
    }
    // Of a list that is known in part only, nobody can tell which element is found.
    return found.count == values.count ? AskedElements(name: name, elements: found) : nil
  }

  /// `$0.identifier` of `{ $0.identifier.rawValue == itemIdentifier.rawValue }`.
  private func sideComparedWithIdentifier(in test: ClosureExprSyntax, _ context: Context) -> ExprSyntax? {
    guard let parameter = context.identifierParameter, test.statements.count == 1,
      case .expr(let only)? = test.statements.first?.item
    else { return nil }
    let parts = Operand(only).elements
    guard parts.count == 3, parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "==" else { return nil }
    let element = test.parameterNames.first ?? "$0"
    func isIdentifier(_ side: ExprSyntax) -> Bool { side.path == [parameter] || side.path == [parameter, "rawValue"] }
    for (side, other) in [(parts[0], parts[2]), (parts[2], parts[0])] where isIdentifier(other) {
      if side.path?.first == element { return side }
      // `NSToolbarItem.Identifier($0.id)`
      if let call = side.unwrapped.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        call.arguments.first?.expression.path?.first == element
      {
        return side
      }
    }
    return nil
  }

  /// What an element's side of the comparison is called.
  private func identifierName(
    _ asked: ExprSyntax, of element: Value, in test: ClosureExprSyntax, _ context: Context
  ) -> String? {
    let inner = context.inner()
    for name in ["$0"] + test.parameterNames.prefix(1) {
      inner.scope.names[name] = element
      inner.scope.elements.insert(name)
    }
    let node = asked.unwrapped
    let texts = TextExpression(project: project)
    if let access = node.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "rawValue", let base = access.base {
      // The identifier itself says it; of a case only its own raw value does.
      if case .expression(let found) = value(of: Operand(base.unwrapped), inner),
        found.operand.text != Operand(base.unwrapped).text, !isCase(found), let name = texts.identifierName(of: found)
      {
        return name
      }
      return texts.constant(node, at: SourceExpression(operand: Operand(node), scope: inner.scope).place)
    }
    guard case .expression(let found) = value(of: Operand(node), inner) else { return nil }
    let isFollowed = found.operand.text != Operand(node).text || node.is(FunctionCallExprSyntax.self)
    return isFollowed ? texts.identifierName(of: found)
      : texts.constant(node, at: SourceExpression(operand: Operand(node), scope: inner.scope).place)
  }

  private func isCase(_ expression: SourceExpression) -> Bool { writtenCase(.expression(expression)) != nil }
}
