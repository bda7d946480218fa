import LintelModel
import SwiftSyntax

/// Toolbar items that no modifier of the project was seen to take: content that is handed to a generic parameter, or that a
/// package offers to others. Each body of them is a bar of which nothing else is known.
final class UnplacedItems: AppCodeVisitor {
  private let reached: Set<SyntaxIdentifier>
  private var found: [CodeBlockItemListSyntax] = []

  static func bodies(in file: SwiftFile, notReached reached: Set<SyntaxIdentifier>) -> [CodeBlockItemListSyntax] {
    guard file.contains("ToolbarItem") else { return [] }
    let finder = UnplacedItems(reached)
    finder.walk(file.tree)
    return finder.found
  }

  private init(_ reached: Set<SyntaxIdentifier>) {
    self.reached = reached
    super.init()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["ToolbarItem", "ToolbarItemGroup"].contains(TextExpression.name(of: node)), !reached.contains(node.id) else {
      return .visitChildren
    }
    if let body = body(around: node), !found.contains(body) { found.append(body) }
    return .skipChildren
  }

  /// The statements of the closure, getter or function around a node, branches included.
  private func body(around node: some SyntaxProtocol) -> CodeBlockItemListSyntax? {
    var parent = Syntax(node).parent
    while let current = parent {
      if let statements = current.as(CodeBlockItemListSyntax.self), let owner = statements.parent,
        owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self)
          || owner.is(CodeBlockSyntax.self) && owner.parent?.is(FunctionDeclSyntax.self) == true
      {
        return statements
      }
      parent = current.parent
    }
    return nil
  }
}
