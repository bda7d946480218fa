import LintelFindings
import LintelModel

extension Rule {
  static let overflowOrder = Rule(
    id: "overflow-order",
    title: "The definition says which items leave for the overflow menu first, and the most used leave last.",
    statements: ["hig-2025.02", "fiori-ios.19", "fiori-ios.24"],
    severity: .note,
    why: "Where nobody says which items may leave, the one that people need most can be the one that is gone.",
    examples: [
      .fails(
        "an item that is used much leaves before one that is used little", in: .hig2025,
        sketch: "ipados26 en 834pt\nfacts trailing1: rank 1\nfacts trailing2: rank 5\n| Notes | [Reply]^low [Print]"),
      .fails(
        "an iPad's bar that does not fit, with no priority", in: .hig2025, sketch: "ipados26 en 375pt\n\(manyItems(""))"),
      .passes("one item has a high priority", in: .hig2025, sketch: "ipados26 en 375pt\n\(manyItems("^high"))"),
      .passes("everything fits", in: .hig2025, sketch: "ipados26 en 1194pt\n| Notes | [Archive] [Move]"),
      .needsReview(
        "how wide a window's icon buttons are is not published", in: .hig2025,
        sketch:
          "macos26 en 300pt\nkind: window\ndisplay: iconOnly\n{plus} {trash} {folder} {gear} {star} {flag} {bell} {tag}"),
      .fails(
        "the most used on the left", in: .fioriIOS,
        sketch: "fiori26 en 402pt\nfacts item1: rank 1\nfacts item2: rank 2\n[Edit] [Share]"),
      .fails(
        "a tertiary action leaves after a filled one", in: .fioriIOS,
        sketch: "fiori26 en 402pt\n[Edit]@secondary [Share]@tertiary"),
      .passes(
        "the most used on the right", in: .fioriIOS,
        sketch: "fiori26 en 402pt\nfacts item1: rank 2\nfacts item2: rank 1\n[Share]@tertiary [Edit]!"),
      .passes("nobody says how much they are used", in: .fioriIOS, sketch: "fiori26 en 402pt\n[Edit] [Share]"),
    ],
    check: .barByProfile { bar, profile in
      if profile == .fioriIOS { return bar.isSource ? fioriOrder(of: bar) : [] }
      guard bar.isSource, bar.toolbar.isAppleToolbar else { return [] }
      return [againstUse(in: bar) ?? undeclared(in: bar)].compactMap { $0 }
    })

  private static func manyItems(_ mark: String) -> String {
    "| Notes | [Archive]\(mark) [Duplicate] [Move to Folder] [Export as Text] [Print]"
  }

  /// Of two items whose use is declared, the more used one has the lower priority.
  private static func againstUse(in bar: BarInLocale) -> Remark? {
    let ranked = bar.toolbar.controlsOnBar.compactMap { item in item.facts.rank.value.map { (item, $0) } }
    for (item, rank) in ranked where !item.isPinned {
      guard let lesser = ranked.first(where: { $0.1 > rank && ($0.0.priority > item.priority || $0.0.isPinned) })
      else { continue }
      return Remark(
        .fails, "against-use",
        "\(bar.name(of: item)) leaves the bar before \(bar.name(of: lesser.0)), which is used less (rank \(rank) and \(lesser.1))",
        item: item.id, blame: .definition,
        evidence: [.count("rank", rank, "rank"), .count("rank of the other", lesser.1, "rank")],
        suggestion: "Give the item that is used more the higher visibility priority.", location: item.location)
    }
    return nil
  }

  /// Items leave, and no item is said to leave before another.
  private static func undeclared(in bar: BarInLocale) -> Remark? {
    let controls = bar.toolbar.controlsOnBar
    guard controls.count > 1, controls.allSatisfy({ $0.priority == .standard && !$0.isPinned }) else { return nil }
    let leaving = bar.layouts.compactMap { layout -> (layout: BarLayout, count: Int, certainty: Certainty)? in
      guard layout.environment.commonness == .common, !layout.environment.isAssumed else { return nil }
      let gone = layout.items.filter(\.isLikelyInMenu).compactMap(\.gone)
      return gone.max().map { (layout, gone.count, $0) }
    }
    guard let worst = leaving.max(by: { ($0.certainty, $0.count) < ($1.certainty, $1.count) }) else { return nil }
    let first = bar.thresholds[worst.layout.environment.os]?.lazy.compactMap { threshold -> Item? in
      if case .itemOverflows(let item) = threshold.event { bar.toolbar.items[item] } else { nil }
    }.first
    return Remark(
      worst.certainty == .certain ? .fails : .needsReview, "no-order",
      (worst.count == 1 ? "An item of \(bar.toolbar.name) leaves" : "\(worst.count) items of \(bar.toolbar.name) leave")
        + " for the overflow menu in \(worst.layout.environment), and none has a visibility priority"
        + (first.map { ": \(bar.name(of: $0)) leaves first" } ?? ""),
      certainty: worst.certainty, blame: .definition,
      evidence: [.count("leave", worst.count, "items"), .points("available", worst.layout.width)],
      suggestion: "Give what must stay a high visibility priority, or what may leave a low one.",
      environments: leaving.filter { $0.certainty >= worst.certainty }.flatMap(\.layout.environments))
  }

  /// The rightmost action is the last to leave a Fiori toolbar.
  private static func fioriOrder(of bar: BarInLocale) -> [Remark] {
    guard bar.toolbar.kind == .fioriToolbar || bar.toolbar.kind == .toolbar else { return [] }
    return zip(bar.toolbar.controlsOnBar, bar.toolbar.controlsOnBar.dropFirst()).compactMap { left, right in
      let byRank = left.facts.rank.value.flatMap { mine in right.facts.rank.value.map { mine < $0 } } ?? false
      let byStyle = left.style == .secondary && right.style == .tertiary
      guard byRank || byStyle else { return nil }
      return Remark(
        .fails, byRank ? "against-use" : "against-style",
        "\(bar.name(of: left)) stands left of \(bar.name(of: right)), which is "
          + (byRank ? "used less" : "a tertiary action") + ", and overflows before it",
        item: left.id, blame: .definition, suggestion: "Put the actions that are used most furthest to the right.",
        location: left.location)
    }
  }
}
