import SwiftSyntax

/// The project's own modifiers that put something on a bar, by their names. A view that has one of them, and no modifier of
/// SwiftUI's that makes a bar, is a screen as well: `List { }.modifier(Closable())`.
struct BarModifiers {
  static let empty = BarModifiers()

  private var types: Set<String> = []
  private var methods: Set<String> = []

  private init() {}

  init(of project: SwiftProject) {
    for file in project.files where file.contains("ViewModifier") || file.contains("extension View") {
      for screen in ScreenFinder.screens(in: file, applying: .empty) {
        // What stands above a keyboard makes no screen of the field that has it.
        guard screen.maker != nil, !screen.conditions.settings.isEmpty, !screen.hasKeyboardBarAlone,
          let function = screen.member?.as(FunctionDeclSyntax.self), let maker = ModifierUses.Maker(of: function)
        else { continue }
        switch maker {
        case .viewModifier(let type): types.insert(type)
        case .extensionOfView: methods.insert(function.name.text.withoutBackticks)
        }
      }
    }
    // `func closable() -> some View { modifier(Closable()) }`
    for type in types { methods.formUnion(ModifierCalls.uses(of: type, in: project).compactMap(\.method)) }
  }

  /// Whether a file may apply one.
  func mayBeApplied(in file: SwiftFile) -> Bool {
    !types.isEmpty && file.contains("modifier(") || methods.contains { file.contains(".\($0)") }
  }

  /// The modifiers of a chain, those of the project's marked that put something on the bar of the view under it. Names alone
  /// tell of methods, so that view has to be seen: `List { }`, and not a value that may be anything.
  func marked(in chain: ModifierChain) -> [ModifierChain.Modifier] {
    guard let view = chain.base?.as(FunctionCallExprSyntax.self), SwiftProject.isTypeName(TextExpression.name(of: view)) else {
      return chain.modifiers
    }
    return chain.modifiers.map { modifier in
      var modifier = modifier
      modifier.isOfProject = applies(modifier)
      return modifier
    }
  }

  private func applies(_ modifier: ModifierChain.Modifier) -> Bool {
    guard modifier.name == "modifier" else { return methods.contains(modifier.name) }
    return modifier.value?.as(FunctionCallExprSyntax.self).map { types.contains(TextExpression.name(of: $0)) } ?? false
  }
}
