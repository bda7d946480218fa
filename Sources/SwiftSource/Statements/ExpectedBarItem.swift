import SwiftSyntax

/// Bar button items whose type code leaves to the compiler.
extension BarItemType {
  /// The item that `.init(…)` makes there: by labels that only items have, or, where a bar's items stand, by such as other
  /// types have, too (`.init(image: plus, menu: menu)`).
  static func expected(by labels: [String?], of call: FunctionCallExprSyntax) -> String? {
    if let sure = expected(by: labels) { return sure }
    let areOfItem = !labels.isEmpty && labels.allSatisfy { $0.map(OwnInitializer.ofPlatform.contains) ?? false }
    return areOfItem && call.standsForBarItem ? "UIBarButtonItem" : nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether its place is declared to hold bar button items, alone or in a list.
  var standsForBarItem: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let sequence = parent.as(SequenceExprSyntax.self), let assignment = Assignment(Operand(ExprSyntax(sequence))) {
        return assignment.target.path?.last.map(Self.holdsBarItems) ?? false
      }
      if let binding = parent.as(PatternBindingSyntax.self) { return Self.isOfBarItems(binding.typeAnnotation?.type) }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return Self.isOfBarItems(function.signature.returnClause?.type)
      }
      if let argument = parent.as(LabeledExprSyntax.self) { return argument.isHandedToBar }
      guard Self.isOnTheWay(parent) else { return false }
      node = parent
    }
    return false
  }

  private static func isOnTheWay(_ node: Syntax) -> Bool {
    if node.is(ArrayElementSyntax.self) || node.is(ArrayElementListSyntax.self) || node.is(ArrayExprSyntax.self) { return true }
    if node.is(SequenceExprSyntax.self) || node.is(ExprListSyntax.self) || node.is(UnresolvedTernaryExprSyntax.self) {
      return true
    }
    return node.is(InitializerClauseSyntax.self) || node.is(ReturnStmtSyntax.self) || node.is(CodeBlockItemSyntax.self)
      || node.is(CodeBlockItemListSyntax.self) || node.is(CodeBlockSyntax.self) || node.is(AccessorBlockSyntax.self)
  }

  private static func isOfBarItems(_ type: TypeSyntax?) -> Bool {
    type?.trimmedDescription.contains("UIBarButtonItem") ?? false
  }

  /// Whether a property of that name is a navigation item's or controller's place for items.
  fileprivate static func holdsBarItems(_ name: String) -> Bool {
    name.hasSuffix("BarButtonItem") || name.hasSuffix("BarButtonItems") || name == "toolbarItems"
  }
}

extension LabeledExprSyntax {
  /// `setRightBarButton(…)`, `setToolbarItems([…])`, `rightBarButtonItems?.append(…)`
  fileprivate var isHandedToBar: Bool {
    guard let call = parent?.parent?.as(FunctionCallExprSyntax.self), let path = call.calledExpression.path,
      let name = path.last
    else { return false }
    if name == "setToolbarItems" || name.hasPrefix("setLeftBarButton") || name.hasPrefix("setRightBarButton") { return true }
    return name == "append" && path.dropLast().last.map(FunctionCallExprSyntax.holdsBarItems) == true
  }
}
