import LintelModel
import SwiftSyntax

/// When code is reached that stands behind an `if` or a `switch` whose arms may return: `if isCompact { return short }`.
enum CodeBehind {
  /// - Parameter returned: When a result is given in one of the arms.
  static func conditions(_ branch: ExprSyntax, returned: [Conditions]) -> Conditions {
    let going = arms(of: branch).filter { !($0.value.map(returns) ?? false) }
    // Where one arm alone goes on, it is reached in that one.
    var behind = going.count == 1 ? going[0].conditions : Conditions.always
    for one in returned.prefix(mostReturned) where !one.arms.isEmpty && !behind.excludes(one) {
      behind.failing.insert(one.arms)
    }
    return behind
  }

  /// Results of one branch that the code behind it is parted from: 64.
  private static let mostReturned = 64

  /// The arms, with that of an `else` which is not written: that has no statements.
  private static func arms(of branch: ExprSyntax) -> [Conditional<CodeBlockItemListSyntax?>] {
    if let choice = branch.as(SwitchExprSyntax.self) {
      return BranchConditions.arms(of: choice).map { arm in
        Conditional<CodeBlockItemListSyntax?>(arm.item.statements, arm.conditions)
      }
    }
    guard let first = branch.as(IfExprSyntax.self) else { return [] }
    let written = BranchConditions.blocks(of: first).map { block in
      Conditional<CodeBlockItemListSyntax?>(block.value.statements, block.conditions)
    }
    return written + [unwritten(first)].compactMap(\.self)
  }

  private static func unwritten(_ first: IfExprSyntax) -> Conditional<CodeBlockItemListSyntax?>? {
    var (otherwise, next): (Conditions, IfExprSyntax?) = (.always, first)
    while let branch = next {
      let own = BranchConditions.arms(of: branch).otherwise
      // Of two width classes one is there: what asks for both leaves nothing.
      otherwise = otherwise.excludes(own) ? otherwise.on([]) : otherwise.and(own)
      switch branch.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock: return nil
      case nil: next = nil
      }
    }
    return Conditional<CodeBlockItemListSyntax?>(nil, otherwise)
  }

  /// Whether statements end with a `return`, in each arm of what they end with.
  private static func returns(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard let last = statements.last else { return false }
    var branch: ExprSyntax?
    switch last.item {
    case .stmt(let statement):
      if statement.is(ReturnStmtSyntax.self) { return true }
      branch = statement.as(ExpressionStmtSyntax.self)?.expression
    case .expr(let expression): branch = expression
    case .decl: return false
    }
    let arms = branch.map { self.arms(of: $0) } ?? []
    return !arms.isEmpty && arms.allSatisfy { $0.value.map(returns) ?? false }
  }
}
