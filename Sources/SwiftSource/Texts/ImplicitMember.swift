import LintelModel
import SwiftSyntax

extension TextExpression {
  /// `.done` where a text is wanted: a member that the project gives the type of such texts. Nil where it gives none of that
  /// name to any, or one to several.
  func texts(
    ofImplicit name: String, _ expression: ExprSyntax, _ role: TextRole, _ place: Place
  ) -> [Conditional<LocalizedText>]? {
    let types = role == .key ? TextRole.keyTypes : ["String"]
    let found = types.sorted().compactMap { type in
      project.members(named: name, of: type, near: place.file).first { member in
        guard case .variable = member.node else { return false }
        return member.isStatic
      }
    }
    guard found.count == 1, let declaration = found.first else { return nil }
    let unknown = unresolved(Operand(expression), at: place)
    let said = project.clauses(declaring: declaration).flatMap { clause in
      texts(of: clause.value, expression, place.entering(clause.value), unknown).when(clause.conditions)
    }
    return spelled(said, by: expression, at: place)
  }
}
