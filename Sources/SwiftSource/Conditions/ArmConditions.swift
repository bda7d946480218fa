import LintelModel
import SwiftSyntax

/// The arms of branches, the program's own and the compiler's, around a node.
enum ArmConditions {
  /// - Parameter end: Where looking ends: a node around the first one.
  static func of(_ node: Syntax, upTo end: Syntax) -> Conditions {
    var arms: [Conditions] = []
    var child = node
    while child.id != end.id, let parent = child.parent {
      if let arm = arm(child, of: parent) { arms.append(arm) }
      child = parent
    }
    // The outermost first, into one table: each else-if is in the arms of all before it.
    return arms.reversed().reduce(into: .always) { $0.formAnd($1) }
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
