import LintelFindings
import LintelModel

extension Rule {
  static let helperTextWithOverflow = Rule(
    id: "helper-text-with-overflow",
    title: "A bar with a helper text has no overflow button.",
    statements: ["fiori-ios.14"],
    platforms: [.ios, .ipados],
    severity: .note,
    why: "A helper text takes the room that buttons need: beside an overflow button it pushes actions out of sight.",
    examples: [
      .fails("an overflow button beside it", sketch: "fiori26 en 402pt\nhelp[3 selected] [Share]@secondary overflow[]"),
      .fails(
        "more actions than a phone's bar shows",
        sketch: "fiori26 en 402pt\nhelp[3 selected] [Share]@secondary [Move]@secondary [Delete]@secondary"),
      .passes("one action beside it", sketch: "fiori26 en 402pt\nhelp[3 selected] [Share]!"),
      .passes("no helper text", sketch: "fiori26 en 402pt\n[Share]@secondary overflow[]"),
    ],
    check: .bar { bar in
      guard bar.isSource, let fiori = FioriBar(bar.toolbar), let text = fiori.helperTexts.first else { return [] }
      let overflowing = bar.layouts.filter { $0.overflowButton != nil }
      guard fiori.hasOverflow || !overflowing.isEmpty else { return [] }
      let isOwn = fiori.hasOverflow
      return [
        Remark(
          .fails, isOwn ? "overflow-button" : "overflows",
          "\(bar.toolbar.name) has the helper text \(bar.name(of: text)) and "
            + (isOwn ? "an overflow button" : "more actions than fit beside it on \(overflowing[0].environment)"),
          item: text.id, text: text.label, blame: .definition,
          suggestion: "Leave the helper text out, or offer fewer actions.",
          environments: isOwn ? [] : overflowing.flatMap(\.environments), location: text.location)
      ]
    })
}
