import SwiftSyntax

/// A declaration of a type, or an extension of one.
struct TypeDeclaration {
  let name: String
  let file: SwiftFile
  let node: DeclSyntax
  let block: MemberBlockSyntax
  let inherited: [String]
  let isExtension: Bool

  /// Nil if the node declares no type.
  init?(_ node: some SyntaxProtocol, in file: SwiftFile) {
    guard let declaration = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
    isExtension = node.is(ExtensionDeclSyntax.self)
    if let named = node.asProtocol((any NamedDeclSyntax).self) {
      name = named.name.text
    } else if let extended = node.as(ExtensionDeclSyntax.self) {
      name = TypeName.last(of: extended.extendedType)
    } else {
      return nil
    }
    self.file = file
    self.node = DeclSyntax(declaration)
    block = declaration.memberBlock
    inherited = declaration.inheritanceClause?.inheritedTypes.map { TypeName.last(of: $0.type) } ?? []
  }

  /// Members of that name, those in `#if` blocks included.
  func members(named name: String) -> [MemberDeclaration] {
    var found: [MemberDeclaration] = []
    MemberDeclaration.collect(in: block.members, of: file, owner: self.name) { if $0.name == name { found.append($0) } }
    return found
  }

  var members: [MemberDeclaration] {
    var found: [MemberDeclaration] = []
    MemberDeclaration.collect(in: block.members, of: file, owner: name) { found.append($0) }
    return found
  }
}

/// The words of a type as it is written.
enum TypeName {
  /// `B` of `A.B`, `some B`, `any B`, `B<C>`, `B?`.
  static func last(of type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    if let plain = type.as(IdentifierTypeSyntax.self) { return plain.name.text }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return last(of: some.constraint) }
    if let optional = type.as(OptionalTypeSyntax.self) { return last(of: optional.wrappedType) }
    if let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return last(of: implicit.wrappedType) }
    if let attributed = type.as(AttributedTypeSyntax.self) { return last(of: attributed.baseType) }
    return type.trimmedDescription
  }
}
