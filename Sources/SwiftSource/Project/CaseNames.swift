import SwiftSyntax

/// A name that the pattern of a `case` gives to what is in a value: `title` of `case let .link(_, title)`.
struct CaseName {
  /// The case that the pattern asks for, and which of its values has the name.
  let enumCase: String
  let position: Int
  /// What is matched; nil in a `for case` and its like.
  let subject: ExprSyntax?

  /// Whether the pattern of a branch around `child` gives something that name.
  static func isBound(
    _ name: String, in parent: Syntax, before child: Syntax, of statements: NamingStatements
  ) -> Bool {
    patterns(in: parent, before: child, of: statements).contains { names(in: $0.pattern).contains(name) }
  }

  /// The name as the nearest pattern around a node gives it; nil where none does, or where it names the whole value.
  static func named(
    _ name: String, in parent: Syntax, before child: Syntax, of statements: NamingStatements
  ) -> CaseName? {
    for (pattern, subject) in patterns(in: parent, before: child, of: statements) {
      guard names(in: pattern).contains(name), let call = CaseCallFinder.first(in: pattern),
        let enumCase = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text.withoutBackticks
      else { continue }
      let position = call.arguments.enumerated().first { names(in: $0.element).contains(name) }?.offset
      return position.map { CaseName(enumCase: enumCase, position: $0, subject: subject) }
    }
    return nil
  }

  private static func patterns(
    in parent: Syntax, before child: Syntax, of statements: NamingStatements
  ) -> [(pattern: PatternSyntax, subject: ExprSyntax?)] {
    switch parent.kind {
    case .switchCase:
      guard case .case(let label) = parent.cast(SwitchCaseSyntax.self).label, child.id != Syntax(label).id else { return [] }
      let subject = parent.parent?.parent?.as(SwitchExprSyntax.self)?.subject
      return label.caseItems.map { ($0.pattern, subject) }
    case .ifExpr:
      let branch = parent.cast(IfExprSyntax.self)
      return child.id == branch.body.id ? patterns(in: branch.conditions) : []
    case .codeBlockItemList:
      return statements.of(parent.cast(CodeBlockItemListSyntax.self)).prefix {
        $0.id != child.id && $0.position < child.position
      }
      .compactMap { $0.item.as(GuardStmtSyntax.self) }.flatMap { patterns(in: $0.conditions) }
    default: return []
    }
  }

  private static func patterns(
    in conditions: ConditionElementListSyntax
  ) -> [(pattern: PatternSyntax, subject: ExprSyntax?)] {
    conditions.compactMap { condition in
      guard case .matchingPattern(let match) = condition.condition else { return nil }
      return (match.pattern, match.initializer.value)
    }
  }

  private static func names(in pattern: some SyntaxProtocol) -> Set<String> {
    let finder = PatternNameFinder(viewMode: .sourceAccurate)
    finder.walk(pattern)
    return finder.found
  }
}

/// Finds the names that a pattern binds.
private final class PatternNameFinder: SyntaxVisitor {
  private(set) var found: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.identifier.text.withoutBackticks)
    return .skipChildren
  }
}

/// Finds the case with values that a pattern asks for.
private final class CaseCallFinder: SyntaxVisitor {
  private var found: FunctionCallExprSyntax?

  static func first(in pattern: PatternSyntax) -> FunctionCallExprSyntax? {
    let finder = CaseCallFinder(viewMode: .sourceAccurate)
    finder.walk(pattern)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if found == nil { found = node }
    return .skipChildren
  }
}
