import LintelFindings
import LintelModel

extension Rule {
  static let overflowStretch = Rule(
    id: "overflow-stretch",
    title: "Of two labels that do not fit side by side, the important one takes the full width.",
    statements: ["fiori-ios.22"],
    severity: .warning,
    gravest: .error,
    why: "Where both stay, both are cut, and neither action can be read.",
    examples: [
      .fails(
        "an iPhone's own toolbar takes neither off the bar",
        sketch: "ios18 de 375pt\nkind: toolbar\n[Benachrichtigungen verwalten] -- [Unwiderruflich zurücksetzen]"),
      .needsReview(
        "the one that stays keeps a width of its own",
        sketch: "fiori26 de 375pt\n[Benachrichtigungen]@secondary view[Freigabe abschließen 160pt]@primary"),
      .needsReview(
        "the bar does not share its width out",
        sketch: "fiori26 de 375pt\nfacts: distribution trailing\n[Benachrichtigungen]@secondary [Freigabe abschließen]!"),
      .passes(
        "a Fiori toolbar stretches the one that stays",
        sketch: "fiori26 de 375pt\n[Benachrichtigungen]@secondary [Freigabe abschließen]!"),
      .passes("both fit", sketch: "ios18 de 375pt\nkind: toolbar\n[Verwalten] -- [Sichern]"),
    ],
    check: .bar { bar in
      if bar.toolbar.kind == .toolbar, bar.toolbar.controlsOnBar.count == 2,
        bar.toolbar.controlsOnBar.allSatisfy(\.isTextButton)
      {
        return Crowding(bar).remark(reason: "both-cut", onPlatform: .ios, loss: .unreadable) { layout, over in
          "The two labels of \(bar.toolbar.knownName) "
            + (over > 0 ? "need \(over) pt more than" : "may not fit in")
            + " the \(layout.width) pt of \(layout.environment), and neither leaves the bar"
        }
      }
      guard bar.toolbar.kind == .fioriToolbar else { return [] }
      return Crowding(bar).remark(reason: "not-stretched", loss: .inMenu, where: { Alone($0, in: bar.toolbar)?.isNarrow ?? false }) {
        layout, _ in
        let name = Alone(layout, in: bar.toolbar).map { bar.name(of: $0.item) } ?? .data(bar.toolbar.knownName)
        return "\(name) is alone on the bar in \(layout.environment) and does not take its full width"
      }
    })
}

/// A button that is left alone because the other one did not fit beside it.
private struct Alone {
  let item: Item
  /// Whether the definition keeps it from taking the whole width.
  let isNarrow: Bool

  init?(_ layout: BarLayout, in toolbar: Toolbar) {
    let onBar = layout.items.filter { $0.place == .onBar && toolbar.items[$0.item].kind != .helperText }
    guard onBar.count == 1, layout.items.contains(where: { $0.place != .onBar }) else { return nil }
    item = toolbar.items[onBar[0].item]
    isNarrow = item.fixedWidth != nil || toolbar.facts.distribution.value.map { $0 != .equal } ?? false
  }
}
