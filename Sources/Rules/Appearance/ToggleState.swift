import LintelFindings
import LintelModel

extension Rule {
  static let toggleState = Rule(
    id: "toggle-state",
    title: "A two-state item says its state: another label or another symbol for each.",
    statements: ["hig-2023.16"],
    severity: .warning,
    isAboutAccess: true,
    why: "A button that looks and reads the same in both states does not tell whether the thing is on.",
    examples: [
      .fails("one label for both", sketch: "ios18 en 375pt\nkind: toolbar\ntoggle[Mute / Mute] -- [Share]"),
      .fails(
        "the translation lost the difference",
        sketch:
          "ios18 de 375pt\nkind: toolbar\nsource en: toggle[Play / Pause] -- [Share]\ntoggle[Wiedergabe / Wiedergabe] -- [Teilen]"
      ),
      .fails(
        "one symbol for both",
        sketch: "ios18 en 375pt\nkind: toolbar\nfacts item1: otherSymbol star\n{star \"Favorite\"} -- [Share]",
        mended: "ios18 en 375pt\nkind: toolbar\nfacts item1: otherSymbol star.fill\n{star \"Favorite\"} -- [Share]"),
      .needsReview(
        "the symbol may differ", sketch: "ios18 en 375pt\nkind: toolbar\ntoggle[Mute / Mute {speaker}] -- [Share]"),
      .passes("two labels", sketch: "ios18 en 375pt\nkind: toolbar\ntoggle[Play / Pause] -- [Share]"),
      .passes(
        "two symbols",
        sketch: "ios18 en 375pt\nkind: toolbar\nfacts item1: otherSymbol star.fill\n{star \"Favorite\"} -- [Share]"),
      .passes(
        "nobody says what the other state looks like", sketch: "ios18 en 375pt\nkind: toolbar\ntoggle[Bold] -- [Share]"),
    ],
    check: .bar { bar in
      // By index: few items have two states, and to copy one costs more than to look at it.
      let items = bar.toolbar.items
      return items.indices.compactMap { index -> Remark? in
        guard !items[index].otherLabel.values.isEmpty || items[index].facts.otherSymbol.value != nil else { return nil }
        let item = items[index]
        let own = bar.ownValue(of: item.label)?.text
        let other = bar.ownValue(of: item.otherLabel)?.text
        let labelsDiffer: Bool? = if let own, let other { own != other } else { nil }
        let symbolsDiffer: Bool? =
          if let symbol = item.symbol, let other = item.facts.otherSymbol.value { symbol != other } else { nil }
        guard labelsDiffer != true, symbolsDiffer != true, labelsDiffer == false || bar.isSource && symbolsDiffer == false
        else { return nil }
        // What is the same in the source is reported there.
        if !bar.isSource, let source = bar.sourceValue(of: item.label)?.text,
          source == bar.sourceValue(of: item.otherLabel)?.text
        {
          return nil
        }
        let isSure = item.symbol == nil || symbolsDiffer == false
        return Remark(
          isSure ? .fails : .needsReview, labelsDiffer == false ? "same-label" : "same-symbol",
          labelsDiffer == false
            ? same(label: own ?? "", of: bar.name(of: item), isSure: isSure)
            : "\(bar.name(of: item)) has the symbol \(item.symbol ?? "") in both of its states",
          certainty: isSure ? .certain : .possible, item: item.id,
          text: item.otherLabel.isPresent ? item.otherLabel : item.label,
          blame: bar.isSource ? .definition : .translation,
          suggestion: labelsDiffer == false ? "Name each state differently." : "Show another symbol in the other state.",
          location: bar.isSource ? (labelsDiffer == false ? item.location : item.symbolPlace) : nil)
      }
    })

  /// Whole sentences: a language may put what is doubted elsewhere.
  private static func same(label: String, of name: Message, isSure: Bool) -> Message {
    isSure
      ? "\(name) has the label “\(label)” in both of its states"
      : "\(name) has the label “\(label)” in both of its states; its symbol may differ"
  }
}
