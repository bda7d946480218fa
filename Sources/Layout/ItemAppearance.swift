import LintelModel

/// What an item shows on its bar.
enum ItemAppearance: Hashable {
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

  /// That of an item of an iOS bar: a symbol hides the text beside it.
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
