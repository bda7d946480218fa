import LintelModel
import SwiftSyntax

/// The modifiers of one view that make or change its bars, as they stand in one chain and the chains inside it.
struct SwiftUIScreen {
  /// A modifier and the file's place; the first is the one the bar is named after.
  var modifiers: [ModifierChain.Modifier] = []
  /// Of the code around the first modifier.
  var conditions: Conditions = .always

  static let titles: Set = ["navigationTitle", "navigationBarTitle"]
  static let others: Set = [
    "navigationSubtitle", "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode", "searchable", "toolbarTitleMenu",
    "toolbarOverflowMenu", "toolbarRole", "toolbarBackground",
    "toolbarVerticalBehavior",
  ]

  /// Whether a modifier makes or changes a bar. `.toolbar(.hidden, for:)` and `.toolbar(removing:)` make none.
  static func isOfBar(_ modifier: ModifierChain.Modifier) -> Bool {
    switch modifier.name {
    case "toolbar":
      modifier.call.trailingClosure != nil || modifier.call.argument("content") != nil
        || modifier.call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
        || modifier.call.arguments.count == 1 && modifier.value.map { $0.is(DeclReferenceExprSyntax.self) } ?? false
    case "fioriToolbar", "navigationBarItems": true
    case "ornament": modifier.call.argument("attachmentAnchor") != nil
    default: titles.contains(modifier.name) || others.contains(modifier.name) || makesItems(modifier)
    }
  }

  /// A modifier of the project's own that is handed toolbar items.
  private static func makesItems(_ modifier: ModifierChain.Modifier) -> Bool {
    let closures =
      [modifier.call.trailingClosure].compactMap { $0 } + modifier.call.additionalTrailingClosures.map(\.closure)
    return closures.contains { closure in
      closure.signature == nil
        && ViewBuilder.elements(of: closure.statements).contains { element in
          guard let call = ModifierChain(element.value).base?.as(FunctionCallExprSyntax.self) else { return false }
          return ["ToolbarItem", "ToolbarItemGroup"].contains(TextExpression.name(of: call))
        }
    }
  }

  /// Whether a modifier puts items on the bar.
  static func hasItems(_ modifier: ModifierChain.Modifier) -> Bool {
    ["toolbar", "fioriToolbar", "navigationBarItems"].contains(modifier.name) || makesItems(modifier)
  }

  func first(_ name: String) -> ModifierChain.Modifier? { modifiers.first { $0.name == name } }
}

/// Finds the screens of a file: chains of modifiers, those inside another one's content joined to it unless something is
/// presented or navigated to between them.
final class ScreenFinder: AppCodeVisitor {
  private var seen: Set<SyntaxIdentifier> = []
  private var found: [(screen: SwiftUIScreen, node: Syntax)] = []

  /// A file that says none of these has no modifier that makes or changes a bar.
  private static let words = [
    "oolbar", "navigationTitle", "navigationSubtitle", "navigationBarTitle", "navigationBarItems", "searchable", "ornament",
  ]

  static func screens(in file: SwiftFile) -> [SwiftUIScreen] {
    guard words.contains(where: file.contains) else { return [] }
    let finder = ScreenFinder()
    finder.walk(file.tree)
    return finder.joined()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { consider(ExprSyntax(node)) }
  override func visit(_ node: PostfixIfConfigExprSyntax) -> SyntaxVisitorContinueKind { consider(ExprSyntax(node)) }

  private func consider(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    guard seen.insert(expression.id).inserted else { return .visitChildren }
    let chain = ModifierChain(expression)
    seen.formUnion(chain.nodes)
    let own = chain.modifiers.filter { SwiftUIScreen.isOfBar($0) }
    if !own.isEmpty {
      found.append((SwiftUIScreen(modifiers: own, conditions: EnclosingConditions.of(expression)), Syntax(expression)))
    }
    return .visitChildren
  }

  /// Outer chains come first, so a chain's container is known when it is reached.
  private func joined() -> [SwiftUIScreen] {
    var screens: [SwiftUIScreen] = []
    var indices: [SyntaxIdentifier: Int] = [:]
    let nodes = Set(found.map(\.node.id))
    for (screen, node) in found {
      if let outer = container(of: node, among: nodes), let index = indices[outer] {
        // A title or search field inside belongs to the screen that has none of its own.
        screens[index].modifiers += screen.modifiers
        indices[node.id] = index
      } else {
        indices[node.id] = screens.count
        screens.append(screen)
      }
    }
    return screens
  }

  /// The chain whose content holds this one, with nothing between that is another screen or another branch.
  private func container(of node: Syntax, among nodes: Set<SyntaxIdentifier>) -> SyntaxIdentifier? {
    var child = node
    while let parent = child.parent {
      if nodes.contains(parent.id), parent.id != node.id { return isContent(child, of: parent) ? parent.id : nil }
      if parent.is(FunctionDeclSyntax.self) || parent.is(AccessorBlockSyntax.self) || parent.is(VariableDeclSyntax.self)
        || parent.is(IfExprSyntax.self) || parent.is(SwitchExprSyntax.self) || parent.is(IfConfigClauseSyntax.self)
      {
        return nil
      }
      if let call = parent.as(FunctionCallExprSyntax.self), Self.isAnotherScreen(call, around: child) { return nil }
      child = parent
    }
    return nil
  }

  private func isContent(_ child: Syntax, of parent: Syntax) -> Bool {
    guard let call = parent.as(FunctionCallExprSyntax.self) else { return true }
    return !Self.isAnotherScreen(call, around: child)
  }

  /// Whether what stands in the closures of a call is presented apart from what the call stands on.
  private static func isAnotherScreen(_ call: FunctionCallExprSyntax, around child: Syntax) -> Bool {
    // The base of a modifier is its content; its closures and arguments are something else, `.toolbar { }` itself included.
    if call.calledExpression.is(MemberAccessExprSyntax.self) { return child.id != Syntax(call.calledExpression).id }
    return otherScreens.contains(TextExpression.name(of: call))
  }

  /// Views whose closures hold another screen, or none.
  static let otherScreens: Set = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink", "TabView", "Tab", "Button", "Menu",
    "WindowGroup", "Window", "Settings", "HSplitView",
  ]
}
