import LintelModel

/// A bar that SAP's guideline calls a toolbar: its own, and a bottom bar of the system's.
struct FioriBar {
  /// What people choose on the bar, in its order: neither helper texts nor the menu that takes what does not fit.
  let buttons: [Item]
  let helperTexts: [Item]
  /// Whether the definition puts an overflow or More menu on the bar.
  let hasOverflow: Bool
  /// The only thing that people can choose; nil if there are more, or if other code may add some.
  let single: Item?

  /// Nil for any other bar.
  init?(_ toolbar: Toolbar) {
    guard toolbar.kind == .fioriToolbar || toolbar.kind == .toolbar else { return nil }
    let shown = toolbar.itemsOnBar
    buttons = shown.filter { [.button, .menu, .pullDown, .toggle].contains($0.kind) && !$0.isMoreMenu }
    helperTexts = shown.filter { $0.kind == .helperText }
    hasOverflow = shown.contains { $0.kind == .overflow || $0.isMoreMenu }
    let others = toolbar.items.filter { !$0.kind.isSpacer && $0.kind != .helperText }
    single = !toolbar.isFragment && others.count == 1 ? buttons.first : nil
  }
}
