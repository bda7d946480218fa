import LintelModel
import SwiftSyntax

/// `.searchable(text:placement:prompt:)`: a field on the bar, where its placement puts it there.
///
/// Left to the system it is "in the toolbar" of iOS, iPadOS and macOS (Apple's page of `SearchFieldPlacement.automatic`): "in
/// the trailing navigation bar" on the iPad and "below the navigation bar" on the iPhone (that of `toolbar`). An iPad's window
/// of compact width has the bars of an iPhone, so there it takes nothing of the row; nor does it in a split view's sidebar, whose
/// column is compact in any window (`SidebarColumn`).
struct SearchField {
  let texts: TextExpression
  let place: Place

  func items(of modifier: ModifierChain.Modifier) -> [PlacedItem] {
    let placement = modifier.call.argument("placement").map {
      String($0.writtenText.split(separator: ".").last?.prefix { $0 != "(" } ?? "")
    }
    var settings = Conditions.Setting.all
    var isPlacedBySystem = false
    switch placement {
    case "sidebar", "navigationBarDrawer": return []
    case "toolbar", "toolbarPrincipal": break
    default:
      let isInSidebar = SidebarColumn(project: texts.project).holds(Syntax(modifier.node), of: place.file)
      settings = settings.filter { $0.platform == .macos || $0.platform == .ipados && !isInSidebar }
      isPlacedBySystem = true
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
    let pad: Set<Conditions.Setting> = isPlacedBySystem ? settings.filter { $0.platform == .ipados } : []
    let elsewhere = settings.subtracting(phone).subtracting(pad)
    let all: [(Item, Conditions)] = [
      (below, Conditions(settings: phone)), (item, Conditions(settings: elsewhere)),
      (item, Conditions.inWidth(.regular).on(pad)),
    ]
    return all.filter { !$0.1.settings.isEmpty }.map {
      PlacedItem(
        item: $0, placement: side, conditions: $1, isSearchable: true, isPlacedBySystem: isPlacedBySystem)
    }
  }
}
