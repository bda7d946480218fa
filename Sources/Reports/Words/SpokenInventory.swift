import LintelFindings
import LintelModel
import LintelTables

/// What a screen reader says of an item, and where that is from.
struct SpokenName {
  enum Origin: String, CaseIterable {
    case accessibilityLabel, label, systemItem
    /// The system's description of a symbol, which is trusted to say the action.
    case symbol
    /// The system's description of any other symbol: nobody publishes what it says.
    case description
    /// The name of an image's file, or nothing.
    case image
    /// The tool tip, behind the description of a symbol.
    case toolTip
    /// Code that could not be read.
    case unread
    case nothing
  }

  let origin: Origin
  /// Nil where it is not known, or nothing is said.
  let text: String?

  /// - Parameter locale: The language whose words are asked for.
  init(_ item: Item, in locale: LocaleID) {
    func said(_ text: LocalizedText, _ origin: Origin) -> (Origin, String?) {
      text.state == .unresolved ? (.unread, text.expression) : (origin, text.shown(in: locale) ?? text.key)
    }
    if item.accessibilityLabel.isPresent {
      (origin, text) = said(item.accessibilityLabel, .accessibilityLabel)
    } else if item.label.isPresent {
      (origin, text) = said(item.label, .label)
    } else if let system = item.systemItem {
      (origin, text) = (.systemItem, SystemTexts.text(of: system, in: locale) ?? system)
    } else if let symbol = item.symbol, item.hasSystemName {
      if item.toolTip.isPresent {
        (origin, text) = said(item.toolTip, .toolTip)
      } else if let action = SpokenSymbol.action(of: symbol) {
        (origin, text) = (.symbol, action)
      } else {
        (origin, text) = (.description, nil)
      }
    } else if item.symbol != nil {
      (origin, text) = (.image, nil)
    } else {
      (origin, text) = (item.mayBeSetByCode ? .unread : .nothing, nil)
    }
  }
}

extension SpokenName.Origin {
  /// Where the name is from, for people.
  var name: Message {
    switch self {
    case .accessibilityLabel: "accessibility label"
    case .label: "label"
    case .systemItem: "item of the system"
    case .symbol: "the system's description of the symbol, which says the action"
    case .description: "the system's description of the symbol, which is not published"
    case .image: "the name of the image's file, or nothing"
    case .toolTip: "tool tip, behind the system's description of the symbol"
    case .unread: "not read"
    case .nothing: "nothing"
    }
  }
}

extension Toolbar {
  /// The items of which a screen reader says anything, in the order of the bar.
  var spokenItems: [Item] { items.filter { !$0.kind.isSpacer && $0.kind != .helperText } }

  /// Whether anything is spoken that is not a label which people see.
  var speaksMoreThanLabels: Bool { spokenItems.contains { SpokenName($0, in: sourceLocale).origin != .label || $0.symbol != nil } }
}
