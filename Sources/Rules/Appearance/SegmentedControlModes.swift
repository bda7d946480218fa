import LintelFindings
import LintelModel

extension Rule {
  static let segmentedControlModes = Rule(
    id: "segmented-control-modes",
    title: "A segmented control on a bar switches how the screen looks, not what the app does.",
    statements: ["hig-2014.05"],
    severity: .note,
    facts: ["switches"],
    why: "Modes of the app belong on a tab bar, which is on every screen; from a toolbar they vanish with the screen.",
    examples: [
      .fails(
        "it switches modes",
        sketch: "ios18 en 375pt\nkind: toolbar\nfacts item1: switches mode\nsegments[Mail / Calendar]",
        mended: "ios18 en 375pt\nkind: toolbar\n{plus \"Add\"} --"),
      .passes(
        "it switches how the screen looks",
        sketch: "ios18 en 375pt\nkind: toolbar\nfacts item1: switches view\nsegments[List / Map]"),
      .passes("nobody says what it switches", sketch: "ios18 en 375pt\nkind: toolbar\nsegments[List / Map]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.isAppleToolbar else { return [] }
      return bar.toolbar.itemsOnBar.filter { $0.kind == .segmentedControl && $0.facts.switches.value == .mode }.map { item in
        Remark(
          .fails, "modes", "The segmented control of \(bar.toolbar.knownName) switches modes of the app", item: item.id,
          blame: .definition, suggestion: "Give the modes to a tab bar.", location: item.location)
      }
    })
}
