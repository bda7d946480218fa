import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let fioriDistribution = Rule(
    id: "fiori-distribution",
    title: "Buttons share a compact bar equally, and stand at the right of a regular one.",
    statements: ["fiori-ios.25"],
    platforms: [.ios, .ipados],
    severity: .note,
    facts: ["distribution"],
    why: "People reach for the place where the button stands in every other app of the suite.",
    examples: [
      .fails(
        "spread over an iPad's bar",
        sketch: "ipados26 en 1024pt\nkind: fiori\nfacts: distribution spread\n[Cancel]@secondary [Save]!",
        mended: "ipados26 en 1024pt\nkind: fiori\nfacts: distribution trailing\n[Cancel]@secondary [Save]!"),
      .fails(
        "side by side at the left of a phone's bar",
        sketch: "ios26 en 402pt\nkind: fiori\nfacts: distribution leading\n[Cancel]@secondary [Save]!",
        mended: "ios26 en 402pt\nkind: fiori\nfacts: distribution equal\n[Cancel]@secondary [Save]!"),
      .passes(
        "equal on a phone", sketch: "ios26 en 402pt\nkind: fiori\nfacts: distribution equal\n[Cancel]@secondary [Save]!"),
      .passes(
        "at the right on an iPad",
        sketch: "ipados26 en 1024pt\nkind: fiori\nfacts: distribution trailing\n[Cancel]@secondary [Save]!"),
      .fails(
        "at the right of an iPad's narrow window",
        sketch: "ipados26 en 375pt\nkind: fiori\nfacts: distribution trailing\n[Cancel]@secondary [Save]!"),
      .fails(
        "equal on a large phone held sideways",
        sketch: "ios26 en 956pt\nkind: fiori\nfacts: distribution equal\n[Cancel]@secondary [Save]!"),
      .passes(
        "equal in an iPad's narrow window",
        sketch: "ipados26 en 375pt\nkind: fiori\nfacts: distribution equal\n[Cancel]@secondary [Save]!"),
      .passes(
        "at the right of a large phone held sideways",
        sketch: "ios26 en 956pt\nkind: fiori\nfacts: distribution trailing\n[Cancel]@secondary [Save]!"),
      .passes("nobody says how", sketch: "ios26 en 402pt\nkind: fiori\n[Cancel]@secondary [Save]!"),
    ],
    check: .bar { bar in
      guard bar.isSource, let fiori = FioriBar(bar.toolbar), fiori.buttons.count > 1,
        let distribution = bar.toolbar.facts.distribution.value
      else { return [] }
      let places = bar.layouts.flatMap(\.environments)
      let isRegular = Set(places.map { Device.isRegular(width: $0.width, on: $0.platform, os: $0.os) })
      // A bar that is compact here and regular there may be laid out for either.
      guard !isRegular.isEmpty, !isRegular.contains(where: { ($0 ? .trailing : .equal) == distribution }) else { return [] }
      let rule: Message =
        isRegular == [true]
        ? "the right of a bar of regular width"
        : isRegular == [false]
          ? "equal widths on a bar of compact width" : "equal widths in compact width and the right in regular width"
      return [
        Remark(
          .fails, "other-distribution",
          "The buttons of \(bar.toolbar.knownName) are laid out as \(distribution.rawValue); the guideline asks for \(rule)",
          blame: .definition, evidence: [.text("distribution", distribution.rawValue)],
          suggestion: "Let the toolbar of the SDK lay the buttons out.")
      ]
    })
}
