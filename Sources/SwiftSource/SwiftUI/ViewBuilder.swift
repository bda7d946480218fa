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

  private static func elements(ofBranch branch: IfExprSyntax, _ selfCase: String?) -> [Conditional<ExprSyntax>] {
    BranchConditions.blocks(of: branch).flatMap { block in
      elements(of: block.value.statements, selfCase: selfCase).map {
        Conditional($0.value, block.conditions.and($0.conditions))
      }
    }
  }
}
