import LintelModel
import SwiftSyntax

/// What the initializers of the project's items and views do: their own, inherited ones, and those that they hand on to.
extension CodeReading {
  /// One initializer that runs, from within it.
  private struct InitializerRun {
    let inside: Context
    let body: CodeBlockItemListSyntax
  }

  func make(
    _ node: FunctionCallExprSyntax, _ type: BarItemType, _ arguments: [(label: String?, value: Value)], _ context: Context
  ) -> Value {
    let initializer = OwnInitializer.of(type, arguments.map(\.label), in: project, near: context.scope.file)
    let delegated = initializer.flatMap { self.delegated(by: $0, node, arguments, context) }
    let made = object(
      node, type: type.name, base: type.base, arguments: (delegated?.arguments ?? []) + arguments, in: context)
    runClosures(arguments, context, receiver: .object(made))
    // What is handed on to is done first.
    for one in delegated?.runs ?? [] {
      var inner = one.inside
      inner.scope.names["self"] = .object(made)
      run(one.body, &inner)
    }
    return .object(made)
  }

  /// What an initializer of the project's hands on to the platform's, and the initializers that run on the way, the last one
  /// first.
  private func delegated(
    by initializer: MemberDeclaration, _ node: FunctionCallExprSyntax, _ arguments: [(label: String?, value: Value)],
    _ context: Context
  ) -> (arguments: [(label: String?, value: Value)], runs: [InitializerRun])? {
    guard context.activation.depth < Context.deepestCall, !context.activation.sites.contains(node.id),
      let body = initializer.body
    else { return nil }
    let inside = self.inside(initializer, arguments, node.id, context)
    let own = InitializerRun(inside: inside, body: body)
    guard let call = OwnInitializer.handedOn(by: body) else { return ([], [own]) }
    let handed = call.arguments.map { (label: $0.label?.text, value: value(of: Operand($0.expression), inside)) }
    guard let next = OwnInitializer.next(after: initializer, call, in: project),
      let further = delegated(by: next, call, handed, inside)
    else { return (handed, [own]) }
    return (further.arguments + handed, further.runs + [own])
  }

  /// `self.init(customView: button)`: a view that the initializer made before.
  func give(
    _ made: MadeObject, viewIn arguments: [(label: String?, value: Value)], by node: FunctionCallExprSyntax, _ context: Context
  ) {
    for (label, value) in arguments where label == "customView" && !value.objects.isEmpty {
      made.set("customView", value, by: node, in: context)
    }
  }

  /// What an object of a type of the project's holds in a property of its own: each of several items has its own button. Nil
  /// where that is nothing that a bar is made of.
  func held(_ name: String, by made: MadeObject, _ context: Context) -> Value? {
    guard made.isOfProject else { return nil }
    let given = made.values(of: name)
    if given.contains(where: { !$0.value.objects.isEmpty }) { return .oneOf(given) }
    if let known = made.held[name] { return known }
    let members = project.ownOrInheritedMembers(named: name, of: made.type, near: context.scope.file)
    guard let member = members.first(where: { !$0.isStatic && $0.initializer != nil }), let initial = member.initializer,
      context.activation.depth < Context.deepestCall, !context.activation.sites.contains(member.syntax.id),
      project.functionBudget.take()
    else { return nil }
    let inside = Context(
      scope: Scope(file: member.file, type: member.owner ?? made.type, of: scopes),
      activation: Activation(name, caller: context.activation, site: member.syntax.id), conditions: context.conditions)
    inside.scope.names["self"] = .object(made)
    let value = value(of: Operand(initial), inside)
    guard !value.objects.isEmpty else { return nil }
    for object in value.objects where object.activation.isInside(inside.activation) { object.name = name }
    made.held[name] = value
    return value
  }
}
