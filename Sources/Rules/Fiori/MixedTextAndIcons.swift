import LintelFindings
import LintelModel

extension Rule {
  static let mixedTextAndIcons = Rule(
    id: "mixed-text-and-icons",
    title: "A bar shows text buttons or icon buttons, not both.",
    statements: ["fiori-ios.12"],
    platforms: [.ios, .ipados],
    severity: .note,
    why: "Beside words an icon looks like a different kind of control, and the bar like two.",
    examples: [
      .fails(
        "a text beside an icon",
        sketch: "fiori26 en 402pt\n[Move]@secondary {trash \"Delete\"}",
        mended: "fiori26 en 402pt\n{folder \"Move\"} {trash \"Delete\"}"),
      .passes(
        "an item that people must add first", sketch: "fiori26 en 402pt\n[Move]@secondary {trash \"Delete\"}?"),
      .passes(
        "a control that is neither", sketch: "ios26 en 402pt\nkind: toolbar\nsegments[Day / Week] -- {trash \"Delete\"}"),
      .passes("texts", sketch: "fiori26 en 402pt\n[Move]@secondary [Delete]@secondary"),
      .passes("icons", sketch: "fiori26 en 402pt\n{folder \"Move\"} {trash \"Delete\"}"),
      .passes(
        "the overflow button is the one exception",
        sketch: "fiori26 en 402pt\n[Move]@secondary [Delete]@secondary overflow[]"),
      .passes(
        "so is a More menu",
        sketch: "fiori26 en 402pt\n[Move]@secondary [Delete]@secondary menu[Flag / Print {ellipsis} \"More\"]"),
    ],
    check: .bar { bar in
      guard bar.isSource, let fiori = FioriBar(bar.toolbar) else { return [] }
      let texts = fiori.buttons.filter(\.isTextButton)
      let icons = fiori.buttons.filter(\.isSymbolButton)
      guard !texts.isEmpty, !icons.isEmpty else { return [] }
      return [
        Remark(
          .fails, "mixed",
          "\(bar.toolbar.knownName) mixes texts (\(texts.map(bar.name))) "
            + "and icons (\(icons.map(bar.name)))",
          blame: .definition, evidence: [.count("texts", texts.count, "buttons"), .count("icons", icons.count, "buttons")],
          suggestion: "Show texts only, or icons only.")
      ]
    })
}
