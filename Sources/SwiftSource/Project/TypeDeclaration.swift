import SwiftSyntax

/// A declaration of a type, or an extension of one.
struct TypeDeclaration {
  let name: String
  let file: SwiftFile
  let node: DeclSyntax
  let block: MemberBlockSyntax
  let isExtension: Bool
  private let index: MemberIndex

  /// Nil if the node declares no type.
  init?(_ node: some SyntaxProtocol, in file: SwiftFile) {
    guard Self.isDeclared(by: Syntax(node)), let declaration = node.asProtocol((any DeclGroupSyntax).self) else {
      return nil
    }
    isExtension = node.is(ExtensionDeclSyntax.self)
    if let named = node.asProtocol((any NamedDeclSyntax).self) {
      name = named.name.text.withoutBackticks
    } else if let extended = node.as(ExtensionDeclSyntax.self) {
      name = TypeName.last(of: extended.extendedType)
    } else {
      return nil
    }
    self.file = file
    self.node = DeclSyntax(declaration)
    block = declaration.memberBlock
    index = MemberIndex()
  }

  /// `Outer.Inner`: its name with those of the types around it.
  var path: String {
    var words = [extendedPath ?? name]
    var parent = Syntax(node).parent
    while let current = parent {
      if let outer = TypeDeclaration(current, in: file) { words.append(outer.extendedPath ?? outer.name) }
      parent = current.parent
    }
    return words.count == 1 ? words[0] : words.reversed().joined(separator: ".")
  }

  /// `Outer.Inner` of `extension Outer.Inner`.
  private var extendedPath: String? {
    node.as(ExtensionDeclSyntax.self)?.extendedType.as(MemberTypeSyntax.self)?.writtenText.withoutBackticks
  }

  /// What a cast to a protocol would tell too, but slowly: every node around a name is asked.
  static func isDeclared(by node: Syntax) -> Bool {
    switch node.kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }

  /// The types it names after the colon.
  var inherited: [String] {
    let declaration = node.asProtocol((any DeclGroupSyntax).self)
    return declaration?.inheritanceClause?.inheritedTypes.map { TypeName.last(of: $0.type) } ?? []
  }

  /// Members of that name, those in `#if` blocks included.
  func members(named name: String) -> [MemberDeclaration] {
    if index.byName == nil { index.byName = Dictionary(grouping: members, by: \.name) }
    return index.byName?[name] ?? []
  }

  var members: [MemberDeclaration] {
    var found: [MemberDeclaration] = []
    MemberDeclaration.collect(in: block.members, of: file, owner: name) { found.append($0) }
    return found
  }

  /// Shared by the copies of one declaration, and filled by the first that is asked for a member.
  private final class MemberIndex {
    var byName: [String: [MemberDeclaration]]?
  }
}

extension SwiftProject {
  /// What Interface Builder and Objective-C call a type: `@objc(ABWindowController)`, or its own name.
  func objectiveCName(of type: String, in path: String) -> String {
    guard let file = file(at: path), let node = declaration(of: type, near: file)?.node,
      let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
    else { return type }
    for case .attribute(let attribute) in attributes where attribute.attributeName.writtenText == "objc" {
      if let name = attribute.arguments?.writtenText, !name.isEmpty { return name }
    }
    return type
  }
}

/// The words of a type as it is written.
enum TypeName {
  /// `B` of `A.B`, `some B`, `any B`, `B<C>`, `B?`.
  static func last(of type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text.withoutBackticks }
    if let plain = type.as(IdentifierTypeSyntax.self) { return plain.name.text.withoutBackticks }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return last(of: some.constraint) }
    if let optional = type.as(OptionalTypeSyntax.self) { return last(of: optional.wrappedType) }
    if let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return last(of: implicit.wrappedType) }
    if let attributed = type.as(AttributedTypeSyntax.self) { return last(of: attributed.baseType) }
    return type.writtenText
  }
}
