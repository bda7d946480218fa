import SwiftSyntax

/// The value before a `??`, as far as its declaration tells of what is after it.
struct ReplacedValue {
  let project: SwiftProject
  let place: Place

  /// Whether it is a localization key, so that a literal in its place is one too.
  func isKey(_ operand: Operand) -> Bool {
    guard case .plain(let expression) = operand.shape else { return false }
    let type: TypeSyntax?
    if let call = expression.as(FunctionCallExprSyntax.self) {
      type = project.functions(calledBy: call, at: place).first?.declaration.type
    } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base, !base.isSelf {
      let owner = project.type(of: base, at: place)
      let name = access.declName.baseName.text.withoutBackticks
      type = owner.flatMap { project.member(named: name, ofTypeOrParents: $0.name, near: place.file)?.type }
    } else {
      type = root(of: expression).flatMap { declaration(of: $0, from: expression)?.type }
    }
    return type.map { TextRole($0.withoutOptional) == .key } ?? false
  }

  /// Whether it is nil when people first see the view: a state without a first value, or what those who make the view may
  /// leave out. Then its replacement is what they see.
  func isMissingAtFirst(_ operand: Operand) -> Bool {
    guard case .plain(let expression) = operand.shape, let name = root(of: expression),
      let member = declaration(of: name, from: expression), case .variable(let variable, let binding) = member.node,
      binding.accessorBlock == nil, member.type?.is(OptionalTypeSyntax.self) == true,
      binding.initializer?.value.is(NilLiteralExprSyntax.self) ?? true
    else { return false }
    let isState = variable.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.writtenText == "State"
    }
    guard !isState, let owner = member.owner else { return isState }
    let initializers = project.members(named: "init", of: owner, near: member.file)
    if initializers.isEmpty {
      return variable.bindingSpecifier.tokenKind == .keyword(.var) && variable.attributes.isEmpty
        && project.members(named: "body", of: owner, near: member.file).contains { $0.body != nil }
    }
    return initializers.contains { initializer in
      initializer.parameters.contains { parameter in
        (parameter.secondName ?? parameter.firstName).text == name
          && parameter.defaultValue?.value.is(NilLiteralExprSyntax.self) == true
      }
    }
  }

  /// `kind` of `kind?.title()`, `self.kind?.title`, `kind`.
  private func root(of expression: ExprSyntax) -> String? {
    let expression = Operand.bare(expression)
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text.withoutBackticks }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
      return base.is(OptionalChainingExprSyntax.self) ? root(of: base) : nil
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    if base.isSelf { return access.declName.baseName.text.withoutBackticks }
    return base.is(OptionalChainingExprSyntax.self) ? root(of: base) : nil
  }

  private func declaration(of name: String, from node: ExprSyntax) -> MemberDeclaration? {
    guard case .member(let member) = project.referent(of: name, from: node, at: place) else { return nil }
    return member
  }
}

extension TypeSyntax {
  fileprivate var withoutOptional: TypeSyntax { self.as(OptionalTypeSyntax.self)?.wrappedType ?? self }
}
