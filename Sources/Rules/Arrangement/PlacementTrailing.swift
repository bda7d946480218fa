import LintelFindings
import LintelModel

extension Rule {
  static let placementTrailing = Rule(
    id: "placement-trailing",
    title: "Inspectors, the search field and the More menu stand at the trailing edge.",
    statements: ["hig-2025.26", "hig-2023.49"],
    severity: .note,
    why: "People look for them at the end of the bar, where every other app has them.",
    examples: [
      .fails(
        "a More menu at the leading edge",
        sketch: "ios26 en 402pt\n… | Notes | [Edit]",
        mended: "ios26 en 402pt\n| Notes | [Edit] - …"),
      .fails("a menu that shows three dots", sketch: "ios26 en 402pt\nmenu[{ellipsis.circle}] | Notes | [Edit]"),
      .fails(
        "a search field at the leading edge",
        sketch: "ipados26 en 834pt\nsearch[Find] | Notes | [Edit]",
        mended: "ipados26 en 834pt\n| Notes | [Edit] search[Find]"),
      .fails(
        "an inspector's toggle at the leading edge",
        sketch: "ipados26 en 834pt\n{sidebar.trailing} | Notes | [Edit]",
        mended: "ipados26 en 834pt\n| Notes | [Edit] - {sidebar.trailing}"),
      .fails(
        "a search field in front of everything on an iPad of the guideline of 2023", in: .hig2023,
        sketch: "ipados18 en 834pt\nsearch[Find] | Notes | [Edit]"),
      .passes(
        "an iPhone's bar is no matter of the guideline of 2023", in: .hig2023,
        sketch: "ipados18 ios18 en 402pt\n[Edit] | Notes | …"),
      .passes("all at the trailing edge", sketch: "ipados26 en 834pt\n[Edit] | Notes | search[Find] {sidebar.trailing} …"),
      .passes("an address field in the middle", sketch: "ipados26 en 834pt\n{chevron.left} | search[Find] | …"),
      .passes("in a window they follow the title", sketch: "macos26 en 800pt\nkind: window\nNotes | search[Find] …"),
      .passes("a toolbar at the bottom has no edges", sketch: "ios26 en 402pt\nkind: toolbar\n… -- [Edit]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind == .navigationBar || bar.toolbar.kind == .windowToolbar else { return [] }
      return bar.toolbar.itemsOnBar.compactMap { item in
        guard let noun = kind(of: item) else { return nil }
        // A browser has its address field in the middle.
        let isElsewhere = item.placement == .leading || item.placement == .center && item.kind != .searchField
        guard isElsewhere else { return nil }
        return Remark(
          .fails, item.placement == .leading ? "at-the-leading-edge" : "in-the-centre",
          "The \(noun) of \(bar.toolbar.knownName) stands "
            + (item.placement == .leading ? "at the leading edge" : "in the centre"),
          item: item.id, blame: .definition, suggestion: "Move it to the trailing edge.", location: item.location)
      }
    })

  private static func kind(of item: Item) -> Message? {
    if item.isMoreMenu { return "More menu" }
    if item.kind == .searchField { return "search field" }
    return item.isInspectorToggle ? "inspector’s toggle" : nil
  }
}
