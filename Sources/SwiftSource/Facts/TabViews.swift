import LintelModel
import SwiftSyntax

/// The views that a project shows in tabs: a tab bar is below them. Pages are no tabs.
final class TabViews {
  private var found: Set<String>?

  /// Whether a tab shows the view first.
  func show(_ view: String, in project: SwiftProject) -> Bool {
    if found == nil {
      found = project.files(making: ["TabView"]).reduce(into: []) { names, file in
        for call in CallFinder.calls(of: "TabView", in: file) where !Self.isOfPages(call) {
          for closure in [call.trailingClosure, call.argument("content")?.as(ClosureExprSyntax.self)].compactMap(\.self) {
            names.formUnion(Self.roots(of: closure.statements, in: project, near: file, depth: 0))
          }
        }
      }
    }
    return found?.contains(view) ?? false
  }

  /// Whether a node is in a tab itself, with nothing presented or pushed between them.
  static func surround(_ node: some SyntaxProtocol) -> Bool {
    var child = Syntax(node)
    while let parent = child.parent {
      if let call = parent.as(FunctionCallExprSyntax.self), child.id != call.calledExpression.id {
        let name = TextExpression.name(of: call)
        if name == "TabView" { return !isOfPages(call) }
        if call.calledExpression.is(MemberAccessExprSyntax.self) || name == "NavigationLink" { return false }
      }
      if parent.is(MemberBlockSyntax.self) { return false }
      child = parent
    }
    return false
  }

  private static func isOfPages(_ call: FunctionCallExprSyntax) -> Bool {
    ModifierChain.whole(around: call).modifier("tabViewStyle")?.value?.writtenText.contains("age") ?? false
  }

  /// The first views of what a builder collects.
  private static func roots(
    of statements: CodeBlockItemListSyntax, in project: SwiftProject, near file: SwiftFile, depth: Int
  ) -> Set<String> {
    guard depth < 6 else { return [] }
    return ViewBuilder.elements(of: statements).reduce(into: []) { names, element in
      let base = ModifierChain(element.value).base
      // A property of the view around that shows the tab.
      if let property = base?.path?.filter({ $0 != "self" }), property.count == 1, let base {
        let own = project.members(named: property[0], of: SwiftName.type(around: base), near: file)
        if let body = own.first(where: { $0.parameters.isEmpty && $0.body != nil })?.body {
          names.formUnion(roots(of: body, in: project, near: file, depth: depth + 1))
        }
        return
      }
      guard let call = base?.as(FunctionCallExprSyntax.self) else { return }
      let name = TextExpression.name(of: call)
      if around.contains(name) {
        let closure = call.closure("content") ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
        if let closure { names.formUnion(roots(of: closure.statements, in: project, near: file, depth: depth + 1)) }
      } else if SwiftProject.isTypeName(name) {
        names.insert(name)
      }
    }
  }

  private static let around: Set = ["NavigationStack", "NavigationView", "Tab", "TabSection", "Group", "LazyView"]
}

extension ModifierChain {
  /// The chain that contains a call, with the modifiers that follow it.
  static func whole(around call: FunctionCallExprSyntax) -> ModifierChain {
    var node = Syntax(call)
    while let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id,
      let next = access.parent?.as(FunctionCallExprSyntax.self), next.calledExpression.id == access.id
    {
      node = Syntax(next)
    }
    return ModifierChain(node.as(ExprSyntax.self) ?? ExprSyntax(call))
  }
}
