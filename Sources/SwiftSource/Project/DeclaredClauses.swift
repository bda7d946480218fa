import LintelModel
import SwiftSyntax

extension SwiftProject {
  /// What several clauses of an `#if` declare as one property, constant or function, each with when its clause is compiled, as
  /// what code declares in its blocks; the declaration alone where there is no other.
  func clauses(declaring member: MemberDeclaration) -> [Conditional<MemberDeclaration>] {
    let alone = [Conditional(member)]
    guard member.isCalled(like: member), member.file.contains("#if") else { return alone }
    let own = EnclosingConditions.of(member.syntax)
    guard own != .always else { return alone }
    let named =
      member.owner.map { members(named: member.name, of: $0, near: member.file) }
      ?? globals(named: member.name, near: member.file)
    var found = [Conditional(member, own)]
    for other in named where other.syntax.id != member.syntax.id && other.isStatic == member.isStatic {
      guard member.isCalled(like: other) else { continue }
      let conditions = EnclosingConditions.of(other.syntax)
      if found.allSatisfy({ $0.conditions.excludes(conditions) }) { found.append(Conditional(other, conditions)) }
    }
    return found.count > 1 ? found : alone
  }

  /// The function that a call means, as each clause of an `#if` declares it; empty where it is none of the project's.
  func clauses(calledBy call: FunctionCallExprSyntax, at place: Place) -> [Conditional<CalledFunction>] {
    functions(calledBy: call, at: place).first.map { clauses(of: $0, calledBy: call, at: place) } ?? []
  }

  /// The same of one of the functions that it may mean.
  func clauses(
    of function: CalledFunction, calledBy call: FunctionCallExprSyntax, at place: Place
  ) -> [Conditional<CalledFunction>] {
    let declared = clauses(declaring: function.declaration)
    guard declared.count > 1 else { return [Conditional(function)] }
    return declared.map { clause in
      // Each has names of its own for what it is handed.
      var bound = arguments(of: call, for: clause.value, at: place) ?? function.arguments
      bound["self"] = function.arguments["self"]
      let called = CalledFunction(declaration: clause.value, arguments: bound, selfCase: function.selfCase)
      return Conditional(called, clause.conditions)
    }
  }
}

extension MemberDeclaration {
  /// Whether both are properties, or functions that are called with the same labels.
  fileprivate func isCalled(like other: MemberDeclaration) -> Bool {
    switch (node, other.node) {
    case (.variable, .variable): true
    case (.function, .function): parameters.map(\.firstName.text) == other.parameters.map(\.firstName.text)
    default: false
    }
  }
}
