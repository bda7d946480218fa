import LintelModel
import SwiftSyntax

extension JoinedScreens {
  /// A screen's modifiers on another one's bar, and when they are.
  struct Layer {
    let screen: SwiftUIScreen
    let place: Place
    var conditions: Conditions
  }

  /// What others add to a screen's bar.
  struct Additions {
    var layers: [Layer] = []
    /// When the screen's own modifiers are there.
    var conditions = Conditions.always
    /// Where the one presenter hands the view its values.
    var handed: Place?
    /// The type whose screen it is, where its `body` shows the property or function that contains the bar.
    var owner: String?
    /// Where the view is made, if in several places.
    var places: [ViewPlace] = []
    /// Whether the bar is also that of those who show the view.
    var isPresented = false
    /// Where another screen of the same property or function has the bar: one under another `#if` or `#available`.
    var elsewhere: Set<Conditions.Setting> = []
  }
}

extension JoinedScreens {
  /// What the code calls the property or function.
  static func name(of member: DeclSyntax) -> String? {
    member.as(FunctionDeclSyntax.self)?.name.text.withoutBackticks
      ?? member.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        .withoutBackticks
  }

  /// Whether the screen is what a modifier of the project's makes of any view.
  func isOfModifier(_ screen: SwiftUIScreen) -> Bool { modifiers.isOfModifier(screen) }

  /// Why it is not known on which screens such a bar is; nil for the bar of a screen.
  func unknownOwner(of screen: SwiftUIScreen) -> UnknownOwner? { modifiers.unknownOwner(of: screen) }
}
