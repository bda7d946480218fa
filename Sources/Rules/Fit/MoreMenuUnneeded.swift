import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let moreMenuUnneeded = Rule(
    id: "more-menu-unneeded",
    title: "A bar has a More menu only if its actions do not all fit.",
    statements: ["hig-2025.06"],
    severity: .note,
    why:
      "An action in the menu takes one tap more, and is not seen, though there is room for it. How much room an action takes "
      + "is Lintel's assumption: 60 points as a symbol, and 100 in a window that shows labels.",
    examples: [
      .fails(
        "two actions that would fit",
        sketch: "ios26 en 402pt\nkind: toolbar\nfacts item3: commands Print / Export\n{plus} -- …",
        mended: "ios26 en 402pt\nkind: toolbar\n{plus} -- {printer \"Print\"} {square.and.arrow.up \"Export\"}"),
      .fails(
        "an item that would fit",
        sketch: "ipados26 en 834pt\nfacts trailing3: isInMoreMenu yes\n| Notes | {plus} … {printer}?",
        mended: "ipados26 en 834pt\n| Notes | {plus} {printer \"Print\"}"),
      .passes(
        "as many as the bar would be crowded by",
        sketch: "ios26 en 402pt\nkind: toolbar\nfacts item4: commands Print / Export / Move / Copy\n{plus} {trash} -- …"),
      .passes(
        "a bar that is full",
        sketch: "ios26 en 375pt\nfacts trailing3: commands Print / Export\n< | Quarterly Report | [Duplicate] [Share] …"),
      .passes("nobody says what the menu holds", sketch: "ios26 en 402pt\n| Notes | {plus} …"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.isAppleToolbar, !bar.toolbar.isFragment, let menu = bar.toolbar.moreMenu else {
        return []
      }
      let inside = bar.toolbar.items.count { $0.facts.isInMoreMenu.value == true && !$0.kind.isSpacer }
      let count = max(inside, menu.facts.commands.value?.count ?? 0)
      let shown = bar.toolbar.controlsOnBar.count
      guard count > 0, !bar.layouts.isEmpty, bar.layouts.allSatisfy({ fits(count, beside: shown, on: $0, in: bar.toolbar) })
      else { return [] }
      let room = bar.layouts.map { free(on: $0) }.min() ?? 0
      return [
        Remark(
          .fails, "would-fit",
          "The \(count == 1 ? "action" : "\(count, "action")") of the More menu would fit on \(bar.toolbar.knownName): at least \(room) pt "
            + "are free everywhere",
          item: menu.id, blame: .definition,
          evidence: [.count("actions", count, "actions"), .points("free", room)],
          suggestion: count == 1
            ? "Put it on the bar, and leave the menu out." : "Put them on the bar, and leave the menu out.",
          location: menu.location)
      ]
    })

  /// Whether so many actions more are on the bar with room to spare, and without crowding it.
  private static func fits(_ count: Int, beside shown: Int, on layout: BarLayout, in toolbar: Toolbar) -> Bool {
    let (platform, os) = (layout.environment.platform, layout.environment.os)
    let generation = BarGeneration.of(platform, os)
    let most = generation.count(platform == .watchos ? .watchMostTextButtons : .mostItems)
    let hasLabels = platform == .macos && toolbar.displayMode.value != .iconOnly
    return layout.itemsDoNotFit == nil && layout.title?.cut == nil && count + shown <= most
      && free(on: layout) >= generation.points(hasLabels ? .roomForLabelledSymbol : .roomForSymbol) * Double(count)
  }

  /// What items and title leave of the bar, in points, by the least favourable figures.
  private static func free(on layout: BarLayout) -> Points {
    max(0, layout.width - layout.neededByItems.high - (layout.title?.needed.high ?? 0))
  }
}
