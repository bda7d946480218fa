import LintelModel
import SwiftSyntax

extension CodeReading {
  /// Tells the code that runs when a text is set what it is set to: `newValue` of `set { title = newValue }`, and the property
  /// itself in a `didSet`. Where nobody can tell, it stays what a caller hands in.
  func tellWritten(_ member: MemberDeclaration, to accessor: AccessorDeclSyntax, _ context: Context) {
    let isObserved = accessor.accessorSpecifier.tokenKind != .keyword(.set)
    guard member.isText, !member.isOverriding, let written = project.valuesWritten(to: member, isObserved: isObserved) else {
      return
    }
    let branch = Branch(.value, "value of \(member.name)")
    let values = written.enumerated().map { number, one in
      let scope = Scope(file: one.file, type: nil, of: scopes)
      let conditions = written.count > 1 ? Conditions.always.inArm(number, of: branch) : .always
      return Conditional(Value.expression(SourceExpression(operand: one.value, scope: scope)), conditions)
    }
    let name: String? =
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.set), .keyword(.willSet): accessor.parameters?.name.text ?? "newValue"
      case .keyword(.didSet): member.name
      default: nil
      }
    if let name { context.scope.names[name] = .oneOf(values) }
  }
}

extension MemberDeclaration {
  /// Whether it is declared as a text, or begins with one.
  fileprivate var isText: Bool {
    if let type { return ["String", "LocalizedStringResource"].contains(TypeName.last(of: type)) }
    return initializer?.is(StringLiteralExprSyntax.self) == true
  }
}
