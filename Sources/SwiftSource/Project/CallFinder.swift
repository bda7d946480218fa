import SwiftSyntax

/// The calls of types in a file, outside of previews.
final class CallFinder: AppCodeVisitor {
  static func calls(of name: String, in file: SwiftFile) -> [FunctionCallExprSyntax] { file.calls[name] ?? [] }

  /// All of a file by name, found in one walk.
  static func calls(in tree: SourceFileSyntax) -> [String: [FunctionCallExprSyntax]] {
    let finder = CallFinder()
    finder.walk(tree)
    return finder.found
  }

  private var found: [String: [FunctionCallExprSyntax]] = [:]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found[TextExpression.name(of: node), default: []].append(node)
    return .visitChildren
  }
}
