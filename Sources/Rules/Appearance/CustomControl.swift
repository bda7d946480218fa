import LintelFindings
import LintelModel

extension Rule {
  static let customControl = Rule(
    id: "custom-control",
    title: "A control that the app draws has corners concentric with the bar's.",
    statements: ["hig-2025.09"],
    severity: .note,
    facts: ["hasConcentricCorners", "respondsToTaps"],
    why:
      "Corners with another centre than the bar's look misplaced; the system's own controls follow the bar by themselves.",
    examples: [
      .fails(
        "square corners",
        sketch: "ios26 en 402pt\nfacts trailing1: hasConcentricCorners no\n| Mix | view[Level 80pt]",
        mended: "ios26 en 402pt\nfacts trailing1: hasConcentricCorners yes\n| Mix | view[Level 80pt]"),
      .needsReview(
        "a view that reacts to taps", sketch: "ios26 en 402pt\nfacts trailing1: respondsToTaps yes\n| Mix | view[Level 80pt]"
      ),
      .passes(
        "concentric corners",
        sketch: "ios26 en 402pt\nfacts trailing1: respondsToTaps yes, hasConcentricCorners yes\n| Mix | view[Level 80pt]"),
      .passes("a view that only shows something", sketch: "ios26 en 402pt\n| Mix | view[Level 80pt]"),
      .passes("the system's button", sketch: "ios26 en 402pt\nfacts trailing1: respondsToTaps yes\n| Mix | [Level]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind != .sheetButtons else { return [] }
      return bar.toolbar.items.compactMap { item in
        guard !item.kind.isSpacer else { return nil }
        let suggestion: Message = "Use a control of the system's, or corners whose centre is that of the bar's."
        switch item.facts.hasConcentricCorners.value {
        case true?: return nil
        case false?:
          return Remark(
            .fails, "other-corners", "The corners of \(bar.name(of: item)) are not concentric with the bar's", item: item.id,
            blame: .definition, suggestion: suggestion, location: item.location)
        case nil:
          // An image has no corners of a control.
          guard item.kind == .customView, item.symbol == nil, item.facts.respondsToTaps.value == true else { return nil }
          return Remark(
            .needsReview, "corners-unknown",
            "\(bar.name(of: item)) is a control of the app's own; nothing says whether its corners are concentric with the bar's",
            certainty: .possible, item: item.id, blame: .definition, suggestion: suggestion, location: item.location)
        }
      }
    })
}
