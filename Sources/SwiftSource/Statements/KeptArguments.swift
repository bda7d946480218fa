import SwiftSyntax

extension CodeReading {
  /// What a type's own initializer keeps under a name of what it is handed: `init(id: String) { identifier = .init(id) }`. Nil
  /// where it gives the property several values, or where code gives it another one later.
  func kept(_ name: String, of type: String, by call: FunctionCallExprSyntax, writtenIn scope: Scope, _ context: Context)
    -> Value?
  {
    let file = scope.file
    let stored = project.members(named: name, of: type, near: file).filter { !$0.isStatic }
    guard stored.count == 1, case .variable(let declaration, let binding) = stored[0].node, binding.initializer == nil,
      stored[0].body == nil,
      declaration.bindingSpecifier.tokenKind == .keyword(.let) || !project.isWrittenLater(stored[0]),
      call.trailingClosure == nil
    else { return nil }
    let labels = call.arguments.map { $0.label?.text }
    // Code that runs once for each element has the call itself for its site.
    let site = call.calledExpression.id
    guard let initializer = OwnInitializer.fitting(project.members(named: "init", of: type, near: file), labels),
      case .initializer(let node) = initializer.node, let body = initializer.body,
      context.activation.depth < Context.deepestCall,
      !context.activation.sites.contains(site), project.functionBudget.take()
    else { return nil }
    // Without `self.` it is the property, too, unless the initializer has that name for something else.
    let isHidden = LocalNames(of: node).own.contains(name)
    let given = ["self.\(name)"] + (isHidden ? [] : [name])
    let values = given.flatMap { project.assigned(to: $0, in: body) }
    guard values.count == 1 else { return nil }
    var outside = context
    outside.scope = scope
    let arguments = call.arguments.map { argument in
      (label: argument.label?.text, value: value(of: Operand(argument.expression), outside))
    }
    return value(of: values[0].value, inside(initializer, arguments, site, context))
  }
}
