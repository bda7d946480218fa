import LintelModel
import SwiftSyntax

/// The conditions of an `if`'s, a `switch`'s and a ternary's arms.
enum BranchConditions {
  /// When an `if`'s body and when its `else` stands.
  static func arms(of node: IfExprSyntax) -> (then: Conditions, otherwise: Conditions) {
    let branch = branch(on: node.conditions)
    var then = Conditions(arms: [branch.branch: branch.isNegated ? 1 : 0])
    var otherwise = Conditions(arms: [branch.branch: branch.isNegated ? 0 : 1])
    for condition in node.conditions {
      guard case .availability(let availability) = condition.condition else { continue }
      let arms = AvailabilityCondition.arms(of: availability.availabilityArguments)
      let isPositive = availability.availabilityKeyword.tokenKind == .poundAvailable
      then = then.on(isPositive ? arms.available : arms.unavailable)
      if node.conditions.count == 1 { otherwise = otherwise.on(isPositive ? arms.unavailable : arms.available) }
    }
    return (then, otherwise)
  }

  static func arm(_ number: Int, of node: SwitchExprSyntax) -> Conditions {
    Conditions(arms: [Branch(.choice, node.subject.writtenText): number])
  }

  /// When a ternary's first and second value stands.
  static func arms(ofTernary condition: [ExprSyntax]) -> (then: Conditions, otherwise: Conditions) {
    let text = condition.map(\.writtenText).joined(separator: " ")
    let isNegated = text.hasPrefix("!") && condition.count == 1
    let branch = Branch(.condition, isNegated ? String(text.dropFirst()) : text)
    return (Conditions(arms: [branch: isNegated ? 1 : 0]), Conditions(arms: [branch: isNegated ? 0 : 1]))
  }

  /// A condition and its negation are one branch.
  private static func branch(on conditions: ConditionElementListSyntax) -> (branch: Branch, isNegated: Bool) {
    let text = conditions.writtenText
    let isNegated = conditions.count == 1 && text.hasPrefix("!") && !text.contains("&&") && !text.contains("||")
    return (Branch(.condition, isNegated ? String(text.dropFirst()) : text), isNegated)
  }
}
