import LintelFindings
import LintelModel

extension Rule {
  static let placementCenter = Rule(
    id: "placement-center",
    title: "Items in the centre of a bar can be customized, and are the first to leave it.",
    statements: ["hig-2025.25", "hig-2023.27"],
    severity: .note,
    why:
      "The centre is for controls that people like at hand and can do without: what holds its place there pushes out what "
      + "must stay at the edges.",
    examples: [
      .fails(
        "an item in the centre that never leaves", sketch: "ipados26 en 834pt\nsidebar[] | [Bold]^pinned [Italic] | [Share]"),
      .fails(
        "an item in the centre that leaves last",
        sketch: "ipados26 en 834pt\nsidebar[] | [Bold]^high [Italic] | [Share]",
        mended: "ipados26 en 834pt\nsidebar[] | [Bold] [Italic] | [Share]"),
      .fails(
        "an item in the centre that nobody can remove",
        sketch:
          "ipados26 en 834pt\ncustomizable: yes\nfacts center1: isCustomizable no\nsidebar[] | [Bold] [Italic] | [Share]",
        mended: "ipados26 en 834pt\ncustomizable: yes\nfacts center1: isCustomizable yes\n"
          + "sidebar[] | [Bold] [Italic] | [Share]"),
      .passes("nothing holds them", sketch: "ipados26 en 834pt\nsidebar[] | [Bold] [Italic] | [Share]"),
      .passes("the items at the edge leave as late", sketch: "ipados26 en 834pt\nsidebar[] | [Bold]^high | [Share]^high"),
      .passes(
        "a bar that nobody can customize",
        sketch: "ipados26 en 834pt\ncustomizable: no\nfacts center1: isCustomizable no\nsidebar[] | [Bold] | [Share]"),
      .passes("a title", sketch: "ipados26 en 834pt\nsidebar[] | Notes | [Share]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.isAppleToolbar else { return [] }
      let items = bar.toolbar.itemsOnBar
      // The edges hold at least as long as the one that gives way first.
      let edge = items.filter { $0.placement == .trailing && !$0.kind.isSpacer && !$0.isPinned }.map(\.priority).min()
      return items.filter { $0.placement == .center && !$0.kind.isSpacer }.compactMap { item in
        let staysLonger = item.isPinned || edge.map { item.priority > $0 } ?? (item.priority > .standard)
        let isFixed = bar.toolbar.customizable.value == true && item.facts.isCustomizable.value == false
        guard staysLonger || isFixed else { return nil }
        return Remark(
          .fails, staysLonger ? "leaves-last" : "not-customizable",
          "\(bar.name(of: item)) stands in the centre of \(bar.toolbar.knownName) and "
            + (item.isPinned
              ? "never leaves for the overflow menu"
              : staysLonger ? "leaves for the overflow menu after items at the edge" : "cannot be customized"),
          item: item.id, blame: .definition,
          suggestion: staysLonger ? "Move it to the trailing edge, or lower its priority." : "Let people customize it.",
          location: item.location)
      }
    })
}
