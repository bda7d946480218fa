import SwiftSyntax

/// What the code of an expression says of the image that it makes: by which argument, and what else is named in it.
final class ImageFinder: SyntaxVisitor {
  var argument: ExprSyntax?
  var description: ExprSyntax?
  var isSystem = false
  /// Whether any of the images that it makes is the system's.
  var makesSystemImage = false
  /// The plain names in it, and the functions that it calls.
  var names: [String] = []
  var called: [String] = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberAccessExprSyntax.self) != true { names.append(node.baseName.text) }
    return .visitChildren
  }

  /// The members of plain names.
  var parts: [MemberAccessExprSyntax] = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(DeclReferenceExprSyntax.self) == true { parts.append(node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let path = node.calledExpression.path?.last {
      called.append(path)
      // `UIImage.templateImageNamed("x")` of the project's.
      if argument == nil, path.lowercased().hasSuffix("imagenamed"), let first = node.arguments.first, first.label == nil,
        first.expression.is(StringLiteralExprSyntax.self)
      {
        argument = first.expression
        isSystem = path.lowercased().contains("system")
        makesSystemImage = makesSystemImage || isSystem
      }
    }
    called += node.arguments.compactMap { $0.label?.text }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if node.label?.text == "accessibilityDescription", !node.expression.is(NilLiteralExprSyntax.self) {
      description = description ?? node.expression
    }
    if ["systemName", "systemSymbolName", "systemSymbol"].contains(node.label?.text) { makesSystemImage = true }
    guard argument == nil, let label = node.label?.text else { return .visitChildren }
    switch label {
    case "systemName", "systemSymbolName", "systemSymbol":
      argument = node.expression
      isSystem = true
    case "named", "resource", "imageLiteralResourceName", "resourceName", "symbolName": argument = node.expression
    default: break
    }
    return .visitChildren
  }
}
