import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let fioriTextButtonCount = Rule(
    id: "fiori-text-button-count",
    title: "A compact bar shows at most two text buttons, a regular one at most three.",
    statements: ["fiori-ios.06", "fiori-ios.07"],
    platforms: [.ios, .ipados],
    severity: .warning,
    why: "A third text on a phone leaves too little room for any of them, above all in longer languages.",
    examples: [
      .fails(
        "three on a phone",
        sketch: "ios26 en 402pt\nkind: toolbar\n[Reply] -- [Move] -- [Delete]",
        mended: "ios26 en 402pt\nkind: toolbar\n[Reply] -- [Delete] -- overflow[]"),
      .fails("four on an iPad", sketch: "ipados26 en 1024pt\nkind: toolbar\n[Reply] -- [Move] -- [Flag] -- [Delete]"),
      .passes("two on a phone", sketch: "ios26 en 402pt\nkind: toolbar\n[Reply] -- [Delete]"),
      .passes("three on an iPad", sketch: "ipados26 en 1024pt\nkind: toolbar\n[Reply] -- [Move] -- [Delete]"),
      .passes(
        "the bar of the SDK moves the third to its overflow menu",
        sketch: "fiori26 en 402pt\n[Reply]@secondary [Move]@secondary [Delete]@secondary"),
      .passes("symbols", sketch: "ios26 en 402pt\nkind: toolbar\n{arrowshape.turn.up.left} -- {folder} -- {trash}"),
    ],
    check: .bar { bar in
      guard bar.isSource, FioriBar(bar.toolbar) != nil else { return [] }
      let texts = Set(bar.toolbar.items.indices.filter { bar.toolbar.items[$0].isTextButton })
      func allowed(_ place: Environment) -> Int {
        let isRegular = Device.isRegular(width: place.width, on: place.platform, os: place.os)
        let figures = BarMetrics.published.generation(place.platform == .ipados ? .fioriPad : .fioriPhone, place.os)
        return figures.count(isRegular ? .fioriMostTextButtonsInRegularWidth : .fioriMostTextButtons)
      }
      let crowded = bar.layouts.flatMap { layout in
        let shown = layout.items.count { $0.place == .onBar && texts.contains($0.item) }
        return layout.environments.filter { shown > allowed($0) }.map { (place: $0, shown: shown) }
      }
      guard let worst = crowded.max(by: { $0.shown - allowed($0.place) < $1.shown - allowed($1.place) }) else { return [] }
      return [
        Remark(
          .fails, "too-many-texts",
          "\(bar.toolbar.knownName) shows \(worst.shown) text buttons on \(worst.place); "
            + "the guideline allows \(allowed(worst.place)) there",
          blame: .definition,
          evidence: [.count("texts", worst.shown, "buttons"), .count("allowed", allowed(worst.place), "buttons")],
          suggestion: "Move the less important actions to the overflow menu.",
          environments: [worst.place] + crowded.map(\.place).filter { $0 != worst.place })
      ]
    })
}
