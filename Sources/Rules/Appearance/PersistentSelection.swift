import LintelFindings
import LintelModel

extension Rule {
  static let persistentSelection = Rule(
    id: "persistent-selection",
    title: "A window toolbar's button does not stay selected after it was used.",
    statements: ["hig-2023.36"],
    platforms: [.macos],
    severity: .note,
    facts: ["staysSelected"],
    why: "A button that stays dark looks as if it were still busy, or as if the others were off.",
    examples: [
      .fails(
        "one button of several",
        sketch: "macos15 en 800pt\nfacts item1: staysSelected yes\n[Show Inbox {tray}] [Add {plus}]",
        mended: "macos15 en 800pt\nfacts item1: staysSelected no\n[Show Inbox {tray}] [Add {plus}]"),
      .passes("none", sketch: "macos15 en 800pt\nfacts item1: staysSelected no\n[Show Inbox {tray}] [Add {plus}]"),
      .passes("a segmented control", sketch: "macos15 en 800pt\nfacts item1: staysSelected yes\nsegments[Day / Week]"),
      .passes(
        "settings panes",
        sketch: "macos15 en 800pt\nkind: settings\nfacts item1: staysSelected yes\n[General {gear}] [Sync {cloud}]"),
      .passes(
        "a window's toolbar that switches panes",
        sketch: "macos15 en 800pt\nfacts item1: staysSelected yes\nfacts item3: staysSelected yes\n"
          + "[General {gear}] -- [Sync {cloud}]"),
    ],
    check: .bar { bar in
      let toolbar = bar.toolbar
      guard bar.isSource, toolbar.kind == .windowToolbar, toolbar.windowStyle.value != .preference else { return [] }
      let items = toolbar.items.filter { !$0.kind.isSpacer }
      let selected = items.filter {
        $0.facts.staysSelected.value == true && $0.kind != .segmentedControl && $0.kind != .group
      }
      // Where all of them do, the toolbar switches the panes of its window, as settings do.
      guard selected.count < max(2, items.count) else { return [] }
      return selected.map { item in
        Remark(
          .fails, "stays-selected", "\(bar.name(of: item)) keeps a selected look after it was used", item: item.id,
          blame: .definition,
          suggestion: "Use a segmented control for a choice, or change the item's symbol with its state.",
          location: item.location)
      }
    })
}
