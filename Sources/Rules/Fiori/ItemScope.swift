import LintelFindings
import LintelModel

extension Rule {
  static let itemScope = Rule(
    id: "item-scope",
    title: "A toolbar's actions are for the whole view.",
    statements: ["fiori-ios.11"],
    platforms: [.ios, .ipados],
    severity: .note,
    facts: ["actsOnItemsOnly"],
    why: "From the bottom of the screen nobody can tell which of the items above an action is meant for.",
    examples: [
      .fails(
        "actions for single rows",
        sketch: "fiori26 en 402pt\nfacts: actsOnItemsOnly yes\n[Call]@secondary [Open]!",
        mended: "fiori26 en 402pt\nfacts: actsOnItemsOnly no\n[Call]@secondary [Open]!"),
      .passes("actions for the view", sketch: "fiori26 en 402pt\nfacts: actsOnItemsOnly no\n[Cancel]@secondary [Save]!"),
      .passes("nobody says so", sketch: "fiori26 en 402pt\n[Cancel]@secondary [Save]!"),
    ],
    check: .bar { bar in
      guard bar.isSource, FioriBar(bar.toolbar) != nil, bar.toolbar.facts.actsOnItemsOnly.value == true else { return [] }
      return [
        Remark(
          .fails, "items-only", "The actions of \(bar.toolbar.knownName) are for particular items of the view, not for the view",
          blame: .definition, suggestion: "Put the actions where the items are.")
      ]
    })
}
