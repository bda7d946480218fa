import LintelFindings
import LintelModel

extension Rule {
  static let stateByColor = Rule(
    id: "state-by-color",
    title: "An item's states differ by more than colour.",
    severity: .warning,
    isCore: true,
    criteria: ["1.4.1"],
    facts: ["showsStateByColorOnly"],
    why: "Who does not see the colour does not see whether it is on.",
    examples: [
      .fails(
        "on is red, off is grey",
        sketch: "ios26 en 402pt\nfacts trailing1: showsStateByColorOnly yes\n| Call | {mic \"Mute\"}",
        mended: "ios26 en 402pt\nfacts trailing1: showsStateByColorOnly no, otherSymbol mic.slash\n| Call | {mic \"Mute\"}"),
      .needsReview(
        "one symbol for both states",
        sketch: "ios26 en 402pt\nfacts trailing1: otherSymbol mic\n| Call | toggle[{mic} \"Mute\"]"),
      .passes(
        "two symbols", sketch: "ios26 en 402pt\nfacts trailing1: otherSymbol mic.slash\n| Call | toggle[{mic} \"Mute\"]"),
      .passes("nothing known", sketch: "ios26 en 402pt\n| Call | {mic \"Mute\"}"),
    ],
    check: .bar { bar in
      guard bar.isSource else { return [] }
      return bar.toolbar.items.filter(\.isOperable).compactMap { item in
        let declared = item.facts.showsStateByColorOnly.value
        let isAlike =
          item.kind == .toggle && item.symbol != nil && item.facts.otherSymbol.value == item.symbol
          && !item.otherLabel.isPresent
        guard declared == true || declared == nil && isAlike else { return nil }
        return Remark(
          declared == true ? .fails : .needsReview, "color-only",
          "The states of \(bar.name(of: item)) "
            + (declared == true ? "differ by colour only" : "have one symbol: what else tells them apart?"),
          certainty: declared == true ? .certain : .possible, item: item.id, blame: .definition,
          suggestion: "Give the states two symbols, or a mark that only one of them has.", location: item.location)
      }
    })
}
