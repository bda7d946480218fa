import LintelModel
import SwiftSyntax

/// Tells whether the views that a router's function or property gives are pushed wherever code asks for them:
/// `.navigationDestination(for: Route.self) { $0.view }`.
struct RouteUses {
  let project: SwiftProject

  /// A name that more files say is no name of one router's: 12.
  private static let mostFiles = 12

  /// False where the name may be another declaration's, where nobody asks, or where that cannot be followed.
  ///
  /// - Parameter declaration: A function, or the binding of a computed property.
  func areOnlyPushes(of declaration: Syntax, in file: SwiftFile) -> Bool {
    if let known = project.onlyPushed[declaration.id] { return known }
    // A router that asks itself says nothing.
    project.onlyPushed[declaration.id] = false
    let found = find(declaration, file)
    project.onlyPushed[declaration.id] = found
    return found
  }

  private func find(_ declaration: Syntax, _ file: SwiftFile) -> Bool {
    guard let (name, type) = Self.signature(of: declaration), TypeName.last(of: type).hasSuffix("View"), name != "body",
      project.membersOfAnyType(named: name, near: file, atMost: 2).count == 1, project.globals(named: name, near: file).isEmpty
    else { return false }
    let sources = project.sources(mentioning: name)
    guard sources.count <= Self.mostFiles else { return false }
    var isAsked = false
    for source in sources where !source.isTest {
      guard let user = project.anyFile(at: source.path) else { return false }
      for use in NameUses.find(name, in: user.tree) {
        guard PushSites.isPushed(use, in: user, of: project) else { return false }
        isAsked = true
      }
    }
    return isAsked
  }

  private static func signature(of declaration: Syntax) -> (name: String, type: TypeSyntax)? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause.map { (function.name.text.withoutBackticks, $0.type) }
    }
    guard let binding = declaration.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    return (name.withoutBackticks, type)
  }
}

/// Where code says a name, of whatever: the name with what it is asked of, and the call.
final class NameUses: AppCodeVisitor {
  static func find(_ name: String, in tree: SourceFileSyntax) -> [Syntax] {
    let uses = NameUses(name)
    uses.walk(tree)
    return uses.found
  }

  private let name: String
  private var found: [Syntax] = []

  private init(_ name: String) {
    self.name = name
    super.init()
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text.withoutBackticks == name else { return .visitChildren }
    var use = Syntax(node)
    if let access = use.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id { use = Syntax(access) }
    if let call = use.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == use.id { use = Syntax(call) }
    found.append(use)
    return .visitChildren
  }
}
