import SwiftSyntax

/// The statements of a block that may give something a name: `let`, `var`, `guard` and `#if`. Looked for once in each block,
/// since every name in a block of thousands of views is asked for there.
final class NamingStatements {
  private var known: [SyntaxIdentifier: [CodeBlockItemSyntax]] = [:]

  func of(_ block: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    if let found = known[block.id] { return found }
    let found = Array(block).filter { statement in
      switch Syntax(statement.item).kind {
      case .variableDecl, .guardStmt, .ifConfigDecl: true
      default: false
      }
    }
    known[block.id] = found
    return found
  }
}
