import LintelModel
import SwiftSyntax

/// `.searchable(text:placement:prompt:)`: a field on the bar, where its placement puts it there.
struct SearchField {
  let texts: TextExpression
  let place: Place

  func items(of modifier: ModifierChain.Modifier) -> [PlacedItem] {
    let placement = modifier.call.argument("placement").map {
      String($0.writtenText.split(separator: ".").last?.prefix { $0 != "(" } ?? "")
    }
    var settings = Conditions.Setting.all
    switch placement {
    case "sidebar", "navigationBarDrawer": return []
    case "toolbar", "toolbarPrincipal": break
    // Left to the platform, only a window's toolbar has it among its items: elsewhere it is below the bar.
    default: settings = settings.filter { $0.platform == .macos }
    }
    var item = Item(id: OnlySearchField.id, kind: .searchField, location: place.file.location(of: modifier.node))
    if let prompt = modifier.call.argument("prompt") {
      item.label = texts.texts(of: prompt, as: .key, at: place).first?.value ?? .none
    }
    let side = placement == "toolbarPrincipal" ? "principal" : "automatic"
    // A phone has it below its bar, or on 26 at the bottom of the screen, but never between the bar's buttons.
    let phone = settings.filter { $0.platform == .ios }
    var below = item
    below.isInDefaultSet = false
    return [(below, phone), (item, settings.subtracting(phone))].filter { !$0.1.isEmpty }.map {
      PlacedItem(item: $0, placement: side, conditions: Conditions(settings: $1), isSearchable: true)
    }
  }
}
