import LintelModel
import SwiftSyntax

/// The arms of branches, the program's own and the compiler's, that a node stands in.
enum ArmConditions {
  /// - Parameter end: Where looking ends: a node around the first one.
  static func of(_ node: Syntax, upTo end: Syntax) -> Conditions {
    var conditions = Conditions.always
    var child = node
    while child.id != end.id, let parent = child.parent {
      if let arm = arm(child, of: parent) { conditions = arm.and(conditions) }
      child = parent
    }
    return conditions
  }

  private static func arm(_ child: Syntax, of parent: Syntax) -> Conditions? {
    switch parent.kind {
    case .ifExpr:
      let branch = parent.cast(IfExprSyntax.self)
      if child.id == branch.body.id { return BranchConditions.arms(of: branch).then }
      return child.id == branch.elseBody.map(Syntax.init)?.id ? BranchConditions.arms(of: branch).otherwise : nil
    case .switchCase:
      guard let choice = parent.parent?.parent?.as(SwitchExprSyntax.self) else { return nil }
      return BranchConditions.arms(of: choice).first { $0.item.id == parent.id }?.conditions
    case .ifConfigClause:
      guard let whole = parent.parent?.parent?.as(IfConfigDeclSyntax.self) else { return nil }
      return CompilerCondition.clauses(of: whole).first { $0.clause.id == parent.id }?.conditions
    default: return nil
    }
  }
}
