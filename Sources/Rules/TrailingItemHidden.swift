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
      let counted = hidden.filter { $0.certainty >= worst.certainty && $0.isCommon == worst.isCommon }
      return [
        Remark(
          worst.certainty == .certain ? .fails : .needsReview, "in-overflow-menu",
          "In \(worst.layout.environment), \(bar.toolbar.name) has no room for "
            + "\(worst.items.map(bar.name)) at its trailing edge",
          certainty: worst.certainty, blame: bar.isSource ? .layout : .translation, severity: worst.isCommon ? nil : .note,
          evidence: [
            .count("hidden", worst.items.count, "items"), .points("needed", worst.layout.neededByItems.best),
            .points("available", worst.layout.width),
          ],
          suggestion: Shortened(bar, worst.layout).advice
            ?? "Move what people can do without to the centre, or show symbols instead of texts.",
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

  /// Nil if all of them stand on the bar, or if the source language hides some too, where it is told.
  init?(_ layout: BarLayout, in bar: BarInLocale) {
    func hidden(_ layout: BarLayout) -> [BarLayout.PlacedItem] {
      layout.items.filter { placed in
        placed.isLikelyInMenu && bar.toolbar.items[placed.item].placement == .trailing
          && bar.toolbar.items[placed.item].isControl
      }
    }
    let here = hidden(layout)
    guard let certainty = here.compactMap(\.gone).max() else { return nil }
    if !bar.isSource, let source = bar.source(of: layout), !hidden(source).isEmpty { return nil }
    self.layout = layout
    self.certainty = certainty
    items = here.map { bar.toolbar.items[$0.item] }
  }
}
