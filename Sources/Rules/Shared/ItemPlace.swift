import LintelFindings
import LintelModel

/// What an item of which no text and no symbol is known is called by: what it is and where it stands.
struct ItemPlace {
  private let kind: Item.Kind
  private let placement: Item.Placement

  init(_ item: Item) {
    kind = item.kind
    placement = item.placement
  }

  /// `the trailing button`.
  var name: Message {
    switch placement {
    case .leading: "the leading \(noun)"
    case .trailing: "the trailing \(noun)"
    case .center, .principal: "the \(noun) in the centre"
    case .bottom: "the \(noun) at the bottom"
    case .automatic: "the \(noun)"
    }
  }

  private var noun: Message {
    switch kind {
    case .button, .back, .sidebarToggle: "button"
    case .menu, .pullDown, .overflow, .moreMenu: "menu"
    case .toggle: "toggle"
    case .segmentedControl: "segmented control"
    case .searchField: "search field"
    case .helperText: "text"
    case .group: "group"
    case .customView, .fixedSpace, .flexibleSpace, .separator: "control"
    }
  }
}
