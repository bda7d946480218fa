import SwiftSyntax

/// What the declarations around a node are called.
enum SwiftName {
  /// `Outer.Inner.body`: types, then functions and properties.
  static func path(of node: some SyntaxProtocol) -> String {
    var words: [String] = []
    var parent = Syntax(node).parent
    while let current = parent {
      if let extended = current.as(ExtensionDeclSyntax.self) {
        words.append(TypeName.last(of: extended.extendedType))
      } else if let named = Self.named(current) {
        words.append(named.name.text.withoutBackticks)
      } else if let binding = current.as(PatternBindingSyntax.self), binding.accessorBlock != nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      {
        words.append(name)
      } else if current.is(InitializerDeclSyntax.self) {
        words.append("init")
      }
      parent = current.parent
    }
    return words.reversed().joined(separator: ".")
  }

  /// The innermost type around a node, or the first word of its path.
  static func type(around node: some SyntaxProtocol) -> String {
    var parent = Syntax(node).parent
    while let current = parent {
      if let extended = current.as(ExtensionDeclSyntax.self) { return TypeName.last(of: extended.extendedType) }
      if TypeDeclaration.isDeclared(by: current), let named = Self.named(current) {
        return named.name.text.withoutBackticks
      }
      parent = current.parent
    }
    return path(of: node)
  }

  /// The declaration of a name that a node is. A cast tells it, too, but slowly: every node around another one is asked.
  private static func named(_ node: Syntax) -> (any NamedDeclSyntax)? {
    switch node.kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .functionDecl, .macroDecl, .typeAliasDecl,
      .associatedTypeDecl, .operatorDecl, .precedenceGroupDecl:
      node.asProtocol((any NamedDeclSyntax).self)
    default: nil
    }
  }
}
