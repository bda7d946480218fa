import LintelModel
import SwiftSyntax

extension SwiftProject {
  /// What several clauses of an `#if` declare as one property or constant, each with when its clause is compiled, as what code
  /// declares in its blocks; the declaration alone where there is no other.
  func clauses(declaring member: MemberDeclaration) -> [Conditional<MemberDeclaration>] {
    let alone = [Conditional(member)]
    guard case .variable = member.node, member.file.contains("#if") else { return alone }
    let own = EnclosingConditions.of(member.syntax)
    guard own != .always else { return alone }
    let named =
      member.owner.map { members(named: member.name, of: $0, near: member.file) }
      ?? globals(named: member.name, near: member.file)
    var found = [Conditional(member, own)]
    for other in named where other.syntax.id != member.syntax.id && other.isStatic == member.isStatic {
      guard case .variable = other.node else { continue }
      let conditions = EnclosingConditions.of(other.syntax)
      if found.allSatisfy({ $0.conditions.excludes(conditions) }) { found.append(Conditional(other, conditions)) }
    }
    return found.count > 1 ? found : alone
  }
}
