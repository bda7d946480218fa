import LintelFindings
import LintelModel

extension Rule {
  static let preferSymbols = Rule(
    id: "prefer-symbols",
    title: "A bottom toolbar with more than three buttons shows symbols.",
    statements: ["hig-2023.23", "hig-ios11.03", "hig-2014.06", "fiori-ios.09"],
    platforms: [.ios, .ipados],
    severity: .note,
    why:
      "More than three texts stand close together, cannot be told apart at a glance, and have no room for longer languages.",
    examples: [
      .fails(
        "four texts",
        sketch: "ios18 en 375pt\nkind: toolbar\n[Reply] -- [Move] -- [Flag] -- [Delete]",
        mended: "ios18 en 375pt\nkind: toolbar\n"
          + "{arrowshape.turn.up.left \"Reply\"} -- {folder \"Move\"} -- {flag \"Flag\"} -- {trash \"Delete\"}"),
      .fails(
        "texts among symbols",
        sketch: "ios18 en 375pt\nkind: toolbar\n[Reply] -- [Move] -- {flag \"Flag\"} -- {trash \"Delete\"}"),
      .passes(
        "symbols",
        sketch:
          "ios18 en 375pt\nkind: toolbar\n{arrowshape.turn.up.left \"Reply\"} -- "
          + "{folder \"Move\"} -- {flag \"Flag\"} -- {trash \"Delete\"}"
      ),
      .passes("three texts", sketch: "ios18 en 375pt\nkind: toolbar\n[Reply] -- [Move] -- [Delete]"),
      .passes(
        "one action that has no symbol",
        sketch: "ios18 en 375pt\nkind: toolbar\n[Edit] -- {folder \"Move\"} -- {flag \"Flag\"} -- {trash \"Delete\"}"),
      .passes(
        "a menu takes the others", in: .fioriIOS,
        sketch: "fiori26 en 402pt\n[Reply]@secondary [Move]@secondary [Flag]@secondary [Delete]@secondary overflow[]"),
    ],
    check: .barByProfile { bar, profile in
      guard bar.isSource, let buttons = BottomButtons(bar.toolbar, in: profile), buttons.all.count > 3,
        buttons.texts.count > 1, !buttons.hasOverflow
      else { return [] }
      // SAP's bar makes the overflow menu itself.
      if bar.toolbar.kind == .fioriToolbar { return [] }
      return [
        Remark(
          .fails, "many-texts",
          "\(bar.toolbar.knownName) has \(buttons.all.count) buttons, \(buttons.texts.count) of them with a text; "
            + "more than three are shown as symbols",
          blame: .definition,
          evidence: [.count("buttons", buttons.all.count, "buttons"), .count("texts", buttons.texts.count, "buttons")],
          suggestion: profile == .fioriIOS
            ? "Move the less important actions to the overflow menu, or show symbols that everyone knows."
            : "Show symbols, or move some of the actions to a menu.")
      ]
    })
}
