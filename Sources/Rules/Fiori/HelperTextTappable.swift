import LintelFindings
import LintelModel

extension Rule {
  static let helperTextTappable = Rule(
    id: "helper-text-tappable",
    title: "A helper text only tells, and does nothing on a tap.",
    statements: ["fiori-ios.15"],
    platforms: [.ios, .ipados],
    severity: .warning,
    facts: ["respondsToTaps"],
    why: "Nothing shows that the text is a button: people do not find what it does, or set it off by chance.",
    examples: [
      .fails(
        "a text that opens something",
        sketch: "fiori26 en 402pt\nfacts item1: respondsToTaps yes\nhelp[3 selected] [Delete]!",
        mended: "fiori26 en 402pt\n[Delete]!"),
      .passes("a text", sketch: "fiori26 en 402pt\nfacts item1: respondsToTaps no\nhelp[3 selected] [Delete]!"),
      .passes("nobody says that it does", sketch: "fiori26 en 402pt\nhelp[3 selected] [Delete]!"),
    ],
    check: .bar { bar in
      guard bar.isSource, let fiori = FioriBar(bar.toolbar) else { return [] }
      return fiori.helperTexts.filter { $0.facts.respondsToTaps.value == true }.map { item in
        Remark(
          .fails, "responds", "The helper text \(bar.name(of: item)) does something on a tap", item: item.id,
          text: item.label,
          blame: .definition, suggestion: "Make the action a button, or leave it out.", location: item.location)
      }
    })
}
