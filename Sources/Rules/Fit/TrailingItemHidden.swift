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
      // Most bars have nothing in the menu, and what stands at their edge is not asked.
      guard bar.layouts.indices.contains(where: { bar.layouts[$0].items.contains(where: \.isLikelyInMenu) }) else {
        return []
      }
      let edge = TrailingEdge(of: bar.toolbar)
      let hidden = bar.layouts.indices.compactMap { HiddenAtEdge($0, edge, in: bar) }
        .sorted { ($0.isCommon ? 1 : 0, $0.certainty, $0.items.count) > ($1.isCommon ? 1 : 0, $1.certainty, $1.items.count) }
      guard let worst = hidden.first else { return [] }
      let layout = bar.layouts[worst.layout]
      // What the figures leave open is not worth a look at a device, in a width that few people see.
      if !worst.isCommon, worst.certainty < .certain { return [] }
      let names = worst.items.map { bar.name(of: bar.toolbar.items[$0]) }
      let shortening = Shortened(bar, layout).advice
      let counted = hidden.filter { $0.certainty >= worst.certainty && $0.isCommon == worst.isCommon }
      let plain: Message =
        "In \(layout.environment), \(bar.toolbar.knownName) has no room for \(names) at its trailing edge"
      let message: Message = worst.isCommon ? plain : "\(plain)\(SeverityClause.onRareScreens)"
      return [
        Remark(
          worst.certainty == .certain ? .fails : .needsReview, "in-overflow-menu",
          layout.isCrowdedByDoubtedBack(of: bar.toolbar) ? DoubtedBack.added(to: message) : message,
          certainty: worst.certainty, blame: shortening == nil ? .definition : bar.isSource ? .source : .translation,
          severity: LackOfRoom.inMenu.severity(.init(in: layout.environment)),
          evidence: [
            .count("hidden", worst.items.count, "items"), .points("needed", layout.neededByItems.best),
            .points("available", layout.width),
          ],
          suggestion: shortening
            ?? (bar.toolbar.kind == .windowToolbar
              ? "Let other items leave first, or give the window a greater least width."
              : "Move what people can do without to the centre, or show symbols instead of texts, as the designers of the bar decide."),
          environments: counted.flatMap { bar.layouts[$0.layout].environments }
        ).asked(whereOrderIsUnknownOn: bar.toolbar)
      ]
    })

  private static let english = "| Notes | [Archive] [Duplicate] [Move to Folder] [Export as Text] [Print]"
  private static let german =
    "| Notizen | [Duplizieren und bearbeiten] [In einen anderen Ordner verschieben] [Auf einem Drucker ausgeben]"
}

/// Items of the trailing edge that are in the overflow menu. What a bar without such a menu pushes out is the matter of
/// `overflow-needed`.
private struct HiddenAtEdge {
  /// Number of the layout on the bar.
  let layout: Int
  /// By index in the toolbar.
  let items: [Int]
  let certainty: Certainty
  let isCommon: Bool

  /// Nil if all of them are on the bar, or if the source language hides some too, where it is reported.
  init?(_ number: Int, _ edge: TrailingEdge, in bar: BarInLocale) {
    let layout = bar.layouts[number]
    let here = edge.hidden(on: layout)
    guard let certainty = here.compactMap({ layout.items[$0].gone }).max() else { return nil }
    if !bar.isSource, let source = bar.source(of: layout), !edge.hidden(on: source).isEmpty { return nil }
    self.layout = number
    self.certainty = layout.isCrowdedByDoubtedBack(of: bar.toolbar) ? min(certainty, .likely) : certainty
    items = here.map { layout.items[$0].item }
    isCommon = layout.environment.commonness == .common
  }
}

/// What stands at the trailing edge of a bar. Looked up once for all its layouts.
private struct TrailingEdge {
  private let isWindow: Bool
  /// By the item's index in the toolbar, whether people can choose it.
  private let isControl: [Bool]
  /// The same, whether it is one of those that are there at first.
  private let isThere: [Bool]
  /// The same, whether it stands at the edge where a window has room for some of its items, or on any other bar.
  private let isAtEdge: [Bool]

  /// A window's items follow its title: of these, what follows the last flexible space is at the edge, and what the guideline
  /// has there.
  init(of toolbar: Toolbar) {
    let items = toolbar.items
    let isWindow = toolbar.kind == .windowToolbar
    self.isWindow = isWindow
    let lastSpace = items.lastIndex { $0.kind == .flexibleSpace && $0.isInDefaultSet }
    let isControl = items.indices.map { items[$0].isControl }
    self.isControl = isControl
    let isThere = items.indices.map { isControl[$0] && items[$0].isInDefaultSet }
    self.isThere = isThere
    isAtEdge = items.indices.map { index in
      guard isThere[index] else { return false }
      return isWindow
        ? lastSpace.map { index > $0 } ?? false || items[index].belongsAtEdge : items[index].placement == .trailing
    }
  }

  /// Where the items are on a layout that stand at the edge and are in the overflow menu; all of a window's where none is left
  /// on the bar.
  func hidden(on layout: BarLayout) -> [Int] {
    let inMenu = layout.items.indices.filter { layout.items[$0].isLikelyInMenu }
    guard !inMenu.isEmpty else { return [] }
    // The width of a window that is not declared is only assumed.
    if isWindow, layout.environment.isAssumed { return [] }
    let isBare = isWindow && !layout.items.contains { $0.place == .onBar && isControl[$0.item] }
    return inMenu.filter { isBare ? isThere[layout.items[$0].item] : isAtEdge[layout.items[$0].item] }
  }
}

extension Item {
  /// Whether the guideline has it at the trailing edge of a window.
  fileprivate var belongsAtEdge: Bool { kind == .searchField || isInspectorToggle || isMoreMenu || isPrimary }
}
