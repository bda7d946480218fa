import SwiftSyntax

/// The calls of a name in a file, outside of previews.
final class CallFinder: AppCodeVisitor {
  static func calls(of name: String, in file: SwiftFile) -> [FunctionCallExprSyntax] {
    let finder = CallFinder(name)
    finder.walk(file.tree)
    return finder.found
  }

  private let name: String
  private var found: [FunctionCallExprSyntax] = []

  private init(_ name: String) {
    self.name = name
    super.init()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if TextExpression.name(of: node) == name { found.append(node) }
    return .visitChildren
  }
}
