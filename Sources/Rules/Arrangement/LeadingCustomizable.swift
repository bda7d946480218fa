import LintelFindings
import LintelModel

extension Rule {
  static let leadingCustomizable = Rule(
    id: "leading-customizable",
    title: "Items at the leading edge cannot be customized away.",
    statements: ["hig-2025.24", "hig-2023.26"],
    severity: .note,
    facts: ["isCustomizable"],
    why: "People count on Back, the sidebar and the document's menu to be where they always are.",
    examples: [
      .fails(
        "people may take it off the bar",
        sketch: "ipados26 en 834pt\ncustomizable: yes\nfacts leading1: isCustomizable yes\nsidebar[] | Notes | [Edit]",
        mended: "ipados26 en 834pt\ncustomizable: yes\nfacts leading1: isCustomizable no\nsidebar[] | Notes | [Edit]"),
      .passes(
        "it always stays",
        sketch: "ipados26 en 834pt\ncustomizable: yes\nfacts leading1: isCustomizable no\nsidebar[] | Notes | [Edit]"),
      .passes("nobody says whether they may", sketch: "ipados26 en 834pt\ncustomizable: yes\nsidebar[] | Notes | [Edit]"),
      .passes(
        "another item is customizable",
        sketch: "ipados26 en 834pt\ncustomizable: yes\nfacts trailing1: isCustomizable yes\nsidebar[] | Notes | [Edit]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.isAppleToolbar, bar.toolbar.customizable.value != false else { return [] }
      return bar.toolbar.items.filter {
        $0.placement == .leading && $0.facts.isCustomizable.value == true && !$0.kind.isSpacer
      }.map { item in
        Remark(
          .fails, "may-leave", "People may take \(bar.name(of: item)) off the leading edge of \(bar.toolbar.knownName)",
          item: item.id, blame: .definition,
          suggestion: "Make the item one that always stays, or move it to the centre.", location: item.location)
      }
    })
}
