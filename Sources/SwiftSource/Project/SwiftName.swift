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
      } else if let named = current.asProtocol((any NamedDeclSyntax).self) {
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
      if current.asProtocol((any DeclGroupSyntax).self) != nil, let named = current.asProtocol((any NamedDeclSyntax).self) {
        return named.name.text.withoutBackticks
      }
      parent = current.parent
    }
    return path(of: node)
  }
}
