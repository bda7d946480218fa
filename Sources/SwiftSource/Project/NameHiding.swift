import SwiftSyntax

/// Whether a part of the code gives something of its own a name: from there on the name is not what it is around that part.
final class NameHiding: SyntaxVisitor {
  private let name: String
  private var isDeclared = false

  static func declare(_ name: String, in node: some SyntaxProtocol) -> Bool {
    let names = NameHiding(name)
    names.walk(node)
    return names.isDeclared
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  /// `let name`, `var name`, `case let .some(name)`, `for name in`
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.identifier.text.withoutBackticks == name { isDeclared = true }
    return .skipChildren
  }
}
