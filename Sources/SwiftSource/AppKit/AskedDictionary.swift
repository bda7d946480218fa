import LintelModel
import SwiftSyntax

/// A dictionary of the project's in which a toolbar's delegate looks up what it is asked for: `factories[itemIdentifier]?()`,
/// `items[itemIdentifier]`.
extension CodeReading {
  /// Notes what the delegate answers for each identifier that the dictionary has; false where something else is looked up.
  ///
  /// - Parameter isCalled: Whether the entries are closures that the code calls.
  func answer(lookingUp expression: ExprSyntax, isCalled: Bool, _ context: Context) -> Bool {
    guard let parameter = context.identifierParameter, let delegate = context.activation.delegate,
      let index = expression.unwrapped.as(SubscriptCallExprSyntax.self), index.arguments.count == 1,
      index.arguments.first?.expression.path == [parameter],
      let (entries, file) = dictionary(index.calledExpression, context)
    else { return false }
    var answers: [ToolbarDelegate.Answer] = []
    for entry in entries {
      guard let identifier = entry.key.identifierName, !context.activation.sites.contains(entry.id),
        context.activation.depth < Context.deepestCall, project.functionBudget.take()
      else { return false }
      var inner = context
      inner.scope = Scope(file: file, type: context.scope.type, of: scopes)
      inner.identifiers = [identifier]
      inner.identifierParameter = nil
      // What is made for each entry is an object of its own.
      inner.activation = Activation(context.activation.name, caller: context.activation, site: entry.id)
      var value: Value?
      if let closure = entry.value.unwrapped.as(ClosureExprSyntax.self) {
        guard isCalled else { return false }
        value = run(closure, inner, arguments: [])
      } else if !isCalled {
        value = self.value(of: Operand(entry.value), inner)
      }
      guard let value else { return false }
      answers.append(ToolbarDelegate.Answer(identifiers: [identifier], value: value, conditions: context.conditions))
    }
    delegate.answers += answers
    return true
  }

  /// The entries of a property of the type's own that is a dictionary written out, and that nothing else is put into.
  private func dictionary(_ expression: ExprSyntax, _ context: Context) -> (DictionaryElementListSyntax, SwiftFile)? {
    guard let type = context.scope.type,
      let path = expression.path?.filter({ $0 != "self" && $0 != "Self" && $0 != type }), path.count == 1,
      context.scope.declaring(path[0]) == nil
    else { return nil }
    let members = project.ownOrInheritedMembers(named: path[0], of: type, near: context.scope.file)
    guard members.count == 1, let literal = members[0].initializer?.unwrapped.as(DictionaryExprSyntax.self),
      case .elements(let entries) = literal.content, entries.count <= Self.mostMapped,
      members[0].isConstant || !project.isWrittenLater(members[0])
    else { return nil }
    return (entries, members[0].file)
  }
}
