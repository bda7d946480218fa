import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let scrollEdgeEffect = Rule(
    id: "scroll-edge-effect",
    title: "A bar above content that scrolls has a scroll edge effect.",
    statements: ["hig-2025.52"],
    severity: .note,
    facts: ["hasScrollEdgeEffect"],
    isAboutAccess: true,
    why: "Without the effect, text that scrolls by shows between and behind the items: neither of the two can be read.",
    examples: [
      .fails(
        "the app turned it off",
        sketch: "ios26 en 402pt\nfacts: isAboveScrollView yes, hasScrollEdgeEffect no\n| Inbox | [Edit]",
        mended: "ios26 en 402pt\nfacts: isAboveScrollView yes, hasScrollEdgeEffect yes\n| Inbox | [Edit]"),
      .passes(
        "nothing scrolls", sketch: "ios26 en 402pt\nfacts: isAboveScrollView no, hasScrollEdgeEffect no\n| Inbox | [Edit]"),
      .passes("the system's", sketch: "ios26 en 402pt\nfacts: isAboveScrollView yes\n| Inbox | [Edit]"),
      .passes(
        "systems that have none",
        sketch: "ios18 en 402pt\nfacts: isAboveScrollView yes, hasScrollEdgeEffect no\n| Inbox | [Edit]"),
      .fails(
        "a list whose effect code hides", files: [
          "Inbox.swift": """
            struct Inbox: View {
              var body: some View {
                List { }
                  .navigationTitle("Inbox")
                  .scrollEdgeEffectHidden(true, for: .top)
              }
            }
            """
        ]),
    ],
    check: .bar { bar in
      let facts = bar.toolbar.facts
      guard bar.isSource, bar.toolbar.isAppleToolbar, facts.hasScrollEdgeEffect.value == false,
        facts.isAboveScrollView.value == true,
        bar.toolbar.osLines.isEmpty || bar.toolbar.osLines.contains(where: { BarGeneration.of(.ios, $0).has(.glass) })
      else { return [] }
      return [
        Remark(
          .fails, "turned-off", "Content scrolls beneath \(bar.toolbar.knownName), and its scroll edge effect is turned off",
          blame: .definition, suggestion: "Leave the effect to the system, or choose its hard style.",
          location: bar.toolbar.noEdgeEffectIsFrom)
      ]
    })
}
