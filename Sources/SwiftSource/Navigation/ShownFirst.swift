import SwiftSyntax

/// Tells whether code shows a screen with none before it: as the first of a stack, among those of a tab bar, or presented.
enum ShownFirst {
  /// - Parameter value: An expression that gives the screen.
  static func holds(_ value: Syntax) -> Bool {
    var child = value
    while let parent = child.parent {
      if let argument = parent.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) {
        return isFirst(argument, of: call)
      }
      if parent.is(ArrayElementSyntax.self) { return true }
      if let binding = parent.as(PatternBindingSyntax.self) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return false }
        return holds(name, declaredBy: binding)
      }
      switch parent.kind {
      case .initializerClause, .tryExpr, .forceUnwrapExpr, .tupleExpr, .labeledExprList: child = parent
      default: return false
      }
    }
    return false
  }

  fileprivate static func isFirst(_ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax) -> Bool {
    argument.label?.text == "rootViewController"
      || call.calledExpression.path?.last == "present" && call.arguments.first?.id == argument.id
  }

  /// Whether the constant of a block is shown so there.
  private static func holds(_ name: String, declaredBy binding: PatternBindingSyntax) -> Bool {
    var parent = Syntax(binding).parent
    while let current = parent, !current.is(CodeBlockItemListSyntax.self) { parent = current.parent }
    guard let block = parent else { return false }
    let uses = FirstUses(name)
    uses.walk(block)
    return uses.isShownFirst
  }
}

/// What a block of code does with a screen that it holds by a name.
private final class FirstUses: SyntaxVisitor {
  private(set) var isShownFirst = false
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments.contains(where: { $0.expression.path == [name] && ShownFirst.isFirst($0, of: node) }) {
      isShownFirst = true
    }
    return .visitChildren
  }

  /// `viewControllers = [screen]`
  override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
    if node.expression.path == [name] { isShownFirst = true }
    return .visitChildren
  }
}
