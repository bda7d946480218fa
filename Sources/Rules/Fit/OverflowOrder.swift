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
        sketch: "ipados26 en 834pt\nfacts trailing1: rank 1\nfacts trailing2: rank 5\n| Notes | [Reply]^low [Print]",
        mended: "ipados26 en 834pt\nfacts trailing1: rank 1\nfacts trailing2: rank 5\n| Notes | [Reply]^high [Print]"),
      .fails(
        "an iPad's bar that does not fit, with no priority", in: .hig2025,
        sketch: "ipados26 en 375pt\n\(manyItems(""))",
        mended: "ipados26 en 375pt\n\(manyItems("^high"))"),
      .fails(
        "only the translation does not fit", in: .hig2025,
        sketch: "ipados26 de 507pt\nsource en: | Notes | [Copy] [Move] [Print]\n"
          + "| Notizen | [Duplizieren und bearbeiten] [In einen anderen Ordner verschieben] [Auf einem Drucker ausgeben]"),
      .needsReview(
        "the bar of SAP's SDK keeps its first items", in: .fioriIOS,
        sketch: "fiori26 en 375pt\nfacts: staying first\n[Forward]@secondary [Assign]@secondary [Approve]!"),
      .passes("one item has a high priority", in: .hig2025, sketch: "ipados26 en 375pt\n\(manyItems("^high"))"),
      .passes("everything fits", in: .hig2025, sketch: "ipados26 en 1194pt\n| Notes | [Archive] [Move]"),
      .needsReview(
        "how wide a window's icon buttons are is not published", in: .hig2025,
        sketch:
          "macos26 en 300pt\nkind: window\ndisplay: iconOnly\n{plus} {trash} {folder} {gear} {star} {flag} {bell} {tag}"),
      .fails(
        "the most used on the left", in: .fioriIOS,
        sketch: "fiori26 en 402pt\nfacts item1: rank 1\nfacts item2: rank 2\n[Edit] [Share]",
        mended: "fiori26 en 402pt\nfacts item1: rank 2\nfacts item2: rank 1\n[Share] [Edit]"),
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
      guard bar.toolbar.isAppleToolbar else { return [] }
      return [bar.isSource ? againstUse(in: bar) ?? undeclared(in: bar) : undeclared(in: bar)].compactMap { $0 }
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
    guard bar.toolbar.hasSeveralControlsAndNoOrder else { return nil }
    // Where the source language loses items, too, it is reported there; what only may leave in a translation is not reported.
    let source = bar.sourceLayouts
    guard bar.isSource || !source.indices.contains(where: { source[$0].items.contains(where: \.isLikelyInMenu) }) else {
      return nil
    }
    // By number: to copy a layout counts a dozen references, and in most of them nothing leaves.
    let leaving = bar.layouts.indices.compactMap { number -> (layout: Int, count: Int, certainty: Certainty)? in
      guard bar.layouts[number].environment.commonness == .common, !bar.layouts[number].environment.isAssumed else {
        return nil
      }
      let gone = bar.layouts[number].items.filter(\.isLikelyInMenu).compactMap(\.gone)
      return gone.max().map { (number, gone.count, $0) }
    }
    guard let worst = leaving.max(by: { ($0.certainty, $0.count) < ($1.certainty, $1.count) }) else { return nil }
    guard bar.isSource || worst.certainty == .certain else { return nil }
    let layout = bar.layouts[worst.layout]
    // Which one leaves first hangs on the order.
    let thresholds = bar.toolbar.hasUnknownOrder ? [] : bar.thresholds[layout.environment.os] ?? []
    let first = thresholds.lazy.compactMap { threshold -> Item? in
      if case .itemOverflows(let item) = threshold.event { bar.toolbar.items[item] } else { nil }
    }.first
    return Remark(
      worst.certainty == .certain ? .fails : .needsReview, "no-order",
      (worst.count == 1 ? "An item of \(bar.toolbar.knownName) leaves" : "\(worst.count) items of \(bar.toolbar.knownName) leave")
        + " for the overflow menu in \(layout.environment), and none has a visibility priority"
        + (first.map { ": \(bar.name(of: $0)) leaves first" } ?? ""),
      certainty: worst.certainty, blame: .definition,
      evidence: [.count("leave", worst.count, "items"), .points("available", layout.width)],
      suggestion: "Give what must stay a high visibility priority, or what may leave a low one.",
      environments: leaving.filter { $0.certainty >= worst.certainty }.flatMap { bar.layouts[$0.layout].environments })
  }

  /// The rightmost action is the last to leave a Fiori toolbar.
  private static func fioriOrder(of bar: BarInLocale) -> [Remark] {
    guard bar.toolbar.kind == .fioriToolbar || bar.toolbar.kind == .toolbar else { return [] }
    if bar.toolbar.facts.staying.value == .first { return [primaryLeaves(in: bar)].compactMap { $0 } }
    return zip(bar.toolbar.controlsOnBar, bar.toolbar.controlsOnBar.dropFirst()).compactMap { left, right in
      let byRank = left.facts.rank.value.flatMap { mine in right.facts.rank.value.map { mine < $0 } } ?? false
      let byStyle = left.style == .secondary && right.style == .tertiary
      guard byRank || byStyle else { return nil }
      return Remark(
        .fails, byRank ? "against-use" : "against-style",
        "\(bar.name(of: left)) stands left of \(bar.name(of: right)), which is "
          + (byRank ? "used less" : "a tertiary action") + ", and overflows before it",
        item: left.id, blame: .definition, suggestion: "Put the actions that are used most furthest to the right.",
        location: left.location
      ).asked(whereOrderIsUnknownOn: bar.toolbar)
    }
  }

  /// SAP's SDK keeps the first items, and so takes the primary action, which is at the right, off the bar first.
  private static func primaryLeaves(in bar: BarInLocale) -> Remark? {
    guard let index = bar.toolbar.items.lastIndex(where: { $0.isPrimary && $0.isInDefaultSet }) else { return nil }
    let leaving = bar.layouts.filter { layout in
      layout.items.contains { $0.item == index && $0.isLikelyInMenu }
        && layout.items.contains { $0.place == .onBar && bar.toolbar.items[$0.item].isControl }
    }
    guard let worst = leaving.first else { return nil }
    let item = bar.toolbar.items[index]
    return Remark(
      .needsReview, "primary-leaves",
      "The primary action \(bar.name(of: item)) is in the overflow menu in \(worst.environment), while others stand on the bar",
      certainty: .likely, item: item.id, blame: .definition,
      suggestion: "Offer fewer actions beside it: SAP’s SDK keeps the first ones.",
      environments: leaving.flatMap(\.environments), location: item.location
    ).asked(whereOrderIsUnknownOn: bar.toolbar)
  }
}

extension Toolbar {
  /// Whether several controls are on the bar and none of them is said to leave before another. By index, as it is asked in
  /// every language: to copy an item costs more than to look at it.
  fileprivate var hasSeveralControlsAndNoOrder: Bool {
    let controls = items.indices.filter {
      items[$0].isInDefaultSet && items[$0].facts.isInMoreMenu.value != true && items[$0].isControl
    }
    return controls.count > 1 && controls.allSatisfy { items[$0].priority == .standard && !items[$0].isPinned }
  }
}
