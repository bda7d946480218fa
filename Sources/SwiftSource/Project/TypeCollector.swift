import SwiftSyntax

/// The types that a file declares or extends, in the order of the file.
final class TypeCollector: SyntaxVisitor {
  /// - Parameter declaredInCode: also those within functions, accessors and initial values.
  static func types(in file: SwiftFile, declaredInCode: Bool) -> [TypeDeclaration] {
    let collector = TypeCollector(file, entersCode: declaredInCode)
    collector.walk(file.tree)
    return collector.found
  }

  private let file: SwiftFile
  private let entersCode: Bool
  private var found: [TypeDeclaration] = []

  private init(_ file: SwiftFile, entersCode: Bool) {
    self.file = file
    self.entersCode = entersCode
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    if let declaration = TypeDeclaration(node, in: file) { found.append(declaration) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { enter(node) }

  /// Most code declares no type; looking through all of it costs more than reading the rest.
  private func enter(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    let range = node.position.utf8Offset..<node.endPosition.utf8Offset
    return entersCode && file.saysTypeKeyword(in: range) ? .visitChildren : .skipChildren
  }
}
