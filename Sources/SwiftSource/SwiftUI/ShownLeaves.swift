import SwiftSyntax

/// Finds what code shows in place: calls of types, and the type's own properties and functions.
final class ShownLeaves: SyntaxVisitor {
  typealias Leaf = (name: String, node: ExprSyntax)
  private var found: [Leaf] = []

  private let file: SwiftFile
  private let showsInPlace: (String) -> Bool

  /// - Parameter showsInPlace: Whether a view of that name shows what its closure gives where it is itself.
  static func find(in node: Syntax, of file: SwiftFile, where showsInPlace: @escaping (String) -> Bool) -> [Leaf] {
    let finder = ShownLeaves(file, showsInPlace)
    finder.walk(node)
    return finder.found
  }

  private init(_ file: SwiftFile, _ showsInPlace: @escaping (String) -> Bool) {
    self.file = file
    self.showsInPlace = showsInPlace
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let modifier = node.calledExpression.as(MemberAccessExprSyntax.self) {
      guard let base = modifier.base else { return .skipChildren }
      if base.isSelf {
        found.append((modifier.declName.baseName.text.withoutBackticks, ExprSyntax(node)))
      } else {
        // What a modifier is handed is elsewhere; what it is applied to is shown.
        walk(base)
      }
      return .skipChildren
    }
    let name = TextExpression.name(of: node)
    if file.isOtherScreen(name) { return .skipChildren }
    if node.calledExpression.is(DeclReferenceExprSyntax.self) {
      found.append((name, ExprSyntax(node)))
      // What other views are handed may be anywhere: it may be what they push.
      guard SwiftProject.isTypeName(name), showsInPlace(name) else { return .skipChildren }
      node.arguments.forEach { if $0.expression.is(ClosureExprSyntax.self) { walk($0) } }
      node.trailingClosure.map { walk($0) }
      node.additionalTrailingClosures.forEach { walk($0) }
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.isSelf == true { found.append((node.declName.baseName.text.withoutBackticks, ExprSyntax(node))) }
    return node.base?.isSelf == true ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      found.append((node.baseName.text.withoutBackticks, ExprSyntax(node)))
    }
    return .skipChildren
  }
}
