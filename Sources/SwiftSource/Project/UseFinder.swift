import SwiftSyntax

/// Finds where a type's own property or function is used: `name`, `self.name`, `name()`.
final class UseFinder: SyntaxVisitor {
  private let name: String
  private var found: [Syntax] = []
  /// Members of that name of anything but `self`.
  private var others = 0

  static func uses(of name: String, in file: SwiftFile) -> [Syntax] {
    let finder = UseFinder(name)
    finder.walk(file.tree)
    return finder.found
  }

  /// Nil if something else of the file has a member of that name: it may be the same.
  static func everyUse(of name: String, in file: SwiftFile) -> [Syntax]? {
    let finder = UseFinder(name)
    finder.walk(file.tree)
    return finder.others == 0 ? finder.found : nil
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text.withoutBackticks == name else { return .visitChildren }
    var use = Syntax(node)
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      guard access.base?.isSelf == true else {
        others += 1
        return .visitChildren
      }
      use = Syntax(access)
    }
    if let call = use.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == use.id { use = Syntax(call) }
    found.append(use)
    return .visitChildren
  }
}
