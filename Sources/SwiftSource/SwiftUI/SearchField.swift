import LintelModel
import SwiftSyntax

/// `.searchable(text:placement:prompt:)`: a field on the bar, where its placement puts it there.
///
/// Left to the system it is "in the toolbar" of iOS, iPadOS and macOS (Apple's page of `SearchFieldPlacement.automatic`): "in
/// the trailing navigation bar" on the iPad and "below the navigation bar" on the iPhone (that of `toolbar`). An iPad's window
/// of compact width has the bars of an iPhone, so there it takes nothing of the row; nor does it in a split view's sidebar, whose
/// column is compact in any window (`SidebarColumn`). In a drawer it is "below any navigation bar title" (`navigationBarDrawer`)
/// in every window, and in a sidebar it is that column's.
struct SearchField {
  let texts: TextExpression
  let place: Place

  func items(of modifier: ModifierChain.Modifier) -> [PlacedItem] {
    let placement = SearchPlacement(modifier.call.argument("placement"))
    var settings = Conditions.Setting.all
    switch placement {
    // Below the row of the items, in every width.
    case .navigationBarDrawer: return []
    // "If a sidebar isn't available … SwiftUI uses automatic placement instead" (Apple's page of `sidebar`).
    case .sidebar where mayHaveSidebar: return []
    case .automatic, .sidebar: settings = settings.filter { $0.platform == .macos || $0.platform == .ipados }
    case .toolbar, .toolbarPrincipal: break
    }
    let isPlacedBySystem = placement == .automatic || placement == .sidebar
    if placement != .toolbarPrincipal, SidebarColumn(project: texts.project).holds(Syntax(modifier.node), of: place.file) {
      settings = settings.filter { $0.platform != .ipados }
    }
    var item = Item(id: OnlySearchField.id, kind: .searchField, location: place.file.location(of: modifier.node))
    if let prompt = modifier.call.argument("prompt") {
      item.label = texts.texts(of: prompt, as: .key, at: place).first?.value ?? .none
    }
    let side = placement == .toolbarPrincipal ? "principal" : "automatic"
    // A phone has it below its bar, or on 26 at the bottom of the screen, but never between the bar's buttons.
    let phone = settings.filter { $0.platform == .ios }
    var below = item
    below.isInDefaultSet = false
    let pad: Set<Conditions.Setting> = placement == .toolbarPrincipal ? [] : settings.filter { $0.platform == .ipados }
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

  /// Whether any view of the project may have a sidebar: which one this view is shown beside, its own code need not say.
  private var mayHaveSidebar: Bool {
    texts.project.files.contains { $0.contains("NavigationSplitView") || $0.contains("NavigationView") }
  }
}
