import LintelFindings
import LintelModel

extension Rule {
  static let mixedButtonStyles = Rule(
    id: "mixed-button-styles",
    title: "Tertiary buttons do not stand beside primary or secondary ones.",
    statements: ["fiori-ios.13", "fiori-ios.27"],
    platforms: [.ios, .ipados],
    severity: .note,
    why: "Beside a filled button a bare text looks like a remark, and nobody takes it for an action.",
    examples: [
      .fails(
        "tertiary beside primary",
        sketch: "fiori26 en 402pt\n[Skip]@tertiary [Save]!",
        mended: "fiori26 en 402pt\n[Skip]@secondary [Save]!"),
      .fails(
        "tertiary beside secondary",
        sketch: "fiori26 en 402pt\n[Skip]@tertiary [Later]@secondary",
        mended: "fiori26 en 402pt\n[Skip]@secondary [Later]@secondary"),
      .passes("secondary and primary", sketch: "fiori26 en 402pt\n[Cancel]@secondary [Save]!"),
      .passes("all tertiary", sketch: "fiori26 en 402pt\n[Skip]@tertiary [Later]@tertiary"),
      .passes("all secondary", sketch: "fiori26 en 402pt\n[Skip]@secondary [Later]@secondary"),
    ],
    check: .bar { bar in
      guard bar.isSource, let fiori = FioriBar(bar.toolbar) else { return [] }
      let bare = fiori.buttons.filter { $0.style == .tertiary }
      let filled = fiori.buttons.filter { $0.isPrimary || $0.style == .secondary }
      guard !bare.isEmpty, !filled.isEmpty else { return [] }
      return [
        Remark(
          .fails, "tertiary-and-filled",
          "\(bar.toolbar.knownName) mixes tertiary buttons (\(bare.map(bar.name))) "
            + "with filled ones (\(filled.map(bar.name)))",
          blame: .definition,
          evidence: [.count("tertiary", bare.count, "buttons"), .count("filled", filled.count, "buttons")],
          suggestion: filled.contains(where: \.isPrimary)
            ? "Give the other buttons the secondary style."
            : "Give all buttons the secondary style, or all the tertiary one.")
      ]
    })
}
