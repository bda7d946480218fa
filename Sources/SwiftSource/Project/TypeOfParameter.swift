import SwiftSyntax

extension SwiftProject {
  /// The type that a parameter is declared with, where nobody says what is handed in for it: `store` of
  /// `func content(store: Store) -> some View`.
  func typeOfParameter(named name: String, around node: ExprSyntax, in file: SwiftFile) -> KnownType? {
    let name = name.withoutBackticks
    var parent = Syntax(node).parent
    while let current = parent {
      // A type's own properties are no parameters.
      if TypeDeclaration.isDeclared(by: current) { return nil }
      if let closure = current.as(ClosureExprSyntax.self), let found = Self.parameter(name, of: closure) {
        return found.map { KnownType(name: nameOfMembers(of: $0, near: file)) }
      }
      let clause =
        current.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? current.as(InitializerDeclSyntax.self)?.signature.parameterClause
      if let parameter = clause?.parameters.first(where: {
        ($0.secondName ?? $0.firstName).text.withoutBackticks == name
      }) {
        // Of several values it is none of them.
        return parameter.ellipsis == nil ? KnownType(name: nameOfMembers(of: parameter.type, near: file)) : nil
      }
      parent = current.parent
    }
    return nil
  }

  /// The type of what a closure calls so, as far as it is written; nil where it calls nothing so.
  private static func parameter(_ name: String, of closure: ClosureExprSyntax) -> TypeSyntax?? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.contains { $0.name.text.withoutBackticks == name } ? .some(nil) : nil
    case .parameterClause(let clause):
      clause.parameters.first { ($0.secondName ?? $0.firstName).text.withoutBackticks == name }.map(\.type)
    case nil: nil
    }
  }
}
