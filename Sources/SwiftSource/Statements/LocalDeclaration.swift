import SwiftSyntax

/// What code declares in the blocks around a place.
enum LocalDeclaration {
  /// What a local constant or variable is declared with, in the blocks around a node.
  static func value(of name: String, before node: some SyntaxProtocol) -> ExprSyntax? {
    var parent = Syntax(node).parent
    while let current = parent, !current.is(MemberBlockSyntax.self) {
      if let block = current.as(CodeBlockItemListSyntax.self) {
        for item in block where item.position < node.position {
          guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
          for binding in variable.bindings
          where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks == name {
            if let value = binding.initializer?.value { return value }
          }
        }
      }
      parent = current.parent
    }
    return nil
  }

  /// The type that makes what a local name stands for: `NSTabViewItem` of `let item = NSTabViewItem(viewController: pane)`.
  static func maker(of name: String, before node: some SyntaxProtocol) -> String? {
    value(of: name, before: node)?.unwrapped.as(FunctionCallExprSyntax.self)?.calledExpression.path?.last
  }
}
