import LintelModel

/// What an item shows on its bar.
enum Face: Hashable {
  case nothing
  case symbol
  case text(String)
  /// A text that the system supplies in the reader's language, by the system item's name.
  case systemText(String)
  /// An icon above or beside its text, as bars with labels show it.
  case symbolWithText(String)
  /// A custom view whose contents are not declared.
  case unknown

  var text: String? {
    switch self {
    case .text(let text), .symbolWithText(let text): text
    default: nil
    }
  }

  /// The face of an item of an iOS bar: a symbol hides the text beside it.
  init(ofBarButton item: Item, label: String?) {
    let label = label.flatMap { $0.isEmpty ? nil : $0 }
    if let system = item.systemItem, label == nil {
      self = SystemItem.text(of: system) == nil ? .symbol : .systemText(system)
    } else if let label, item.showsLabelBesideSymbol {
      self = .symbolWithText(label)
    } else if item.symbol != nil {
      self = .symbol
    } else if let label {
      self = .text(label)
    } else {
      self = item.kind == .customView || item.kind == .group ? .unknown : item.kind == .button ? .nothing : .symbol
    }
  }
}

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
