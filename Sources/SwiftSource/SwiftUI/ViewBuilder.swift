import LintelModel
import SwiftSyntax

/// The elements of a builder's closure: each expression that it collects, with the branches around it.
enum ViewBuilder {
  static func elements(of statements: CodeBlockItemListSyntax, selfCase: String? = nil) -> [Conditional<ExprSyntax>] {
    var found: [Conditional<ExprSyntax>] = []
    let returned = statements.compactMap { item -> ExprSyntax? in
      guard case .stmt(let statement) = item.item else { return nil }
      return statement.as(ReturnStmtSyntax.self)?.expression
    }
    // A body with `return` is no builder: what precedes it only prepares it.
    if statements.count > 1, !returned.isEmpty { return SwiftProject.results(of: statements, selfCase: selfCase) }
    for statement in statements {
      switch statement.item {
      case .expr(let expression): found += elements(of: expression, selfCase)
      case .stmt(let statement):
        if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
          found += elements(of: expression, selfCase)
        } else if let result = statement.as(ReturnStmtSyntax.self)?.expression {
          found += elements(of: result, selfCase)
        }
      case .decl(let declaration):
        guard let condition = declaration.as(IfConfigDeclSyntax.self) else { break }
        for (clause, conditions) in CompilerCondition.clauses(of: condition) {
          guard case .statements(let inner) = clause.elements else { continue }
          found += elements(of: inner, selfCase: selfCase).map { Conditional($0.value, conditions.and($0.conditions)) }
        }
      }
    }
    return found
  }

  private static func elements(of expression: ExprSyntax, _ selfCase: String?) -> [Conditional<ExprSyntax>] {
    if let branch = expression.as(IfExprSyntax.self) { return elements(ofBranch: branch, selfCase) }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return BranchConditions.arms(of: choice).flatMap { item, conditions in
        elements(of: item.statements, selfCase: selfCase).map {
          Conditional($0.value, conditions.and($0.conditions))
        }
      }
    }
    return [Conditional(expression)]
  }

  /// In one pass over each `else if`, which is in the arms of all before it.
  private static func elements(ofBranch first: IfExprSyntax, _ selfCase: String?) -> [Conditional<ExprSyntax>] {
    var found: [Conditional<ExprSyntax>] = []
    var before = Conditions.always
    var next: IfExprSyntax? = first
    func add(_ block: CodeBlockSyntax, _ conditions: Conditions) {
      found += elements(of: block.statements, selfCase: selfCase).map {
        Conditional($0.value, conditions.and($0.conditions))
      }
    }
    while let branch = next {
      next = nil
      let arms = BranchConditions.arms(of: branch)
      add(branch.body, before.and(arms.then))
      before.formAnd(arms.otherwise)
      switch branch.elseBody {
      case .codeBlock(let block): add(block, before)
      case .ifExpr(let other): next = other
      case nil: break
      }
    }
    return found
  }
}
