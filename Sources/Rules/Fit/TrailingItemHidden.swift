import LintelFindings
import LintelModel

extension Rule {
  static let trailingItemHidden = Rule(
    id: "trailing-item-hidden",
    title: "Items at the trailing edge stay on the bar at every window size and in every language.",
    statements: ["hig-2025.27", "hig-2023.28"],
    severity: .warning,
    isAboutAccess: true,
    why: "The trailing edge is for what must always be there: in the overflow menu people no longer see it.",
    examples: [
      .fails("a narrow window", sketch: "ipados26 en 375pt\n\(english)"),
      .fails(
        "only in the translation",
        sketch: "ipados26 de 507pt\nsource en: | Notes | [Copy] [Move] [Print]\n\(german)"),
      .fails(
        "a Mac's window in which nothing stays", in: .hig2025,
        sketch: "macos26 de 300pt\nkind: window\ndisplay: labelOnly\n"
          + "Notizen | [Duplizieren und bearbeiten] [In anderen Ordner verschieben] [Auf dem Drucker ausgeben]"),
      .fails(
        "what stands at the end of a Mac's window", in: .hig2025,
        sketch: "macos26 de 400pt\nkind: window\ndisplay: labelOnly\n"
          + "[Neu]^high -- [In anderen Ordner verschieben] [Auf dem Drucker ausgeben]"),
      .passes(
        "a Mac's window with room", in: .hig2025,
        sketch: "macos26 de 1200pt\nkind: window\ndisplay: labelOnly\n[Neu] -- [Verschieben] [Drucken]"),
      .passes("a wide window", sketch: "ipados26 en 1194pt\n\(english)"),
      .passes("symbols", sketch: "ipados26 en 375pt\n| Notes | {archivebox} {folder} {printer}"),
      .passes(
        "an item in the centre leaves instead",
        sketch: "ipados26 en 507pt\n| [Bold] [Italic] [Underline] [Strikethrough] | [Share]^pinned"),
    ],
    check: .bar { bar in
      let hidden = bar.layouts.compactMap { HiddenAtEdge($0, in: bar) }
        .sorted { ($0.isCommon ? 1 : 0, $0.certainty, $0.items.count) > ($1.isCommon ? 1 : 0, $1.certainty, $1.items.count) }
      guard let worst = hidden.first else { return [] }
      // What the figures leave open is not worth a look at a device, in a width that few people see.
      if !worst.isCommon, worst.certainty < .certain { return [] }
      let counted = hidden.filter { $0.certainty >= worst.certainty && $0.isCommon == worst.isCommon }
      return [
        Remark(
          worst.certainty == .certain ? .fails : .needsReview, "in-overflow-menu",
          "In \(worst.layout.environment), \(bar.toolbar.knownName) has no room for "
            + "\(worst.items.map(bar.name)) at its trailing edge",
          certainty: worst.certainty, blame: bar.isSource ? .layout : .translation, severity: worst.isCommon ? nil : .note,
          evidence: [
            .count("hidden", worst.items.count, "items"), .points("needed", worst.layout.neededByItems.best),
            .points("available", worst.layout.width),
          ],
          suggestion: Shortened(bar, worst.layout).advice
            ?? (bar.toolbar.kind == .windowToolbar
              ? "Let other items leave first, or give the window a greater least width."
              : "Move what people can do without to the centre, or show symbols instead of texts."),
          environments: counted.flatMap(\.layout.environments))
      ]
    })

  private static let english = "| Notes | [Archive] [Duplicate] [Move to Folder] [Export as Text] [Print]"
  private static let german =
    "| Notizen | [Duplizieren und bearbeiten] [In einen anderen Ordner verschieben] [Auf einem Drucker ausgeben]"
}

/// Items of the trailing edge that are in the overflow menu. What a bar without such a menu pushes out is the matter of
/// `overflow-needed`.
private struct HiddenAtEdge {
  let layout: BarLayout
  let items: [Item]
  let certainty: Certainty
  var isCommon: Bool { layout.environment.commonness == .common }

  /// Nil if all of them are on the bar, or if the source language hides some too, where it is reported.
  init?(_ layout: BarLayout, in bar: BarInLocale) {
    func hidden(_ layout: BarLayout) -> [BarLayout.PlacedItem] {
      guard layout.items.contains(where: \.isLikelyInMenu) else { return [] }
      // The width of a window that is not declared is only assumed.
      if bar.toolbar.kind == .windowToolbar, layout.environment.isAssumed { return [] }
      let atEdge = Set(bar.toolbar.itemsAtTrailingEdge(on: layout))
      return layout.items.filter { $0.isLikelyInMenu && atEdge.contains($0.item) }
    }
    let here = hidden(layout)
    guard let certainty = here.compactMap(\.gone).max() else { return nil }
    if !bar.isSource, let source = bar.source(of: layout), !hidden(source).isEmpty { return nil }
    self.layout = layout
    self.certainty = certainty
    items = here.map { bar.toolbar.items[$0.item] }
  }
}

extension Toolbar {
  /// By number. A window's items follow its title: of these, what follows the last flexible space is at the edge, and
  /// what the guideline has there; all of them where none is left on the bar.
  fileprivate func itemsAtTrailingEdge(on layout: BarLayout) -> [Int] {
    let controls = items.indices.filter { items[$0].isControl && items[$0].isInDefaultSet }
    guard kind == .windowToolbar else { return controls.filter { items[$0].placement == .trailing } }
    if !layout.items.contains(where: { $0.place == .onBar && items[$0.item].isControl }) { return controls }
    let lastSpace = items.lastIndex { $0.kind == .flexibleSpace && $0.isInDefaultSet }
    return controls.filter { index in
      let item = items[index]
      return lastSpace.map { index > $0 } ?? false || item.kind == .searchField || item.isInspectorToggle || item.isMoreMenu
        || item.isPrimary
    }
  }
}
