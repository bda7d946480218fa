import SwiftSyntax

/// The calls of types in a file, outside of previews.
final class CallFinder: SyntaxVisitor {
  static func calls(of name: String, in file: SwiftFile) -> [FunctionCallExprSyntax] { file.calls[name] ?? [] }

  /// All of a file by name, found in one walk.
  static func calls(in tree: SourceFileSyntax) -> [String: [FunctionCallExprSyntax]] {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.found
  }

  private var found: [String: [FunctionCallExprSyntax]] = [:]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found[TextExpression.name(of: node), default: []].append(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { isPreview(node.macroName) }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { isPreview(node.macroName) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPreview = node.inheritanceClause?.inheritedTypes.contains { TypeName.last(of: $0.type) == "PreviewProvider" }
    return isPreview == true ? .skipChildren : .visitChildren
  }

  private func isPreview(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    name.text == "Preview" ? .skipChildren : .visitChildren
  }
}
