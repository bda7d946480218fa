import LintelFindings
import LintelModel

extension Rule {
  static let controlSize = Rule(
    id: "control-size",
    title: "The controls of a window toolbar have the large size.",
    statements: ["hig-2023.34"],
    platforms: [.macos],
    severity: .note,
    facts: ["controlSize"],
    isAboutAccess: true,
    why: "Controls below the size of their neighbours are harder to hit, and the row looks uneven.",
    examples: [
      .fails(
        "a small segmented control",
        sketch: "macos15 en 800pt\nfacts item1: controlSize small\nsegments[Day / Week]",
        mended: "macos15 en 800pt\nfacts item1: controlSize large\nsegments[Day / Week]"),
      .passes("a large one", sketch: "macos15 en 800pt\nfacts item1: controlSize large\nsegments[Day / Week]"),
      .passes("the system chooses", sketch: "macos15 en 800pt\nsegments[Day / Week] [New {plus}]"),
      .passes(
        "a bar within the title bar is low",
        sketch: "macos15 en 800pt\nfacts: isInTitleBar yes\nfacts item1: controlSize regular\nsegments[Day / Week]"),
      .passes(
        "so is the compact style",
        sketch: "macos15 en 800pt\nstyle: unifiedCompact\nfacts item1: controlSize regular\nsegments[Day / Week]"),
    ],
    check: .bar { bar in
      let toolbar = bar.toolbar
      guard bar.isSource, toolbar.kind == .windowToolbar, toolbar.facts.isInTitleBar.value != true,
        toolbar.windowStyle.value != .unifiedCompact
      else { return [] }
      return toolbar.items.compactMap { item in
        guard let size = item.facts.controlSize.value, [.mini, .small, .regular].contains(size) else { return nil }
        return Remark(
          .fails, "below-large", "The item \(bar.name(of: item)) has the \(size.rawValue) control size", item: item.id,
          blame: .definition, evidence: [.text("control size", size.rawValue)],
          suggestion: "Use the large control size, or leave the size to the system.", location: item.location)
      }
    })
}
