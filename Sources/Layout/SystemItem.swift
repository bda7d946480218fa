/// The system's bar button items, by the names Interface Builder and UIKit use.
enum SystemItem {
  /// The English text of a system item that shows a text; every other one shows a symbol.
  static func text(of name: String) -> String? { texts[name] }

  /// Whether the item is a symbol on the line of 26: a check mark for Done, a cross for Cancel and Close. Apple's page of
  /// SwiftUI's `Button(role: .cancel)` speaks of "a button with a ‘x’ symbol in the toolbar", its forums (791292) of UIKit's
  /// `.close` and `.done` as the same symbols; apps that moved from titles to `.cancel` and `.done` saw both.
  static func isSymbolOnGlass(_ name: String) -> Bool { name == "done" || name == "cancel" }

  /// Whether it is unknown whether the item is a text or a symbol there.
  static func mayBeSymbolOnGlass(_ name: String) -> Bool { name == "save" }

  // UIBarButtonItem.SystemItem: "The system Done button. Localized", and likewise for the others.
  private static let texts = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo", "redo": "Redo",
  ]
}
