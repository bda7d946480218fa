import LintelModel
import SwiftSyntax

/// The modifiers of one view that make or change its bars, in one chain and the chains inside it.
struct SwiftUIScreen {
  /// A modifier and the file's place; the first is the one the bar is named after.
  var modifiers: [ModifierChain.Modifier] = []
  /// Of the code around the first modifier.
  var conditions: Conditions = .always
  /// The modifiers in between that say nothing of bars by their names: the project's own may.
  var others: [ModifierChain.Modifier] = []
  /// The outermost expressions of its chains, those of one screen in different arms of a branch, and when each applies.
  var roots: [Conditional<ExprSyntax>] = []
  /// The property or function that shows it in place; nil for what is presented, or handed to something.
  var member: DeclSyntax?
  /// Of one that arms of a branch make together, the arms that a property or function shows in place.
  var armsInPlace: [Conditions] = []

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

  /// Whether it is a modifier of the project's own that is handed items, and may put more on the bar.
  static func isHandedItems(_ modifier: ModifierChain.Modifier) -> Bool {
    let known = ["toolbar", "fioriToolbar", "navigationBarItems", "ornament"]
    return !known.contains(modifier.name) && !titles.contains(modifier.name) && !others.contains(modifier.name)
      && makesItems(modifier)
  }

  /// Whether a modifier puts items on the bar.
  static func hasItems(_ modifier: ModifierChain.Modifier) -> Bool {
    ["toolbar", "fioriToolbar", "navigationBarItems"].contains(modifier.name) || makesItems(modifier)
  }

  /// Whether it says of no bar but the one above the keyboard: what a field in a row puts there makes no screen of the row.
  var isOfKeyboardAlone: Bool {
    // A modifier of the project's is on the bars of the views that it is on.
    let isOfModifier = member?.as(FunctionDeclSyntax.self).flatMap { ModifierUses.Maker(of: $0) } != nil
    return !isOfModifier && hasKeyboardBarAlone
  }

  /// The same of a modifier of the project's, too.
  var hasKeyboardBarAlone: Bool {
    !modifiers.isEmpty
      && modifiers.allSatisfy { modifier in
        guard modifier.name == "toolbar", let closure = modifier.call.closure("content") else { return false }
        let elements = ViewBuilder.elements(of: closure.statements)
        return !elements.isEmpty
          && elements.allSatisfy { element in
            guard let item = ModifierChain(element.value).base?.as(FunctionCallExprSyntax.self) else { return false }
            return item.argument("placement")?.writtenText.split(separator: ".").last == "keyboard"
          }
      }
  }

  func first(_ name: String) -> ModifierChain.Modifier? { modifiers.first { $0.name == name } }

  /// The modifier that the bars are named after; nil where none makes a bar.
  var maker: ModifierChain.Modifier? {
    modifiers.first(where: Self.hasItems)
      ?? modifiers.first { Self.titles.contains($0.name) || $0.name == "searchable" }
      ?? modifiers.first { $0.name == "ornament" } ?? modifiers.first(where: \.isOfProject)
  }

  /// The modifiers that make its bars: under `#if`, each may make that of another platform.
  var makers: [ModifierChain.Modifier] {
    modifiers.filter {
      Self.hasItems($0) || Self.titles.contains($0.name) || $0.name == "searchable" || $0.name == "ornament" || $0.isOfProject
    }
  }

  /// The same with another chain's modifiers, which apply under these conditions.
  mutating func take(_ other: SwiftUIScreen, when conditions: Conditions) {
    modifiers += other.modifiers.map { $0.when(conditions) }
    others += other.others.map { $0.when(conditions) }
  }

  /// The same where it is in one arm of several.
  func when(_ conditions: Conditions) -> SwiftUIScreen {
    var screen = self
    screen.modifiers = modifiers.map { $0.when(conditions) }
    screen.others = others.map { $0.when(conditions) }
    screen.roots = roots.map { Conditional($0.value, conditions.and($0.conditions)) }
    return screen
  }
}
