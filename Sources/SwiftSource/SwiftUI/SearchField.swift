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
    // Left to the platform, only a window's toolbar has it among its items: elsewhere it stands below the bar.
    default: settings = settings.filter { $0.platform == .macos }
    }
    var item = Item(id: "search", kind: .searchField, location: place.file.location(of: modifier.node))
    if let prompt = modifier.call.argument("prompt") {
      item.label = texts.texts(of: prompt, as: .key, at: place).first?.value ?? .none
    }
    let side = placement == "toolbarPrincipal" ? "principal" : "automatic"
    return [PlacedItem(item: item, placement: side, conditions: Conditions(settings: settings))]
  }
}
