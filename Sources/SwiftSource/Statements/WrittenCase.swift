import SwiftSyntax

/// A case of one of the project's enumerations that code writes out, and what is asked of it: `Mode.list.makeItem()`.
struct WrittenCase {
  let type: String
  let name: String
  /// The case as it is written.
  let value: Value
}

extension CodeReading {
  /// The case that a value is written as; nil where only the running program knows.
  ///
  /// - Parameter type: That of the place where it is written, for a case without its type: `.list`.
  func writtenCase(_ value: Value?, of type: String? = nil) -> WrittenCase? {
    guard case .expression(let expression)? = value, expression.operand.elements.count == 1,
      let written = expression.operand.elements[0].as(MemberAccessExprSyntax.self)
    else { return nil }
    let owner = written.base.map { $0.path?.last ?? "" } ?? type ?? ""
    let name = written.declName.baseName.text.withoutBackticks
    guard SwiftProject.isTypeName(owner), !SwiftProject.isTypeName(name) else { return nil }
    let isCase = project.members(named: name, of: owner, near: expression.scope.file).contains {
      if case .enumCase = $0.node { true } else { false }
    }
    return isCase ? WrittenCase(type: owner, name: name, value: .expression(expression)) : nil
  }

  /// The case that a caller hands in under a name, or that a list which is gone through has there.
  func writtenCase(handedAs name: String, _ context: Context) -> WrittenCase? {
    guard let scope = context.scope.declaring(name), scope.handed.contains(name) || scope.elements.contains(name) else {
      return nil
    }
    return writtenCase(scope.names[name], of: scope.types[name])
  }

  /// The case that an expression writes out, or whose name it is.
  func writtenCase(_ expression: ExprSyntax, evaluatedTo value: Value, _ context: Context) -> WrittenCase? {
    guard let path = expression.path, path.count == 1, let scope = context.scope.declaring(path[0]) else {
      return writtenCase(value)
    }
    return writtenCase(value, of: scope.types[path[0]])
  }

  /// What a property of the type around the code holds: for the case, or the object, that the code is called on, where that
  /// is known.
  func ownProperty(_ name: String, _ context: Context) -> Value? {
    if let made = context.scope["self"]?.objects.first, let held = held(name, by: made, context) { return held }
    guard let type = context.scope.type else { return nil }
    guard let own = writtenCase(handedAs: "self", context) else {
      return property(named: name, of: type, near: context.scope.file)
    }
    return property(named: name, of: type, on: own, context)
  }

  /// An image or an item that a property gives for a case. Texts are read where they are shown.
  func face(named name: String, of written: WrittenCase, _ context: Context) -> Value? {
    let members = project.members(named: name, of: written.type, near: context.scope.file)
    guard let type = members.first(where: { !$0.isStatic })?.type,
      ["NSImage", "UIImage"].contains(TypeName.last(of: type)) || BarItemType.mayHold(type.writtenText)
    else { return nil }
    return property(named: name, of: written.type, on: written, context)
  }

  /// What a computed property gives for a case; any other property holds the same for all of them.
  private func property(named name: String, of type: String, on written: WrittenCase, _ context: Context) -> Value? {
    let members = project.members(named: name, of: type, near: context.scope.file)
    let found = members.first { member in
      if case .variable = member.node { !member.isStatic && member.body != nil } else { false }
    }
    guard let computed = found, let body = computed.body else {
      return property(named: name, of: type, near: context.scope.file)
    }
    let site = computed.syntax.id
    guard context.activation.depth < Context.deepestCall, !context.activation.sites.contains(site),
      project.functionBudget.take()
    else { return nil }
    var inside = Context(
      scope: Scope(file: computed.file, type: computed.owner ?? type, of: scopes),
      activation: Activation(name, caller: context.activation, site: site), conditions: context.conditions)
    inside.scope.call(on: written)
    let value = run(body: body, &inside)
    return value.isNothing ? nil : value
  }
}

extension Scope {
  /// Makes a case what `self` is.
  func call(on written: WrittenCase) {
    names["self"] = written.value
    types["self"] = written.type
    handed.insert("self")
  }

  /// The case that `self` is, where code is followed that is called on one.
  var selfCase: String? {
    guard let scope = declaring("self"), scope.handed.contains("self"), case .expression(let written)? = scope.names["self"],
      written.operand.elements.count == 1
    else { return nil }
    return written.operand.elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text.withoutBackticks
  }
}
