import LintelFindings
import LintelModel

extension Rule {
  static let fioriDistribution = Rule(
    id: "fiori-distribution",
    title: "Buttons share a compact bar equally, and stand at the right of a regular one.",
    statements: ["fiori-ios.25"],
    platforms: [.ios, .ipados],
    severity: .note,
    isDeclarationOnly: true,
    why: "People reach for the place where the button stands in every other app of the suite.",
    examples: [
      .fails(
        "spread over an iPad's bar",
        sketch: "ipados26 en 1024pt\nkind: fiori\nfacts: distribution spread\n[Cancel]@secondary [Save]!"),
      .fails(
        "side by side at the left of a phone's bar",
        sketch: "ios26 en 402pt\nkind: fiori\nfacts: distribution leading\n[Cancel]@secondary [Save]!"),
      .passes(
        "equal on a phone", sketch: "ios26 en 402pt\nkind: fiori\nfacts: distribution equal\n[Cancel]@secondary [Save]!"),
      .passes(
        "at the right on an iPad",
        sketch: "ipados26 en 1024pt\nkind: fiori\nfacts: distribution trailing\n[Cancel]@secondary [Save]!"),
      .passes("nobody says how", sketch: "ios26 en 402pt\nkind: fiori\n[Cancel]@secondary [Save]!"),
    ],
    check: .bar { bar in
      guard bar.isSource, let fiori = FioriBar(bar.toolbar), fiori.buttons.count > 1,
        let distribution = bar.toolbar.facts.distribution.value
      else { return [] }
      let platforms = Set(bar.toolbar.platforms).intersection([.ios, .ipados])
      let wanted: [Platform: BarFacts.Distribution] = [.ios: .equal, .ipados: .trailing]
      // A bar of both may be laid out for each of them.
      guard !platforms.isEmpty, !platforms.contains(where: { wanted[$0] == distribution }) else { return [] }
      let rule =
        platforms == [.ipados]
        ? "at the right on an iPad"
        : platforms == [.ios] ? "equal widths on a phone" : "equal widths on a phone and the right on an iPad"
      return [
        Remark(
          .fails, "other-distribution",
          "The buttons of \(bar.toolbar.name) are laid out as \(distribution.rawValue); the guideline asks for \(rule)",
          blame: .definition, evidence: [.text("distribution", distribution.rawValue)],
          suggestion: "Let the toolbar of the SDK lay the buttons out.")
      ]
    })
}
