import LintelModel
import SwiftSyntax

/// What must hold for the code around a node to be compiled and run: `#if`, `#available` and `@available`. Branches of the
/// program's own are left out: whatever they decide, this is the bar that the code inside them makes. What asks for the width
/// class is told: it decides on which screens that bar is.
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
        let arms = BranchConditions.arms(of: branch)
        if child.id == branch.body.id { conditions.take(arms.then) }
        if child.id == branch.elseBody.map(Syntax.init)?.id { conditions.take(arms.otherwise) }
      } else if let arm = parent.as(SwitchCaseSyntax.self) {
        if let choice = arm.parent?.parent?.as(SwitchExprSyntax.self) { conditions.take(standing(of: arm, in: choice)) }
      } else if let attributed = parent.as(DeclSyntax.self)?.asProtocol((any WithAttributesSyntax).self) {
        conditions.settings.formIntersection(AvailabilityCondition.settings(of: attributed.attributes))
      }
      child = parent
    }
    return conditions
  }

  /// When an arm of a `switch` over the device or the width class is taken. Of any other one nothing is taken, and its arms are
  /// not asked for: each node in one of a thousand cases would ask for all of them.
  private static func standing(of arm: SwitchCaseSyntax, in choice: SwitchExprSyntax) -> Conditions {
    let isOfDevice = DeviceIdiom.isAsked(by: choice.subject)
    guard isOfDevice || WidthClassCondition.isAsked(by: choice.subject),
      let own = BranchConditions.arms(of: choice).first(where: { $0.item.id == arm.id })?.conditions
    else { return .always }
    // What asks for something else than the device never says of a platform that an arm is not taken there.
    return isOfDevice ? own : Conditions(arms: own.arms)
  }
}

extension Conditions {
  /// An arm of the program's own decides no setting, unless it is one that is never taken on a platform; and no branch but
  /// that of the width class.
  fileprivate mutating func take(_ arm: Conditions) {
    settings.formIntersection(arm.settings)
    if arms[.widthClass] == nil { arms[.widthClass] = arm.arms[.widthClass] }
  }
}
