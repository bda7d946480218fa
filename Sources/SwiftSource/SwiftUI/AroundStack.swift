import SwiftSyntax

/// Modifiers of bars that are on a stack of screens itself: `NavigationStack { Inbox() }.toolbar { … }`.
///
/// Source: Apple's documentation of SwiftUI, "NavigationStack" and "Configure your apps navigation titles": a stack shows the
/// title and the toolbar of the view that is on top of it, so these are set on a view inside.
enum AroundStack {
  /// What the code calls the stack; nil where one of the chains is on another view, or where only a search field is set: a
  /// stack hands that on to its screens.
  static func name(of screen: SwiftUIScreen, in file: SwiftFile) -> String? {
    guard let maker = screen.maker, maker.name != "searchable", maker.name != "ornament", !screen.roots.isEmpty else {
      return nil
    }
    let names = screen.roots.map { root -> String? in
      guard let stack = ModifierChain.view(under: root.value)?.as(FunctionCallExprSyntax.self),
        case let name = TextExpression.name(of: stack), OwnStacks.names.contains(name), file.isOtherScreen(name)
      else { return nil }
      return name
    }
    return names.contains(nil) ? nil : names.first ?? nil
  }
}
