import SwiftSyntax

/// Functions whose names say nothing of an item, and that make one: `Chrome.icon("tray", action: #selector(open))`.
extension FunctionCallExprSyntax {
  /// Whether the call hands on what buttons are made of: an image or what a tap does. Functions of any other call would lead to
  /// half of a project's files.
  var saysWhatButtonIs: Bool {
    arguments.contains { argument in
      argument.label.map { Self.parts.contains($0.text) } == true
        || argument.expression.as(MacroExpansionExprSyntax.self)?.macroName.text == "selector"
    }
  }

  private static let parts: Set = [
    "action", "target", "selector", "image", "imageName", "icon", "iconName", "systemName", "symbol",
  ]

  /// The declarations that give a button or a bar item, looked up only where the call is about one, or stands where a bar's
  /// items stand: `navigationItem.rightBarButtonItem = Chrome.text("Edit") { … }`.
  ///
  /// - Parameter type: The type that is asked; of bar items and buttons, and of one that is called after them
  ///   (`BarButtons`), whatever is handed on.
  func makers(by type: String? = nil, among declarations: () -> [MemberDeclaration]) -> [MemberDeclaration] {
    let isOfButton = type.map { BarItemType.isItem($0) || BarItemType.mayBeItem(named: $0) } ?? false
    return isOfButton || saysWhatButtonIs || standsForBarItem ? declarations().filter(\.makesButton) : []
  }
}

extension MemberDeclaration {
  /// Whether its result is a button or an item of a bar, by its type's name.
  var makesButton: Bool {
    guard case .function = node, let type else { return false }
    let name = TypeName.last(of: type)
    return BarItemType.isItem(name) || name.hasSuffix("Button")
  }
}
