import LintelFindings
import LintelModel

extension Rule {
  static let watchMultipleButtons = Rule(
    id: "watch-multiple-buttons",
    title: "On a watch, the content has one button of its own, as wide as the screen.",
    statements: ["hig-2023.47"],
    platforms: [.watchos],
    severity: .note,
    why: "Buttons side by side are small on a watch; a single one is hit without looking.",
    examples: [
      .fails(
        "two texts side by side",
        sketch: "watchos11 en 198pt\n[Pause] [Stop]",
        mended: "watchos11 en 198pt\n[Pause]"),
      .fails("three symbols side by side", sketch: "watchos11 en 198pt\n{backward} -- {play} -- {forward}"),
      .fails("two in one item", files: ["Runs.swift": runs]),
      .passes("one", sketch: "watchos11 en 198pt\n[Pause]"),
      .passes("a button in each corner", sketch: "watchos11 en 198pt\n{gear} | Runs | {plus}"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind == .watchToolbar else { return [] }
      // What scrolls with the content has a row of its own, as wide as the screen.
      let row = bar.toolbar.shownItems.filter { $0.placement == .bottom }
      // A stack of buttons in one item lies side by side wherever the item is.
      let stacks = bar.toolbar.shownItems.filter { $0.controlCount > 1 }.map { item in
        Remark(
          .fails, "stack", "One item of \(bar.toolbar.knownName) holds \(item.controlCount) buttons", item: item.id,
          blame: .definition,
          evidence: [.count("buttons", item.controlCount, "buttons"), .count("preferred", 1, "buttons")],
          suggestion: "Keep the one that matters most, and move the others to a corner or to another view.",
          location: item.location)
      }
      guard row.count > 1 else { return stacks }
      return stacks + [
        Remark(
          .fails, "side-by-side",
          "\(bar.toolbar.knownName) has \(row.count) buttons in a row: \(row.map(bar.name))",
          blame: .definition, evidence: [.count("buttons", row.count, "buttons"), .count("preferred", 1, "buttons")],
          suggestion: "Keep the one that matters most, and move the others to a corner or to another view.")
      ]
    })

  private static let runs = """
    struct Runs: View {
      var body: some View {
        List { }.navigationTitle("Runs").toolbar {
          ToolbarItem(placement: .primaryAction) { HStack { Button("Start") { }; Button("Sort") { } } }
        }
      }
    }
    """
}
