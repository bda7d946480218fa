import LintelFindings
import LintelModel

extension Rule {
  static let watchScrolling = Rule(
    id: "watch-scrolling",
    title: "On a watch, a button that scrolls with the content is in a view that scrolls, and no primary action.",
    statements: ["hig-2025.44", "hig-2023.46"],
    platforms: [.watchos],
    severity: .note,
    why:
      "The button is hidden until people scroll up: a primary action must be in sight, and what never scrolls never shows it.",
    examples: [
      .fails(
        "the primary action", files: ["watch.toolbar.yml": WatchExample.scrolling(action: "label: New Run, style: primary")]),
      .fails(
        "content that does not scroll",
        files: ["watch.toolbar.yml": WatchExample.scrolling(action: "label: New Run", facts: "isAboveScrollView: false")]),
      .passes(
        "one more action",
        files: ["watch.toolbar.yml": WatchExample.scrolling(action: "label: Sort", facts: "isAboveScrollView: true")]),
      .passes("a primary action in the corner", sketch: "watchos26 en 198pt\n| Runs | {plus}@primary"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind == .watchToolbar else { return [] }
      let neverScrolls = bar.toolbar.facts.isAboveScrollView.value == false
      return bar.toolbar.shownItems.filter { $0.placement == .automatic }.compactMap { item in
        let isPrimary = item.style == .primary || item.style == .prominent
        guard isPrimary || neverScrolls else { return nil }
        let name = bar.name(of: item)
        return Remark(
          .fails, isPrimary ? "primary-scrolls" : "nothing-scrolls",
          isPrimary
            ? "\(name) is the primary action and hidden until people scroll up"
            : "\(name) is hidden until people scroll up, and the view does not scroll",
          item: item.id, text: item.label, blame: .definition, suggestion: "Put it into a corner or at the bottom.",
          location: item.location)
      }
    })
}
