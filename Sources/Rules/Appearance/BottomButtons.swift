import LintelFindings
import LintelModel

/// The buttons of a bar at the bottom of a screen, and what they show.
struct BottomButtons {
  let all: [Item]
  let texts: [Item]
  let symbols: [Item]
  /// Whether an overflow or More menu is beside them.
  let hasOverflow: Bool

  /// Nil for any other bar, and for one of which only a part is known. SAP's own toolbar is a matter of SAP's guideline.
  init?(_ toolbar: Toolbar, in profile: Profile) {
    guard !toolbar.isFragment, toolbar.kind == .toolbar || profile == .fioriIOS && toolbar.kind == .fioriToolbar else {
      return nil
    }
    all = toolbar.controlsOnBar.filter { [.button, .menu, .pullDown, .toggle].contains($0.kind) }
    texts = all.filter(\.isTextButton)
    symbols = all.filter(\.isSymbolButton)
    hasOverflow = toolbar.itemsOnBar.contains { $0.kind == .overflow || $0.isMoreMenu }
  }
}
