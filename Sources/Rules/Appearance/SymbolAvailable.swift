import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let symbolAvailable = Rule(
    id: "symbol-available",
    title: "An action that has a standard symbol shows the symbol and not its name.",
    statements: ["hig-2025.19"],
    severity: .note,
    why:
      "People know the symbols for Share, Add or Delete from every app and find them at a glance; "
      + "a word takes room and must be read.",
    examples: [
      .fails(
        "Share as a text",
        sketch: "ios26 en 402pt\nkind: toolbar\n[Share] -- [Edit]",
        mended: "ios26 en 402pt\nkind: toolbar\n{square.and.arrow.up \"Share\"} -- [Edit]"),
      .fails("a menu", sketch: "macos26 en 800pt\nkind: window\nNotes | menu[Filter: Unread / Today]"),
      .fails(
        "told in the source language, once for all",
        sketch: "ios26 ar 402pt\nkind: toolbar\nsource en: [Share] -- [Edit]\n[مشاركة] -- [تعديل]"),
      .fails(
        "a source language other than English",
        sketch: "ios26 de 402pt\nkind: toolbar\n[Teilen] -- [Bearbeiten]",
        mended: "ios26 de 402pt\nkind: toolbar\n{square.and.arrow.up \"Teilen\"} -- [Bearbeiten]"),
      .fails("another script", sketch: "ios26 ja 402pt\nkind: toolbar\n[共有] -- [編集]"),
      .passes("a word that French has for Cancel as well", sketch: "ios26 fr 402pt\nkind: toolbar\n[Annuler] -- [Modifier]"),
      .passes("the symbol", sketch: "ios26 en 402pt\nkind: toolbar\n{square.and.arrow.up \"Share\"} -- [Edit]"),
      .passes("an action that has none", sketch: "ios26 en 402pt\nkind: toolbar\n[Edit] -- [Select]"),
      .passes("the button that ends a form", sketch: "ios26 en 402pt\n[Cancel] | New Folder | [Add]"),
      .passes("the primary action", sketch: "ios26 en 402pt\n| New Folder | [Add]!"),
      .passes("a symbol with a text", sketch: "macos26 en 800pt\nkind: window\nNotes | [Delete {trash}]"),
      .passes("more than the action", sketch: "ios26 en 402pt\nkind: toolbar\n[Add Feed] -- [Share Album]"),
    ],
    check: .bar { bar in
      let toolbar = bar.toolbar
      // In a form, Add is what ends it, and a plus would promise another thing. One symbol does not tell two texts apart:
      // “Delete” from the “Delete All” that the same button says where nothing is selected.
      guard bar.isSource, toolbar.isAppleToolbar, !toolbar.isArmForOlderSystems, !toolbar.lacksSymbols,
        toolbar.displayMode != .declared(.labelOnly),
        !toolbar.items.contains(where: { bar.says("cancel", $0) || $0.isCancel })
      else { return [] }
      return toolbar.controlsOnBar.compactMap { item in
        guard [.button, .menu, .pullDown].contains(item.kind), item.showsOnlyText, !item.isPrimary, item.fixedWidth == nil,
          !item.mayBeSetByCode, !item.changesLabel, item.hasMenuForm == .unknown,
          let label = bar.ownValue(of: item.label)?.text,
          let standard = bar.standardSymbol(for: item.label), standard.replacesText, let symbol = standard.symbols.first
        else { return nil }
        return Remark(
          .fails, "text-for-symbol", "The button “\(label)” shows its name; the symbol \(symbol) means the same everywhere",
          item: item.id, text: item.label, blame: .definition, evidence: [.text("label", label), .text("symbol", symbol)],
          suggestion: "Show the symbol \(symbol) and keep the text as the item's name.", location: item.location)
      }
    })
}

extension Item {
  /// Whether it gives up what the view is for.
  fileprivate var isCancel: Bool { style == .cancel || systemItem == "cancel" }
}
