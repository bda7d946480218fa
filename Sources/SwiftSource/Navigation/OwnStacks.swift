import SwiftSyntax

/// Tells whether a view's code begins a navigation of its own in the view's place: then nothing leads back there. One in a
/// sheet is the sheet's.
final class OwnStacks: SyntaxVisitor {
  static let names = ["NavigationStack", "NavigationView"]

  /// True as well where the code only names one.
  static func areShown(by type: TypeDeclaration) -> Bool {
    let stacks = OwnStacks(viewMode: .sourceAccurate)
    stacks.walk(type.node)
    return stacks.arePresented.isEmpty || stacks.arePresented.contains(false)
  }

  /// Of each that the code makes, whether it is in something that is presented.
  private var arePresented: [Bool] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = TextExpression.name(of: node)
    if Self.names.contains(where: { name.hasPrefix($0) }) { arePresented.append(ScreenFacts.isPresented(node)) }
    return .visitChildren
  }
}
