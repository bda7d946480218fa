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
      .fails(
        "an overflow button beside it",
        sketch: "fiori26 en 402pt\nhelp[3 selected] [Share]@secondary overflow[]",
        mended: "fiori26 en 402pt\n[Share]@secondary overflow[]"),
      .fails(
        "more actions than a phone's bar shows",
        sketch: "fiori26 en 402pt\nhelp[3 selected] [Share]@secondary [Move]@secondary [Delete]@secondary",
        mended: "fiori26 en 402pt\nhelp[3 selected] [Move]@secondary [Delete]@secondary"),
      .needsReview(
        "only the translation leaves no room for both",
        sketch: "fiori26 de 375pt\nsource en: help[3 selected] [Share]@secondary [Save]!\n"
          + "help[3 gewählt] [Benachrichtigen]@secondary [Unwiderruflich speichern]!"),
      .passes("one action beside it", sketch: "fiori26 en 402pt\nhelp[3 selected] [Share]!"),
      .passes("no helper text", sketch: "fiori26 en 402pt\n[Share]@secondary overflow[]"),
    ],
    check: .bar { bar in
      guard let fiori = FioriBar(bar.toolbar), let text = fiori.helperTexts.first else { return [] }
      let overflowing = bar.layouts.filter { $0.overflowButton != nil }
      let isOwn = fiori.hasOverflow
      guard isOwn || !overflowing.isEmpty else { return [] }
      // What the source language has as well is reported there.
      guard bar.isSource || !isOwn && !bar.sourceLayouts.contains(where: { $0.overflowButton != nil }) else { return [] }
      return [
        Remark(
          bar.isSource ? .fails : .needsReview, isOwn ? "overflow-button" : "overflows",
          "\(bar.toolbar.knownName) has the helper text \(bar.name(of: text)) and "
            + (isOwn ? "an overflow button" : "more actions than fit beside it on \(overflowing[0].environment)"),
          certainty: bar.isSource ? .certain : .likely, item: text.id, text: text.label,
          blame: bar.isSource ? .definition : .translation,
          suggestion: bar.isSource
            ? "Leave the helper text out, or offer fewer actions."
            : Shortened(bar, overflowing[0]).advice ?? "Leave the helper text out, or offer fewer actions.",
          environments: isOwn ? [] : overflowing.flatMap(\.environments), location: bar.isSource ? text.location : nil)
      ]
    })
}
