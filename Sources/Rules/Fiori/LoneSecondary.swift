import LintelFindings
import LintelModel

extension Rule {
  static let loneSecondary = Rule(
    id: "lone-secondary",
    title: "A button in secondary style stands beside another one.",
    statements: ["fiori-ios.16"],
    platforms: [.ios, .ipados],
    severity: .note,
    why: "Secondary means second to something; alone on the bar it leaves people looking for the main action.",
    examples: [
      .fails(
        "alone",
        sketch: "fiori26 en 402pt\n[Save]@secondary",
        mended: "fiori26 en 402pt\n[Save]@primary"),
      .fails(
        "alone beside a helper text",
        sketch: "fiori26 en 402pt\nhelp[3 selected] [Delete]@secondary",
        mended: "fiori26 en 402pt\nhelp[3 selected] [Delete]!"),
      .passes(
        "another one that people may add", sketch: "fiori26 en 402pt\n[Save]@secondary [Print]@secondary?"),
      .passes("beside a primary one", sketch: "fiori26 en 402pt\n[Cancel]@secondary [Save]!"),
      .passes("a primary one alone", sketch: "fiori26 en 402pt\n[Save]!"),
      .passes("others are in the overflow menu", sketch: "fiori26 en 402pt\n[Share]@secondary overflow[]"),
    ],
    check: .bar { bar in
      guard bar.isSource, let fiori = FioriBar(bar.toolbar), let item = fiori.single, item.style == .secondary else {
        return []
      }
      return [
        Remark(
          .fails, "alone", "\(bar.name(of: item)) is secondary and the only button of \(bar.toolbar.knownName)", item: item.id,
          text: item.label, blame: .definition, suggestion: "Give it the primary style.", location: item.location)
      ]
    })
}
