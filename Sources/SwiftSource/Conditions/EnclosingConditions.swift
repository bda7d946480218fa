import LintelModel
import SwiftSyntax

/// What must hold for the code around a node to be compiled and run: `#if`, `#available` and `@available`. Branches of the
/// program's own are left out: whatever they decide, this is the bar that the code inside them makes.
enum EnclosingConditions {
  static func of(_ node: some SyntaxProtocol, upTo end: Syntax? = nil) -> Conditions {
    var conditions = Conditions.always
    var child = Syntax(node)
    while let parent = child.parent, parent != end {
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        if let whole = clause.parent?.parent?.as(IfConfigDeclSyntax.self) {
          let found = CompilerCondition.clauses(of: whole).first { $0.clause.id == clause.id }
          if let found { conditions = conditions.and(found.conditions) }
        }
      } else if let branch = parent.as(IfExprSyntax.self) {
        // An arm of the program's own decides no setting, unless it is one that is never taken on a platform.
        let arms = BranchConditions.arms(of: branch)
        if child.id == branch.body.id { conditions.settings.formIntersection(arms.then.settings) }
        if child.id == branch.elseBody.map(Syntax.init)?.id { conditions.settings.formIntersection(arms.otherwise.settings) }
      } else if let arm = parent.as(SwitchCaseSyntax.self) {
        if let choice = arm.parent?.parent?.as(SwitchExprSyntax.self), DeviceIdiom.isAsked(by: choice.subject) {
          let own = BranchConditions.arms(of: choice).first { $0.item.id == arm.id }
          conditions.settings.formIntersection(own?.conditions.settings ?? Conditions.Setting.all)
        }
      } else if let attributed = parent.as(DeclSyntax.self)?.asProtocol((any WithAttributesSyntax).self) {
        conditions.settings.formIntersection(AvailabilityCondition.settings(of: attributed.attributes))
      }
      child = parent
    }
    return conditions
  }
}
