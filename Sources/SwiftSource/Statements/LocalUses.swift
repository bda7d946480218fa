import SwiftSyntax

/// What a function does with an object that it keeps under a name of its own.
enum LocalUses {
  /// The local name that holds what a call makes, where all that is done with it is seen: the function asks whether it is
  /// there, sets its properties, puts it on a bar, or returns it. Nil where it hands it on, or there is no such name.
  static func seenName(holding call: some SyntaxProtocol) -> String? {
    var node = Syntax(call)
    while let parent = node.parent {
      if let binding = parent.as(PatternBindingSyntax.self) { return seenName(of: binding) }
      guard parent.is(InitializerClauseSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) else { return nil }
      node = parent
    }
    return nil
  }

  private static func seenName(of binding: PatternBindingSyntax) -> String? {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let statement = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
      let list = statement.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    var count = 0
    for token in list.tokens(viewMode: .sourceAccurate) {
      count += 1
      if count > mostTokens || token.text == name && !isSeen(token) { return nil }
    }
    return name
  }

  /// Blocks with more words than these are not looked through: 5,000.
  private static let mostTokens = 5_000

  private static func isSeen(_ token: TokenSyntax) -> Bool {
    guard let parent = token.parent else { return false }
    if parent.is(IdentifierPatternSyntax.self) || parent.is(LabeledExprSyntax.self) { return true }
    guard let use = parent.as(DeclReferenceExprSyntax.self) else { return false }
    guard let member = use.parent?.as(MemberAccessExprSyntax.self) else { return isKept(Syntax(use)) }
    return member.base?.id == use.id && isAssigned(member)
  }

  /// `item.tag = 3`
  private static func isAssigned(_ member: MemberAccessExprSyntax) -> Bool {
    guard let parts = member.parent?.as(ExprListSyntax.self), parts.first?.id == member.id else { return false }
    return parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  /// `return [item]`, `guard let item = item`, `navigationItem.rightBarButtonItem = item`
  private static func isKept(_ use: Syntax) -> Bool {
    let element = use.parent?.as(ArrayElementSyntax.self)
    guard let node = element == nil ? use : element?.parent?.parent, let parent = node.parent else { return false }
    if parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self) { return true }
    if parent.is(InitializerClauseSyntax.self) { return parent.parent?.is(OptionalBindingConditionSyntax.self) == true }
    guard let list = parent.as(ExprListSyntax.self) else { return false }
    let parts = Array(list)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), parts[2].id == node.id else { return false }
    return parts[0].path?.last.flatMap { BarSlot($0) } != nil
  }
}
