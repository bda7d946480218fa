import SwiftSyntax

/// Who may ask for a member that a file declares without naming it in any other file of the project, or by its name alone.
package struct MemberReach: Hashable, Sendable {
  /// The types that declare it, or whose extensions do.
  package private(set) var owners: Set<String> = []
  /// The types that the file extends.
  package private(set) var extended: Set<String> = []
  /// Types or protocols that may ask for it, where they are others' than the project's: extended ones, and what a declaration
  /// of the type says it conforms to.
  package private(set) var conforming: Set<String> = []
  /// Whether the extension around it is for other modules or for Objective-C, and so are its members.
  package private(set) var isOpened = false
  /// Whether a protocol asks for it.
  package private(set) var isRequired = false

  init(of name: String, in file: SwiftFile) {
    for type in TypeCollector.types(in: file, declaredInCode: true) {
      if type.isExtension { extended.insert(type.name) }
      if type.members(named: name).isEmpty { continue }
      owners.insert(type.name)
      if let node = type.node.as(ExtensionDeclSyntax.self) {
        conforming.formUnion([type.name] + type.inherited)
        isOpened = isOpened || Self.isOpened(node)
      } else if type.node.is(ProtocolDeclSyntax.self) {
        isRequired = true
      } else {
        // What stands first says what the type is: a view, or the class that it inherits from, whose members are overridden.
        conforming.formUnion(type.inherited.dropFirst())
      }
    }
  }

  private static func isOpened(_ node: ExtensionDeclSyntax) -> Bool {
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.public) || $0.name.tokenKind == .keyword(.open) }) {
      return true
    }
    return node.attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.writtenText.hasPrefix("objc")
    }
  }
}
