import LintelModel
import SwiftSyntax

extension CodeReading {
  /// What an expression evaluates to.
  func value(of operand: Operand, _ context: Context) -> Value {
    let unknown = Value.expression(SourceExpression(operand: operand, scope: context.scope))
    if let assignment = Assignment(operand) {
      assign(assignment, context)
      return .nothing
    }
    switch operand.shape {
    case .plain(let only): return value(of: only, context)
    case .ternary(let condition, let then, let otherwise):
      if let outcome = outcome(of: condition, context) { return value(of: outcome ? then : otherwise, context) }
      if let list = list(unlessEmpty: condition, then: then, otherwise: otherwise, context) { return list }
      let arms = arms(ofAskedList: condition, context) ?? told(BranchConditions.arms(ofTernary: condition), context)
      return .choice([
        Conditional(value(of: then, context.inner(arms.then)), arms.then),
        Conditional(value(of: otherwise, context.inner(arms.otherwise)), arms.otherwise),
      ])
    case .coalescing(let first, let second):
      let value = value(of: first, context)
      // What is on the bar already, or a text that may be missing: the code means the first.
      switch value {
      case .expression, .parameter: return unknown
      case .nothing: return self.value(of: second, context)
      default: return value
      }
    case .sum(let terms):
      let values = terms.map { self.value(of: $0, context) }
      guard values.contains(where: { if case .list = $0 { true } else { $0.mayHoldItems } }) else { return unknown }
      return .list(values.map { Conditional($0) })
    case .other:
      for part in operand.elements { _ = value(of: part, context) }
      return unknown
    }
  }

  private func value(of expression: ExprSyntax, _ context: Context) -> Value {
    let node = expression.unwrapped
    let unknown = Value.expression(SourceExpression(operand: Operand(elements: [node]), scope: context.scope))
    if node.is(NilLiteralExprSyntax.self) { return .nothing }
    if node.is(SequenceExprSyntax.self) { return value(of: Operand(node), context) }
    if let closure = node.as(ClosureExprSyntax.self) { return .closure(closure, context.scope) }
    if let array = node.as(ArrayExprSyntax.self) {
      return .list(array.elements.map { Conditional(value(of: Operand($0.expression), context)) })
    }
    if let call = node.as(FunctionCallExprSyntax.self) {
      return taken(by: call, context) ?? self.call(call, context) ?? unknown
    }
    if let name = node.as(DeclReferenceExprSyntax.self) { return named(name.baseName.text, context) ?? unknown }
    if let member = node.as(MemberAccessExprSyntax.self) { return self.member(member, context) ?? unknown }
    if let index = node.as(SubscriptCallExprSyntax.self) { return element(index, context) ?? unknown }
    if node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) { return branches(node, context) ?? unknown }
    return unknown
  }

  func named(_ name: String, _ context: Context) -> Value? {
    if let known = context.scope[name] { return known }
    if name == "toolbarItems" { return .onBar(.toolbar) }
    return ownProperty(name, context)
  }

  private func member(_ node: MemberAccessExprSyntax, _ context: Context) -> Value? {
    let name = node.declName.baseName.text
    guard let base = node.base?.unwrapped else {
      // `.refresh`: of the type that is expected here, which of bar items only an extension of the project's can add to.
      for type in ["UIBarButtonItem", "NSToolbarItem"] {
        if let value = property(named: name, of: type, near: context.scope.file), value.mayHoldItems { return value }
      }
      return nil
    }
    if let slot = BarSlot(name), name.hasSuffix("s") || name.hasSuffix("Item"),
      base.path?.last == "navigationItem" || name == "toolbarItems"
    {
      let holder = name == "toolbarItems" ? base : base.as(MemberAccessExprSyntax.self)?.base?.unwrapped
      let isOwn = holder.map { namesSelf($0, context) || $0.is(SuperExprSyntax.self) } ?? true
      return isOwn ? .onBar(slot) : unread(.copied, ExprSyntax(node), context)
    }
    if base.path == ["Self"] || namesSelf(base, context) { return ownProperty(name, context) }
    let value = value(of: base, context)
    if let object = value.objects.first {
      let values = object.values(of: name, initial: object.argument(name))
      return values.isEmpty ? held(name, by: object, context) : .oneOf(values)
    }
    if let written = writtenCase(base, evaluatedTo: value, context), let shown = face(named: name, of: written, context) {
      return shown
    }
    if case .expression(let expression) = value, let part = expression.part(of: name) {
      return self.value(ofPart: part, context)
    }
    if let handed = handed(name, to: value, of: base, context) { return handed }
    if case .onBar(let slot) = value { return shownEnd(name, in: slot, at: base, context) }
    if case .list(let elements) = value, name == "first" || name == "last" {
      // What is drawn there may be several.
      if elements.haveDrawn { return elements.element(at: name == "first" ? .start(0) : .end(1), on: context.conditions) }
      return name == "first" ? elements.first?.value : elements.last?.value
    }
    // `UIBarButtonItem.done`, `Self.items`, a property of another of the project's types.
    if let type = base.path?.last, type.first?.isUppercase == true {
      guard type == context.scope.type || BarItemType.mayBeItem(named: name) || BarItemType.isItem(type) else { return nil }
      let value = property(named: name, of: type, near: context.scope.file)
      if let value, value.mayHoldItems { return value }
      return nil
    }
    return itemOfAnyType(named: name, context)
  }

  /// `controller.closeItem`, where only one property of that name is a bar item.
  private func itemOfAnyType(named name: String, _ context: Context) -> Value? {
    guard name.hasSuffix("Item") || name.hasSuffix("Button"), name != "navigationItem",
      let member = itemProperty(name, near: context.scope.file), let owner = member.owner
    else { return nil }
    return property(named: name, of: owner, near: member.file)
  }

  private func element(_ node: SubscriptCallExprSyntax, _ context: Context) -> Value? {
    guard let index = node.arguments.first.flatMap({ place(at: $0.expression, in: node.calledExpression, context) }) else {
      return nil
    }
    var list = value(of: node.calledExpression, context)
    // `toolbarItems![0]`: what another method put there.
    if case .onBar(let slot) = list {
      typesToReadAgain.insert(context.scope.type ?? "")
      let owner = owner(in: context)
      if let there = self.list(in: slot, at: node.calledExpression, context) {
        list = .list(there)
      } else if let known = earlier.first(where: { $0.owner == owner && $0.slot == slot && $0.change == .all }) {
        list = known.value
      }
    }
    guard case .list(let elements) = list else { return nil }
    if case .start(let number) = index, !elements.haveDrawn {
      return elements.indices.contains(number) ? elements[number].value : nil
    }
    return elements.element(at: index, on: context.conditions)
  }

  /// `if` and `switch` as values.
  private func branches(_ node: ExprSyntax, _ context: Context) -> Value? {
    var found: [Conditional<Value>] = []
    func take(_ block: CodeBlockItemListSyntax, _ conditions: Conditions) {
      var inner = context.inner(conditions)
      inner.activation = Activation(context.activation.name, caller: context.activation)
      if case .nothing = run(body: block, &inner) { return }
      found += inner.activation.results.map { Conditional($0.value, $0.conditions.and(conditions)) }
    }
    if let choice = node.as(SwitchExprSyntax.self), let only = arm(of: choice, context) {
      take(only.statements, .always)
    } else if let choice = node.as(SwitchExprSyntax.self) {
      for (arm, conditions) in BranchConditions.arms(of: choice) { take(arm.statements, conditions) }
    }
    var next = node.as(IfExprSyntax.self)
    var before = Conditions.always
    while let branch = next {
      let arms = told(BranchConditions.arms(of: branch), context)
      take(branch.body.statements, before.and(arms.then))
      before = before.and(arms.otherwise)
      next = nil
      if case .ifExpr(let other)? = branch.elseBody { next = other }
      if case .codeBlock(let block)? = branch.elseBody { take(block.statements, before) }
    }
    return found.isEmpty ? nil : .choice(found)
  }
}

extension ExprSyntax {
  /// `refresh` of `.refresh`, `NSToolbarItem.Identifier.refresh`, `.refresh.rawValue`; the text of a literal, or of one in
  /// `NSToolbarItem.Identifier("refresh")`.
  var identifierName: String? {
    let node = unwrapped
    if let literal = node.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    if let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 1 {
      return call.arguments.first?.expression.identifierName
    }
    guard let path = node.path else { return nil }
    return path.last == "rawValue" ? path.dropLast().last : path.last
  }
}
