import LintelModel
import SwiftSyntax

/// Reads `placement:` arguments, `.principal` as `"principal"`: a name, or what a property or function of the project makes of
/// it. `SwiftUIPlacement` says what the name means on a platform.
struct PlacementExpression {
  let project: SwiftProject

  /// The names it may have, each with its branch. No argument, and what is unknown, is `automatic`.
  func names(_ expression: ExprSyntax?, at place: Place) -> [Conditional<String>] {
    guard let expression else { return [Conditional("automatic")] }
    return known(Operand(expression), place)
  }

  /// What an arm asks for; one that cannot be followed is still an arm, in which the item is somewhere on the bar.
  private func known(_ operand: Operand, _ place: Place) -> [Conditional<String>] {
    let found = read(operand, place)
    return found.isEmpty ? [Conditional("automatic")] : found
  }

  private func read(_ operand: Operand, _ place: Place) -> [Conditional<String>] {
    switch operand.shape {
    case .ternary(let condition, let then, let otherwise):
      let arms = BranchConditions.arms(ofTernary: condition)
      return known(then, place).map { Conditional($0.value, arms.then.and($0.conditions)) }
        + known(otherwise, place).map { Conditional($0.value, arms.otherwise.and($0.conditions)) }
    case .plain(let expression): return read(expression, place)
    default: return []
    }
  }

  private func read(_ expression: ExprSyntax, _ place: Place) -> [Conditional<String>] {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      // `.accessoryBar(id:)` is no function of the project's.
      return given(by: call, place) ?? read(call.calledExpression, place)
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      let base = access.base?.writtenText
      if base == nil || base == "ToolbarItemPlacement" { return own(access.declName.baseName.text, place) }
      if base == "self" || base == "Self" { return named(access.declName.baseName.text, expression, place) }
      return []
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return named(name, expression, place) }
    return []
  }

  /// What a function of the project's gives, by what it is handed that asks for the device or the width class.
  private func given(by call: FunctionCallExprSyntax, _ place: Place) -> [Conditional<String>]? {
    let functions = project.functions(calledBy: call, at: place)
    guard functions.count == 1, case .function(let function) = functions[0].declaration.node,
      let found = value(of: functions[0].declaration, place)
    else { return nil }
    let subjects = HandedSubjects(screensAskedBy: functions[0].arguments, in: Syntax(function))
    return found.map { Conditional($0.value, subjects.told($0.conditions)) }
  }

  /// A placement of the platform, or one that an extension in the project adds.
  private func own(_ name: String, _ place: Place) -> [Conditional<String>] {
    guard let member = project.members(named: name, of: "ToolbarItemPlacement", near: place.file).first else {
      return [Conditional(name)]
    }
    return value(of: member, place) ?? [Conditional(name)]
  }

  private func named(_ name: String, _ node: ExprSyntax, _ place: Place) -> [Conditional<String>] {
    switch project.referent(of: name, from: node, at: place) {
    case .argument(let bound): return read(Operand(bound.expression), bound.place)
    case .values(let values, _):
      return values.flatMap { value in
        known(value.value, place).map { Conditional($0.value, value.conditions.and($0.conditions)) }
      }
    case .member(let member): return values(of: member, place)
    case .unknown: return []
    }
  }

  /// What a member gives; where `#if` declares it several times, each for its own platforms.
  private func values(of member: MemberDeclaration, _ place: Place) -> [Conditional<String>] {
    let all = member.owner.map { project.members(named: member.name, of: $0, near: member.file) } ?? []
    guard all.count > 1 else { return value(of: member, place) ?? [] }
    return all.flatMap { one -> [Conditional<String>] in
      let conditions = EnclosingConditions.of(one.syntax)
      return (value(of: one, place) ?? []).map { Conditional($0.value, conditions.and($0.conditions)) }
    }
  }

  private func value(of member: MemberDeclaration, _ place: Place) -> [Conditional<String>]? {
    guard let inside = place.enteringMember(member) else { return nil }
    if let value = member.initializer { return read(Operand(value), inside) }
    return member.body.map { body in
      SwiftProject.results(of: body).flatMap { result in
        known(Operand(result.value), inside).map { Conditional($0.value, result.conditions.and($0.conditions)) }
      }
    }
  }
}
