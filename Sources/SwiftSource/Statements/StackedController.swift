import SwiftSyntax

/// A controller that a block of code makes, holds by a name and puts onto a navigation stack: the title that the block gives it
/// is on the stack's bar.
struct StackedController {
  /// The type that makes it: `UIHostingController` of `UIHostingController(rootView: list)`.
  let type: String

  /// What is on the bar of these is the title of the controller that they show, or nothing.
  private static let containers = [
    "NavigationController", "TabBarController", "SplitViewController", "AlertController", "SearchController",
  ]

  /// Nil if the name's controller is made elsewhere, or if nothing in the block says that a bar is above it.
  ///
  /// - Parameter name: The name, where the code uses it.
  init?(_ name: ExprSyntax) {
    guard let word = name.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let (call, block) = Self.maker(of: word, around: Syntax(name)), let type = Self.typeName(of: call),
      type.hasSuffix("Controller") || type.hasSuffix("VC"), !Self.containers.contains(where: { type.hasSuffix($0) }),
      StackUses.put(word, in: block)
    else { return nil }
    self.type = type
  }

  /// The call that makes what a constant or variable holds, and the block that declares it.
  static func maker(
    of name: String, around node: Syntax
  ) -> (FunctionCallExprSyntax, CodeBlockItemListSyntax)? {
    var parent = node.parent
    while let current = parent, !current.is(MemberBlockSyntax.self) {
      if let block = current.as(CodeBlockItemListSyntax.self) {
        let bindings = block.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
        if let binding = bindings.first(where: { $0.pattern.writtenText == name }) {
          return binding.initializer?.value.unwrapped.as(FunctionCallExprSyntax.self).map { ($0, block) }
        }
      }
      parent = current.parent
    }
    return nil
  }

  /// `Screen` of `Screen()`, `Screen<Row>()`, `Screen.init()` and `Screen.make()`.
  static func typeName(of call: FunctionCallExprSyntax) -> String? {
    let callee = call.calledExpression.unwrapped
    let plain = callee.as(GenericSpecializationExprSyntax.self)?.expression ?? callee
    return plain.path?.last { SwiftProject.isTypeName($0) }
  }
}

/// Whether a block of code pushes what it holds by a name, or makes it a navigation controller's first.
private final class StackUses: SyntaxVisitor {
  private var isPut = false
  private let name: String

  static func put(_ name: String, in block: CodeBlockItemListSyntax) -> Bool {
    let uses = StackUses(name)
    uses.walk(block)
    return uses.isPut
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.arguments.first, first.expression.path == [name], Self.puts(node, first) { isPut = true }
    return isPut ? .skipChildren : .visitChildren
  }

  /// `UINavigationController(rootViewController: a)`, `pushViewController(a, animated: true)`, `show(a, sender: self)`. What else
  /// is called `show` may do anything with it.
  private static func puts(_ call: FunctionCallExprSyntax, _ first: LabeledExprSyntax) -> Bool {
    let callee = call.calledExpression.unwrapped
    let member = callee.as(MemberAccessExprSyntax.self)
    guard let called = member?.declName.baseName.text ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    if called.hasSuffix("NavigationController") { return first.label?.text == "rootViewController" }
    guard first.label == nil, called == "pushViewController" || called == "show" else { return false }
    // A navigation controller's own, and what a project adds to it.
    if member?.base?.path?.last?.hasSuffix("avigationController") == true { return true }
    let second = call.arguments.dropFirst().first?.label?.text
    return second == (called == "show" ? "sender" : "animated")
  }
}
