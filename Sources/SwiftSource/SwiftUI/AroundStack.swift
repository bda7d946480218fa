import SwiftSyntax

/// Modifiers of bars that are on a stack of screens itself: `NavigationStack { Inbox() }.toolbar { … }`.
///
/// Source: Apple's documentation of SwiftUI, "Configure your apps navigation titles": titles are set on a view inside of the
/// stack. Toolbars are, too, in all of Apple's examples; what one around it does is documented nowhere.
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
