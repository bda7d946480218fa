import SwiftSyntax

/// Functions of the project's own that make a value of the type that they are handed:
/// `func make<T>(ofType type: T.Type) -> T`.
struct GenericFactories {
  let project: SwiftProject
  let file: SwiftFile

  /// The type that a call makes a value of by such a function; nil where it is none.
  func type(madeBy call: FunctionCallExprSyntax) -> String? {
    guard
      let name = call.calledExpression.path?.last
        ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return nil }
    for argument in call.arguments {
      guard let named = argument.expression.as(MemberAccessExprSyntax.self), named.declName.baseName.text == "self",
        let type = named.base?.path?.last, type.first?.isUppercase == true
      else { continue }
      let makers = project.membersOfAnyType(named: name, near: file) + project.globals(named: name, near: file)
      if makers.contains(where: { Self.makes(what: argument.label?.text, $0) }) { return type }
    }
    return nil
  }

  /// Whether a function gives a value of the type that it is handed by a label.
  private static func makes(what label: String?, _ function: MemberDeclaration) -> Bool {
    guard let result = function.type.map(TypeName.last(of:)) else { return false }
    return function.parameters.contains { parameter in
      (parameter.firstName.text == "_" ? nil : parameter.firstName.text) == label
        && parameter.type.writtenText == "\(result).Type"
    }
  }
}
