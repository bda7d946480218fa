import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let tooManyItems = Rule(
    id: "too-many-items",
    title: "A bar has no more items than people can tell apart.",
    statements: ["hig-2025.01", "hig-2025.45", "hig-2023.06"],
    severity: .note,
    why:
      "Among too many items the right one is hard to find and easy to miss with a finger. The guideline gives no number; the "
      + "limits are Lintel's: 5 items on an iPhone, 12 on iPad, Mac, Apple TV and Apple Vision, and in a row on a watch two texts or three "
      + "symbols.",
    examples: [
      .fails(
        "six on an iPhone",
        sketch: "ios26 en 440pt\nkind: toolbar\n{plus} {trash} {folder} -- {gear} {star} {flag}",
        mended: "ios26 en 440pt\nkind: toolbar\n{plus} {trash} {folder} -- {gear} …"),
      .fails(
        "thirteen in a window",
        sketch: "macos26 en 1400pt\nkind: window\n{a} {b} {c} {d} {e} {f} - {g} {h} {i} {j} {k} {l} {m}",
        mended: "macos26 en 1400pt\nkind: window\n{a} {b} {c} {d} {e} {f} - {g} {h} {i} {j} {k} {l}"),
      .fails("three texts in a row on a watch", sketch: "watchos26 en 198pt\n[Add] [Sort] [Find]"),
      .fails("four symbols in a row on a watch", sketch: "watchos26 en 198pt\n{plus} {trash} {star} {flag}"),
      .passes("five, and spaces", sketch: "ios26 en 440pt\nkind: toolbar\n{plus} {trash} -- {folder} -- {gear} {star}"),
      .passes("five and a More menu", sketch: "ios26 en 440pt\nkind: toolbar\n{plus} {trash} {folder} {gear} {star} -- …"),
      .passes("six on an iPad", sketch: "ipados26 en 834pt\nkind: toolbar\n{plus} {trash} {folder} -- {gear} {star} {flag}"),
      .passes(
        "what people may add does not count",
        sketch: "ios26 en 440pt\nkind: toolbar\n{plus} {trash} {folder} {gear} {star} {flag}?"),
      .passes("three symbols in a row on a watch", sketch: "watchos26 en 198pt\n{plus} {trash} {star}"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.isAppleToolbar else { return [] }
      if bar.toolbar.kind == .watchToolbar {
        return WatchRow.rows(of: bar.toolbar).compactMap { $0.remark(on: bar.toolbar) }
      }
      let limits = bar.toolbar.platforms.compactMap { platform in
        let generation = BarGeneration.of(platform, OSLine.audited.last!)
        return generation.figure(ifKnown: .mostItems).map { _ in (platform, generation.count(.mostItems)) }
      }
      guard let (platform, limit) = limits.min(by: { $0.1 < $1.1 }) else { return [] }
      let count = bar.toolbar.controlsOnBar.map { max(1, $0.controlCount) }.reduce(0, +)
      guard count > limit else { return [] }
      return [
        Remark(
          .fails, "too-many",
          "\(bar.toolbar.knownName) has \(count) items on \(platform.name), where more than \(limit) are many",
          blame: .definition, evidence: [.count("items", count, "items"), .count("limit", limit, "items")],
          suggestion: "Keep the actions that people use most, and move the others to a menu.", count: count)
      ]
    })
}

/// What is side by side on a watch: at the top, or at the bottom.
private struct WatchRow {
  let items: [Item]
  let place: Message

  static func rows(of toolbar: Toolbar) -> [WatchRow] {
    let items = toolbar.controlsOnBar
    return [
      WatchRow(items: items.filter { $0.placement != .bottom }, place: "at the top"),
      WatchRow(items: items.filter { $0.placement == .bottom }, place: "in a row"),
    ]
  }

  func remark(on toolbar: Toolbar) -> Remark? {
    let texts = items.count(where: \.isTextButton)
    let generation = BarGeneration.of(.watchos, OSLine.audited.last!)
    let (most, mostTexts) = (generation.count(.watchMostButtons), generation.count(.watchMostTextButtons))
    let isOfTexts = texts > mostTexts
    let (count, limit) = isOfTexts ? (texts, mostTexts) : (items.count, most)
    let noun: Message = isOfTexts ? "text buttons" : "buttons"
    guard count > limit else { return nil }
    return Remark(
      .fails, "too-many-in-row",
      "\(toolbar.knownName) has \(count) \(noun) \(place) on a watch, where more than \(limit) are many",
      blame: .definition, evidence: [.count("items", count, "items"), .count("limit", limit, "items")],
      suggestion: "Keep the actions that people use most on the bar.", count: count)
  }
}
