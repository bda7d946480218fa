import LintelModel
import SwiftSyntax

extension SwiftProject {
  /// What a getter or function gives back: each returned expression with the branches around it.
  static func results(of statements: CodeBlockItemListSyntax, selfCase: String? = nil) -> [Conditional<ExprSyntax>] {
    var found: [Conditional<ExprSyntax>] = []
    var rest = Conditions.always
    func take(_ expression: ExprSyntax, isReturned: Bool) {
      if let inner = results(ofBranch: expression, selfCase: selfCase) {
        found += inner.map { Conditional($0.value, rest.and($0.conditions)) }
        // What follows an `if` that returns is its other arm.
        if let branch = expression.as(IfExprSyntax.self), branch.elseBody == nil, !inner.isEmpty {
          rest = rest.and(BranchConditions.arms(of: branch).otherwise)
        }
      } else if isReturned {
        found.append(Conditional(expression, rest))
      }
    }
    for statement in statements {
      switch statement.item {
      case .expr(let expression): take(expression, isReturned: statements.count == 1)
      case .stmt(let statement):
        if let result = statement.as(ReturnStmtSyntax.self)?.expression {
          take(result, isReturned: true)
        } else if let guarded = statement.as(GuardStmtSyntax.self) {
          let branch = Branch(.condition, guarded.conditions.writtenText)
          let arms = BranchConditions.arms(of: guarded.conditions)
          found += results(of: guarded.body.statements, selfCase: selfCase).map {
            Conditional($0.value, rest.and($0.conditions).inArm(1, of: branch).on(arms.otherwise.settings))
          }
          rest = rest.inArm(0, of: branch).on(arms.then.settings)
        } else if let wrapped = statement.as(ExpressionStmtSyntax.self)?.expression {
          take(wrapped, isReturned: statements.count == 1)
        }
      case .decl(let declaration):
        guard let condition = declaration.as(IfConfigDeclSyntax.self) else { break }
        for (clause, conditions) in CompilerCondition.clauses(of: condition) {
          guard case .statements(let inner) = clause.elements else { continue }
          found += results(of: inner, selfCase: selfCase).map {
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

  /// The values of an `if` or `switch`; nil if the expression is neither.
  static func results(ofBranch expression: ExprSyntax, selfCase: String?) -> [Conditional<ExprSyntax>]? {
    if let branch = expression.as(IfExprSyntax.self) { return results(of: branch, selfCase) }
    if let choice = expression.as(SwitchExprSyntax.self) { return results(of: choice, selfCase) }
    return nil
  }

  private static func results(of branch: IfExprSyntax, _ selfCase: String?) -> [Conditional<ExprSyntax>] {
    BranchConditions.blocks(of: branch).flatMap { block in
      results(of: block.value.statements, selfCase: selfCase).map {
        Conditional($0.value, block.conditions.and($0.conditions))
      }
    }
  }

  private static func results(of choice: SwitchExprSyntax, _ selfCase: String?) -> [Conditional<ExprSyntax>] {
    let isOfSelf = choice.subject.isSelf
    if isOfSelf, let selfCase {
      var cases: [SwitchCaseSyntax] = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      cases = cases.first { names($0, selfCase) }.map { [$0] } ?? cases.filter { $0.label.is(SwitchDefaultLabelSyntax.self) }
      return cases.flatMap { results(of: $0.statements, selfCase: selfCase) }
    }
    return BranchConditions.arms(of: choice).flatMap { item, conditions in
      results(of: item.statements, selfCase: selfCase).map {
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
