import LintelFindings
import LintelModel

extension Rule {
  static let segmentedControl = Rule(
    id: "segmented-control",
    title: "A toolbar has no segmented control.",
    statements: ["hig-2025.10", "hig-2025.45", "hig-2023.20", "hig-ios11.06"],
    severity: .note,
    why:
      "A segmented control switches to another view, and a toolbar acts on the view that is there: people lose what they were at.",
    examples: [
      .fails(
        "in a toolbar",
        sketch: "ios26 ios18 en 402pt\nkind: toolbar\n{plus} -- segments[Day / Week]",
        mended: "ios26 ios18 en 402pt\nkind: toolbar\n{plus} --"),
      .fails("in place of a title", in: .hig2025, sketch: "ios26 en 402pt\n{plus} | segments[Day / Week] | [Edit]"),
      .passes(
        "in place of a title", in: .hig2023, .higIOS11, sketch: "ios18 en 402pt\n{plus} | segments[Day / Week] | [Edit]"),
      .passes("none", sketch: "ios26 ios18 en 402pt\nkind: toolbar\n{plus} -- [Edit]"),
      .passes(
        "one that people may add", in: .hig2025, sketch: "macos26 en 800pt\nkind: window\n[Add {plus}] segments[Day / Week]?"
      ),
      .passes(
        "it sets a value", in: .hig2025,
        sketch: "macos26 en 800pt\nkind: window\nfacts item1: switches value\nsegments[Left / Right]"),
      .needsReview(
        "a Mac's may be two buttons", in: .hig2025, sketch: "macos26 en 800pt\nkind: window\nsegments[Smaller / Bigger]"),
      .fails(
        "a Mac's that switches the view", in: .hig2025,
        sketch: "macos26 en 800pt\nkind: window\nfacts item1: switches view\nsegments[Day / Week]"),
    ],
    check: .barByProfile { bar, profile in
      guard bar.isSource, bar.toolbar.isAppleToolbar else { return [] }
      // Until the guideline of 2025, a navigation bar was no toolbar, and could have one in place of its title.
      guard profile == .hig2025 || bar.toolbar.kind == .toolbar else { return [] }
      return bar.toolbar.itemsOnBar.filter { $0.kind == .segmentedControl && $0.facts.switches.value != .value }.map {
        item in
        // On a Mac the same control is often a row of plain buttons.
        let isOpen = bar.toolbar.kind == .windowToolbar && item.facts.switches.value == nil
        return Remark(
          isOpen ? .needsReview : .fails, "segmented",
          isOpen
            ? "\(bar.toolbar.knownName) has a segmented control: does it switch the view, or are its segments buttons?"
            : "\(bar.toolbar.knownName) has a segmented control", certainty: isOpen ? .possible : .certain, item: item.id,
          blame: .definition, suggestion: "Let a tab bar, a sidebar or a menu switch views.", location: item.location)
      }
    })
}
