import SwiftSyntax

/// The calls of a name in a file, outside of previews.
final class CallFinder: SyntaxVisitor {
  static func calls(of name: String, in file: SwiftFile) -> [FunctionCallExprSyntax] {
    let finder = CallFinder(name)
    finder.walk(file.tree)
    return finder.found
  }

  private let name: String
  private var found: [FunctionCallExprSyntax] = []

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if TextExpression.name(of: node) == name { found.append(node) }
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
