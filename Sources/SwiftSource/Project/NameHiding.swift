import SwiftSyntax

/// Whether a part of the code gives something of its own a name: from there on the name is not what it is around that part.
final class NameHiding: SyntaxVisitor {
  private var names: Set<String> = []

  static func declare(_ name: String, in node: some SyntaxProtocol) -> Bool { names(declaredIn: node).contains(name) }

  static func names(declaredIn node: some SyntaxProtocol) -> Set<String> {
    let finder = NameHiding(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.names
  }

  /// `let name`, `var name`, `case let .some(name)`, `for name in`
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text.withoutBackticks)
    return .skipChildren
  }
}
