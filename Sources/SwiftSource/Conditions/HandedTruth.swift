import LintelModel
import SwiftSyntax

/// What a function's own parameters decide where a call writes `true` or `false`: `runButton(again: true)` never shows what
/// stands in the other arm.
extension SwiftProject {
  /// Whether a condition holds: `again`, `!again`. Nil where only the running program knows.
  func outcome(of condition: [ExprSyntax], at place: Place) -> Bool? {
    guard condition.count == 1, !place.arguments.isEmpty else { return nil }
    let bare = Operand.bare(condition[0])
    if let negation = bare.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return outcome(of: [negation.expression], at: place).map { !$0 }
    }
    guard let name = bare.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBackticks else { return nil }
    return isTrue(name, from: bare, at: place)
  }

  /// The conditions without those that a function or a view was handed the answer to; nil where that rules the branch out.
  ///
  /// - Parameter node: A part of the function's code.
  func undecided(_ conditions: Conditions, in node: some SyntaxProtocol, at place: Place) -> Conditions? {
    guard let conditions = place.decided.left(of: conditions, in: node) else { return nil }
    guard !place.arguments.isEmpty, !conditions.arms.isEmpty else { return conditions }
    var left = conditions
    for (branch, arm) in conditions.arms where branch.kind == .condition && branch.presenceArm == nil {
      guard place.arguments[branch.words] != nil, !NameHiding.declare(branch.words, in: node),
        let holds = isTrue(branch.words, from: node, at: place)
      else { continue }
      guard (arm == 0) == holds else { return nil }
      left.arms[branch] = nil
    }
    return left
  }

  /// What is handed in for a parameter, where that is written out. A view's property is none: it may be a state that changes.
  private func isTrue(_ name: String, from node: some SyntaxProtocol, at place: Place) -> Bool? {
    guard Self.isParameter(name, around: Syntax(node), in: place.file),
      case .argument(let bound) = referent(of: name, from: node, at: place)
    else { return nil }
    if let literal = Operand.bare(bound.expression).as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    // A function that hands on what it is handed.
    return bound.place === place ? nil : outcome(of: [bound.expression], at: bound.place)
  }

  /// Whether the nearest function has a parameter of that name.
  private static func isParameter(_ name: String, around node: Syntax, in file: SwiftFile) -> Bool {
    var parent: Syntax? = node
    while let current = parent, TypeDeclaration(current, in: file) == nil {
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.parameterClause.parameters.contains {
          ($0.secondName ?? $0.firstName).text.withoutBackticks == name
        }
      }
      parent = current.parent
    }
    return false
  }
}
