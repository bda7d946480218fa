import LintelModel
import SwiftSyntax

/// A value of a type of the project's, where code makes it: `Action(title: "Reply")`, or `.init(title: "Reply")` in a list.
struct MadeValue {
  let call: FunctionCallExprSyntax
  let type: TypeDeclaration
  let place: Place

  /// Nil where an expression is no name that callers bound to such a value.
  init?(boundTo expression: ExprSyntax, at place: Place, in project: SwiftProject) {
    var (next, here) = (Operand.bare(expression), place)
    for _ in 0..<Place.maximumHops {
      if let call = next.as(FunctionCallExprSyntax.self) {
        guard next.id != Operand.bare(expression).id, let name = Self.typeName(madeBy: call),
          case let types = project.declarations(of: name, near: here.file), types.count == 1
        else { return nil }
        (self.call, type, self.place) = (call, types[0], here)
        return
      }
      guard let name = next.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
      if name == "self" {
        guard let bound = here.arguments["self"] else { return nil }
        (next, here) = (Operand.bare(bound.expression), bound.place)
      } else if case .argument(let bound) = project.referent(of: name, from: next, at: here) {
        (next, here) = (Operand.bare(bound.expression), bound.place)
      } else {
        return nil
      }
    }
    return nil
  }

  /// What it is made with for a stored property.
  func argument(_ name: String, in project: SwiftProject) -> (bound: Place.Bound, declaration: MemberDeclaration)? {
    guard let member = project.members(named: name, of: type.path, near: type.file).first,
      case .variable(_, let binding) = member.node, binding.accessorBlock == nil, !member.isStatic,
      member.isConstant || !project.isWrittenLater(member),
      let bound = ViewArguments.of(call, for: type, in: project, at: place)[name]
    else { return nil }
    return (bound, member)
  }

  private static func typeName(madeBy call: FunctionCallExprSyntax) -> String? {
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" {
      guard let base = access.base else { return typeOfList(around: call) }
      return TextExpression.path(of: base).flatMap { $0.allSatisfy(SwiftProject.isTypeName) ? $0.joined(separator: ".") : nil }
    }
    let path = TextExpression.path(of: call.calledExpression)
    return path.flatMap { $0.allSatisfy(SwiftProject.isTypeName) ? $0.joined(separator: ".") : nil }
  }

  /// The type of the elements of the list that a call stands in: as another element says it, or the declaration around it.
  private static func typeOfList(around call: FunctionCallExprSyntax) -> String? {
    guard let list = call.parent?.as(ArrayElementSyntax.self)?.parent?.as(ArrayElementListSyntax.self) else { return nil }
    let others = list.compactMap { element -> String? in
      guard let made = Operand.bare(element.expression).as(FunctionCallExprSyntax.self),
        !made.calledExpression.writtenText.hasPrefix(".")
      else { return nil }
      return typeName(madeBy: made)
    }
    if let other = others.first { return other }
    var parent = list.parent?.parent
    while let current = parent {
      if let binding = current.as(PatternBindingSyntax.self) { return element(of: binding.typeAnnotation?.type) }
      if let function = current.as(FunctionDeclSyntax.self) { return element(of: function.signature.returnClause?.type) }
      if current.is(FunctionCallExprSyntax.self) || current.is(ClosureExprSyntax.self) { return nil }
      parent = current.parent
    }
    return nil
  }

  private static func element(of type: TypeSyntax?) -> String? {
    type?.as(ArrayTypeSyntax.self).map { TypeName.last(of: $0.element) }
  }
}

extension TextExpression {
  /// `action.title`, where callers bound `action` to a value that code makes with that title; nil for anything else.
  func texts(madeWith name: String, in base: ExprSyntax, _ expression: ExprSyntax, _ place: Place)
    -> [Conditional<LocalizedText>]?
  {
    guard let made = MadeValue(boundTo: base, at: place, in: project),
      let (bound, declaration) = made.argument(name, in: project)
    else { return nil }
    let found = read(Operand(bound.expression), TextRole(of: declaration), bound.place)
    return found.isEmpty ? nil : spelled(found, by: expression, at: place)
  }
}
