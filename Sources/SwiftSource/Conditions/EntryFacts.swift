import SwiftSyntax

/// What is asked about the functions that call private methods, for each of these anew: found once for one reading.
final class EntryFacts {
  private var names: [SyntaxIdentifier: LocalNames] = [:]
  /// Statements before calls, and cases of a `switch` around them, that may still be looked at.
  private var left = EntryFacts.mostStatements

  /// In all calls of one reading: 2,000,000.
  private static let mostStatements = 2_000_000

  func names(of function: FunctionDeclSyntax) -> LocalNames {
    if let known = names[function.id] { return known }
    let found = LocalNames(of: function)
    names[function.id] = found
    return found
  }

  /// False where no more may be looked at.
  func mayLook(at count: Int) -> Bool {
    left -= min(count, left)
    return left > 0
  }

  /// The statements of a block before one of them; nil where there are more than may still be looked at.
  func statements(before node: Syntax, in list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax]? {
    var found: [CodeBlockItemSyntax] = []
    for item in list {
      if item.id == node.id { return found }
      guard mayLook(at: 1) else { return nil }
      found.append(item)
    }
    return found
  }
}
