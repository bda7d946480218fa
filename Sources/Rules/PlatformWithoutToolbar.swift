import LintelFindings
import LintelModel

extension Rule {
  static let platformWithoutToolbar = Rule(
    id: "platform-without-toolbar",
    title: "A bar stands on a platform for which the guideline has advice.",
    statements: ["hig-2025.45"],
    platforms: [.tvos],
    severity: .note,
    why: "The guideline says nothing about toolbars on tvOS: no rule looks at the bar there, and silence is no approval.",
    examples: [
      .fails("a bar on tvOS", sketch: "tvos26 en\n| Movies | [Search]"),
      .passes("no item", sketch: "tvos26 en\n| Movies |"),
    ],
    check: .bar { bar in
      let toolbar = bar.toolbar
      // Where nobody says that the bar is for tvOS, it hardly is.
      guard bar.isSource, toolbar.platforms.contains(.tvos), toolbar.platformOrigin != .assumed, !toolbar.shownItems.isEmpty
      else { return [] }
      return [
        Remark(
          .fails, "not-audited", "\(toolbar.name) stands on tvOS, for which the guideline has no advice about toolbars",
          blame: .definition, suggestion: "Judge it there by eye.")
      ]
    })
}
