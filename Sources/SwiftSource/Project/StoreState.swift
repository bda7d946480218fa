import SwiftSyntax

/// What a store of The Composable Architecture shows by names of its own: `store.mode` is the state's `mode`.
extension SwiftProject {
  /// The type whose members a value of the type has: `Feature.State` for `StoreOf<Feature>`, `ViewStoreOf<Feature>` and
  /// `Store<Feature.State, Feature.Action>`; else the type's own name.
  func nameOfMembers(of type: TypeSyntax, near file: SwiftFile) -> String {
    let name = TypeName.last(of: type)
    guard Self.stores.contains(name), declarations(of: name, near: file).isEmpty,
      let first = Self.arguments(of: type)?.arguments.first?.argument.trimmedDescription
    else { return name }
    return name.hasSuffix("Of") ? first + ".State" : first
  }

  private static let stores: Set = ["Store", "StoreOf", "ViewStore", "ViewStoreOf"]

  private static func arguments(of type: TypeSyntax) -> GenericArgumentClauseSyntax? {
    if let plain = type.as(IdentifierTypeSyntax.self) { return plain.genericArgumentClause }
    if let member = type.as(MemberTypeSyntax.self) { return member.genericArgumentClause }
    if let optional = type.as(OptionalTypeSyntax.self) { return arguments(of: optional.wrappedType) }
    return nil
  }

  /// The store whose whole state a closure is handed: `WithViewStore(store, observe: { $0 }) { viewStore in … }`.
  static func store(shownBy closure: ClosureExprSyntax) -> ExprSyntax? {
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure == closure,
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "WithViewStore",
      let store = call.arguments.first?.expression
    else { return nil }
    let observed = call.arguments.first { $0.label?.text == "observe" }?.expression.trimmedDescription
    return [nil, "{ $0 }", "{$0}", "\\.self"].contains(observed) ? store : nil
  }
}
