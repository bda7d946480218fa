import LintelFindings
import LintelModel

extension Rule {
  static let barFullWidth = Rule(
    id: "bar-full-width",
    title: "A toolbar reaches from one side of the screen to the other.",
    statements: ["fiori-ios.31"],
    platforms: [.ios, .ipados],
    severity: .note,
    facts: ["spansWidth"],
    why: "A bar of half the width looks like a part of the content beside it, and its buttons have half the room.",
    examples: [
      .fails(
        "a bar below one column", sketch: "fiori26 en 402pt\nfacts: spansWidth no\n[Reject]@secondary [Approve]!",
        mended: "fiori26 en 402pt\nfacts: spansWidth yes\n[Reject]@secondary [Approve]!"),
      .passes("the whole width", sketch: "fiori26 en 402pt\nfacts: spansWidth yes\n[Reject]@secondary [Approve]!"),
      .passes("nobody says so", sketch: "fiori26 en 402pt\n[Reject]@secondary [Approve]!"),
    ],
    check: .bar { bar in
      guard bar.isSource, FioriBar(bar.toolbar) != nil, bar.toolbar.facts.spansWidth.value == false else { return [] }
      return [
        Remark(
          .fails, "narrower", "\(bar.toolbar.knownName) does not take the whole width of the screen", blame: .definition,
          suggestion: "Lay it out from one side of the screen to the other.")
      ]
    })
}
