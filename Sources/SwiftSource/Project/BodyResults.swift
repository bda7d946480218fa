import LintelModel
import SwiftSyntax

extension SwiftProject {
  /// What a getter or function gives back: each returned expression with the branches around it.
  ///
  /// - Parameter isValue: Whether an expression that stands alone is what the statements give.
  static func results(
    of statements: CodeBlockItemListSyntax, selfCase: String? = nil, isValue: Bool = true
  ) -> [Conditional<ExprSyntax>] {
    let isOnly = isValue && statements.count == 1
    var found: [Conditional<ExprSyntax>] = []
    var rest = Conditions.always
    func take(_ expression: ExprSyntax, isReturned: Bool) {
      guard let inner = results(ofBranch: expression, selfCase: selfCase, isValue: isReturned) else {
        if isReturned { found.append(Conditional(expression, rest)) }
        return
      }
      found += inner.map { Conditional($0.value, rest.and($0.conditions)) }
      if !inner.isEmpty { rest = rest.and(CodeBehind.conditions(expression, returned: inner.map(\.conditions))) }
    }
    // What no system reaches gives nothing back.
    for statement in statements where !rest.settings.isEmpty {
      switch statement.item {
      case .expr(let expression): take(expression, isReturned: isOnly)
      case .stmt(let statement):
        if let result = statement.as(ReturnStmtSyntax.self)?.expression {
          take(result, isReturned: true)
        } else if let guarded = statement.as(GuardStmtSyntax.self) {
          let arms = arms(of: guarded)
          found += results(of: guarded.body.statements, selfCase: selfCase, isValue: false).map {
            Conditional($0.value, rest.and(arms.otherwise).and($0.conditions))
          }
          rest = rest.and(arms.then)
        } else if let wrapped = statement.as(ExpressionStmtSyntax.self)?.expression {
          take(wrapped, isReturned: isOnly)
        }
      case .decl(let declaration):
        guard let condition = declaration.as(IfConfigDeclSyntax.self) else { break }
        for (clause, conditions) in CompilerCondition.clauses(of: condition) {
          guard case .statements(let inner) = clause.elements else { continue }
          found += results(of: inner, selfCase: selfCase, isValue: isOnly).map {
            Conditional($0.value, rest.and(conditions).and($0.conditions))
          }
        }
      }
    }
    // The arms of a guard come before the result that people mostly see.
    return found.filter { !isSecond($0.conditions) } + found.filter { isSecond($0.conditions) }
  }

  /// Whether a result is of another arm than a branch's first. Of a `switch` and of what is compared the numbers are names.
  private static func isSecond(_ conditions: Conditions) -> Bool {
    conditions.arms.contains { $0.value != 0 && $0.key.kind != .choice && $0.key.kind != .equality }
  }

  /// When a `guard` is passed, and when it is not. What asks for the width class says on which screens a result is seen.
  private static func arms(of node: GuardStmtSyntax) -> (then: Conditions, otherwise: Conditions) {
    let arms = BranchConditions.arms(of: node.conditions)
    if (arms.then.widthClass ?? arms.otherwise.widthClass) != nil { return arms }
    let branch = Branch(.condition, node.conditions.writtenText)
    return (
      then: arms.then.ofEqualities.inArm(0, of: branch), otherwise: arms.otherwise.ofEqualities.inArm(1, of: branch)
    )
  }

  /// The values of an `if` or `switch`; nil if the expression is neither.
  ///
  /// - Parameter isValue: Whether it is a value itself: else only what its arms return is one.
  static func results(
    ofBranch expression: ExprSyntax, selfCase: String?, isValue: Bool = true
  ) -> [Conditional<ExprSyntax>]? {
    if let branch = expression.as(IfExprSyntax.self) { return results(of: branch, selfCase, isValue) }
    if let choice = expression.as(SwitchExprSyntax.self) { return results(of: choice, selfCase, isValue) }
    return nil
  }

  private static func results(of branch: IfExprSyntax, _ selfCase: String?, _ isValue: Bool) -> [Conditional<ExprSyntax>] {
    BranchConditions.blocks(of: branch).flatMap { block in
      results(of: block.value.statements, selfCase: selfCase, isValue: isValue).map {
        Conditional($0.value, block.conditions.and($0.conditions))
      }
    }
  }

  private static func results(of choice: SwitchExprSyntax, _ selfCase: String?, _ isValue: Bool) -> [Conditional<ExprSyntax>] {
    let isOfSelf = choice.subject.isSelf
    if isOfSelf, let selfCase {
      var cases: [SwitchCaseSyntax] = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      cases = cases.first { names($0, selfCase) }.map { [$0] } ?? cases.filter { $0.label.is(SwitchDefaultLabelSyntax.self) }
      return cases.flatMap { results(of: $0.statements, selfCase: selfCase, isValue: isValue) }
    }
    return BranchConditions.arms(of: choice).flatMap { item, conditions in
      results(of: item.statements, selfCase: selfCase, isValue: isValue).map {
        Conditional($0.value, conditions.and($0.conditions))
      }
    }
  }

  /// Whether a `case .a, .b(let c):` takes the case of that name.
  private static func names(_ item: SwitchCaseSyntax, _ name: String) -> Bool {
    guard case .case(let label) = item.label else { return false }
    return label.caseItems.contains { one in
      let words = one.pattern.writtenText.withoutBackticks.drop { $0 != "." }.dropFirst().prefix {
        $0.isLetter || $0.isNumber || $0 == "_"
      }
      return words == name
    }
  }
}

extension Conditions {
  /// What subjects of the code equal, without flags of its builds.
  var equalities: [Branch: Int] { arms.filter { $0.key.kind == .equality && !$0.key.words.hasPrefix("#if ") } }

  /// What it says of the systems, and of what subjects equal.
  fileprivate var ofEqualities: Conditions {
    Conditions(
      settings: settings, arms: arms.filter { $0.key.kind == .equality },
      failing: failing.filter { $0.keys.allSatisfy { $0.kind == .equality } })
  }
}
