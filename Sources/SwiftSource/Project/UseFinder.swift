import SwiftSyntax

/// Finds where a type's own property or function is used: `name`, `self.name`, `name()`.
final class UseFinder: SyntaxVisitor {
  private var found: [String: [Syntax]] = [:]
  /// Names of members of anything but `self`.
  private var others: Set<String> = []

  /// All uses of a file, found in one walk.
  struct Uses {
    fileprivate let found: [String: [Syntax]]
    fileprivate let others: Set<String>

    init(in tree: SourceFileSyntax) {
      let finder = UseFinder(viewMode: .sourceAccurate)
      finder.walk(tree)
      (found, others) = (finder.found, finder.others)
    }
  }

  static func uses(of name: String, in file: SwiftFile) -> [Syntax] { file.uses.found[name] ?? [] }

  /// Nil if something else of the file has a member of that name: it may be the same.
  static func everyUse(of name: String, in file: SwiftFile) -> [Syntax]? {
    file.uses.others.contains(name) ? nil : uses(of: name, in: file)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text.withoutBackticks
    var use = Syntax(node)
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      guard access.base?.isSelf == true else {
        others.insert(name)
        return .visitChildren
      }
      use = Syntax(access)
    }
    if let call = use.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == use.id { use = Syntax(call) }
    found[name, default: []].append(use)
    return .visitChildren
  }
}
