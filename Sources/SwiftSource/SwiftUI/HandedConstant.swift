import LintelModel
import SwiftSyntax

/// What a property of a view is wherever one place makes the view: a case, `true` or `nil` that is written there.
struct HandedConstant {
  let property: String
  /// The arm of the condition that it decides.
  let arm: Int
  /// For people: `mode: .edit`.
  let words: String

  /// By the conditions that they decide. What a view keeps as its state may be another value later, and so may what it is
  /// bound to; a constant binding is its value.
  static func all(
    in arguments: [String: Place.Bound], to type: TypeDeclaration, in project: SwiftProject
  ) -> [Branch: HandedConstant] {
    var found: [Branch: HandedConstant] = [:]
    for (name, bound) in arguments {
      let members = project.members(named: name, of: type.name, near: type.file)
      guard let property = members.first(where: { !$0.isStatic }), let value = kept(bound.expression, by: property),
        case let arms = arms(of: value, handedTo: property, in: project), !arms.isEmpty,
        !isChosen(property, by: type, in: project), !isSetLater(property, in: project)
      else { continue }
      for (branch, arm) in arms {
        let words = "\(name): \(value.constantWords)"
        found[branch] = HandedConstant(property: name, arm: arm, words: words)
      }
    }
    return found
  }

  /// What plain properties stay that a call leaves at what they begin with, where the view has no initializer of its own.
  static func defaults(
    of type: TypeDeclaration, besides arguments: [String: Place.Bound], in project: SwiftProject
  ) -> [Branch: HandedConstant] {
    guard project.members(named: "init", of: type.name, near: type.file).isEmpty else { return [:] }
    var found: [Branch: HandedConstant] = [:]
    for property in type.members where arguments[property.name] == nil && !property.isStatic {
      guard let first = property.initializer, case .variable(let variable, _) = property.node, variable.attributes.isEmpty,
        case let arms = arms(of: Operand.bare(first), handedTo: property, in: project), !arms.isEmpty,
        !isSetLater(property, in: project)
      else { continue }
      for (branch, arm) in arms {
        found[branch] = HandedConstant(property: property.name, arm: arm, words: "\(property.name): \(first.writtenText)")
      }
    }
    return found
  }

  /// Whether an initializer of the view gives the property one of several values: which one, only the running program knows.
  static func isChosen(_ property: MemberDeclaration, by type: TypeDeclaration, in project: SwiftProject) -> Bool {
    let name = property.name
    // What it begins with is one of them: it may be left at that.
    let first = property.initializer == nil ? 0 : 1
    return project.members(named: "init", of: type.name, near: type.file).contains { initializer in
      guard let body = initializer.body else { return false }
      return [name, "self.\(name)", "_\(name)", "self._\(name)"].reduce(first) { count, target in
        count + project.assignments(to: target, in: body).count
      } > 1
    }
  }

  /// Whether code gives a plain property another value after the view is made, as a modifier of its own does with a copy.
  static func isSetLater(_ property: MemberDeclaration, in project: SwiftProject) -> Bool {
    guard case .variable(let variable, _) = property.node, variable.attributes.isEmpty else { return false }
    return project.isWrittenLater(property)
  }

  /// What the property stays; nil where that may change.
  private static func kept(_ expression: ExprSyntax, by property: MemberDeclaration) -> ExprSyntax? {
    guard case .variable(let variable, _) = property.node else { return nil }
    let value = Operand.bare(expression)
    if variable.attributes.isEmpty { return value }
    // `.constant(value)`, `Binding.constant(value)`
    guard variable.attributes.count == 1,
      variable.attributes.first?.as(AttributeSyntax.self)?.attributeName.writtenText == "Binding",
      let call = value.as(FunctionCallExprSyntax.self), call.arguments.count == 1, let only = call.arguments.first,
      only.label == nil, let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "constant", callee.base.map({ $0.firstWord == "Binding" }) ?? true
    else { return nil }
    return Operand.bare(only.expression)
  }

  private static func arms(
    of value: ExprSyntax, handedTo property: MemberDeclaration, in project: SwiftProject
  ) -> [Branch: Int] {
    let name = property.name
    if let literal = value.as(BooleanLiteralExprSyntax.self) {
      return [Branch(.condition, name): literal.literal.tokenKind == .keyword(.true) ? 0 : 1]
    }
    if value.is(NilLiteralExprSyntax.self) {
      return [Branch(.equality, name): PresenceCondition.isNil, Branch(.condition, "let \(name)"): 1]
    }
    // `.edit`, `Mode.edit`, `.list(list: list)`; a static property may be any case.
    guard let member = value.caseReference, member.base.map({ SwiftProject.isTypeName($0.firstWord) }) ?? true,
      let type = property.type.map(TypeName.last),
      let declaration = project.members(
        named: member.declName.baseName.text.withoutBackticks, of: type, near: property.file
      ).first,
      case .enumCase = declaration.node
    else { return [:] }
    return [Branch(.equality, name): Branch.number(of: ".\(declaration.name)")]
  }
}

extension ExprSyntax {
  /// A member that is named here, or called with what a case takes.
  fileprivate var caseReference: MemberAccessExprSyntax? {
    self.as(MemberAccessExprSyntax.self)
      ?? self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
  }

  /// `.edit` of `Mode.edit`, `.list` of `.list(list: list)`
  fileprivate var constantWords: String {
    caseReference.map { ".\($0.declName.baseName.text)" } ?? writtenText
  }
}
