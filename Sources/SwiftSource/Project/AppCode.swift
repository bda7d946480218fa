import SwiftSyntax

/// Walks the code of an app: what previews show is no part of it.
class AppCodeVisitor: SyntaxVisitor {
  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { kind(of: node.macroName) }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { kind(of: node.macroName) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPreview = node.inheritanceClause?.inheritedTypes.contains { TypeName.last(of: $0.type) == "PreviewProvider" }
    return isPreview == true ? .skipChildren : .visitChildren
  }

  private func kind(of macro: TokenSyntax) -> SyntaxVisitorContinueKind {
    macro.text == "Preview" ? .skipChildren : .visitChildren
  }
}
