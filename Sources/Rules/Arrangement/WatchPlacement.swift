import LintelFindings
import LintelModel

extension Rule {
  static let watchPlacement = Rule(
    id: "watch-placement",
    title: "On a watch, items stand in the upper corners, at the bottom, or in the content that scrolls.",
    statements: ["hig-2025.43", "hig-2023.04"],
    platforms: [.watchos],
    severity: .warning,
    why: "Between the corners stand title and time; an item there pushes the title off the screen.",
    examples: [
      .fails(
        "an item in the middle of the top",
        sketch: "watchos26 en 198pt\n{gear} | {star} | {plus}",
        mended: "watchos26 en 198pt\n{gear} | | {plus}"),
      .passes("the corners", sketch: "watchos26 en 198pt\n{gear} | Runs | {plus}"),
      .passes("the bottom", sketch: "watchos26 en 198pt\n{backward} -- {play} -- {forward}"),
      .passes("the content", files: ["watch.toolbar.yml": WatchExample.scrolling(action: "label: New Run")]),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind == .watchToolbar else { return [] }
      return bar.toolbar.shownItems.filter { $0.placement == .center || $0.placement == .principal }.map { item in
        Remark(
          .fails, "between-corners", "\(bar.name(of: item)) stands between the upper corners of the screen", item: item.id,
          text: item.label, blame: .definition, evidence: [.text("placement", item.placement.rawValue)],
          suggestion: "Put it into a corner, at the bottom, or into the content.", location: item.location)
      }
    })
}

/// A watch's bar that a sketch cannot draw: its button scrolls with the content.
enum WatchExample {
  static func scrolling(action: String, facts: String = "") -> String {
    """
    toolbars:
      - id: runs
        kind: watchToolbar
        platforms: [watchos]
        title: Runs\(facts.isEmpty ? "" : "\n    facts: {\(facts)}")
        items:
          - {id: add, placement: automatic, \(action)}
    """
  }
}
