import LintelFindings
import LintelModel

/// What an item of which no text and no symbol is known is called by: what it is and where it stands.
package struct ItemPlace {
  private let kind: Item.Kind
  private let placement: Item.Placement
  /// Which one it is of those that have no other name there, from 1; nil for the only one.
  private let number: Int?

  package init(kind: Item.Kind, placement: Item.Placement, number: Int? = nil) {
    self.kind = kind
    self.placement = placement
    self.number = number
  }

  /// `button 2, trailing`. Its parts are the same in all rules, so they are translated once.
  package var name: Message {
    let item: Message = number.map { "\(noun) \($0)" } ?? noun
    switch placement {
    case .leading: return ("\(item), leading" as Message).scoped("item.leading")
    case .trailing: return ("\(item), trailing" as Message).scoped("item.trailing")
    case .center, .principal: return ("\(item), in the centre" as Message).scoped("item.center")
    case .bottom: return ("\(item), at the bottom" as Message).scoped("item.bottom")
    case .automatic: return item
    }
  }

  private var noun: Message {
    switch kind {
    case .button, .back, .sidebarToggle: ("button" as Message).scoped("item.button")
    case .menu, .pullDown, .overflow, .moreMenu: ("menu" as Message).scoped("item.menu")
    case .toggle: ("toggle" as Message).scoped("item.toggle")
    case .segmentedControl: ("segmented control" as Message).scoped("item.segmented-control")
    case .searchField: ("search field" as Message).scoped("item.search-field")
    case .helperText: ("text" as Message).scoped("item.text")
    case .group: ("group" as Message).scoped("item.group")
    case .customView, .fixedSpace, .flexibleSpace, .separator: ("control" as Message).scoped("item.control")
    }
  }
}
