import LintelFindings
import LintelModel

extension Rule {
  static let primaryMultiple = Rule(
    id: "primary-multiple",
    title: "A bar has one primary action.",
    statements: ["hig-2025.22", "hig-2025.45", "fiori-ios.17"],
    severity: .note,
    why: "Two buttons that both say *this one* say nothing: people stop to compare them.",
    examples: [
      .fails(
        "two prominent items", in: .hig2025,
        sketch: "ios26 en 402pt\n| Note | [Send]! [Done]!",
        mended: "ios26 en 402pt\n| Note | [Send]! [Done]"),
      .fails(
        "the system's Save and a prominent item", in: .hig2025, sketch: "ios26 en 402pt\n| Note | system[save]! [Send]!"),
      .passes("one", in: .hig2025, sketch: "ios26 en 402pt\n| Note | [Share] [Done]!"),
      .passes("the other is not shown", in: .hig2025, sketch: "ipados26 en 834pt\n| Note | [Send]!? [Done]!"),
      .passes("none", in: .hig2025, sketch: "ios26 en 402pt\n| Note | [Share]"),
      .fails(
        "two primary buttons", in: .fioriIOS,
        sketch: "fiori26 en 402pt\n[Reject]@primary [Approve]@primary",
        mended: "fiori26 en 402pt\n[Reject]@secondary [Approve]@primary"),
      .passes("one primary button", in: .fioriIOS, sketch: "fiori26 en 402pt\n[Reject]@secondary [Approve]@primary"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind != .sheetButtons, bar.toolbar.kind != .settingsTabs else { return [] }
      let primary = bar.toolbar.controlsOnBar.filter(\.isPrimary)
      guard primary.count > 1 else { return [] }
      return [
        Remark(
          .fails, "several",
          "\(bar.toolbar.knownName) has \(primary.count) primary actions: \(primary.map(bar.name))",
          blame: .definition, evidence: [.count("primary actions", primary.count, "items")],
          suggestion: "Keep the style for the one that people need most.", count: primary.count)
      ]
    })
}
