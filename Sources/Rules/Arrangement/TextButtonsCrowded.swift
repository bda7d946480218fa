import LintelFindings
import LintelModel

extension Rule {
  static let textButtonsCrowded = Rule(
    id: "text-buttons-crowded",
    title: "Between buttons with texts there is a space.",
    statements: ["hig-2025.32", "hig-2023.22", "hig-ios11.07", "hig-2014.07"],
    severity: .note,
    why: "Labels with little between them run together and read like one; a finger hits the wrong one.",
    examples: [
      .fails(
        "two texts",
        sketch: "ios26 en 402pt\nkind: toolbar\n[Reply] [Forward]",
        mended: "ios26 en 402pt\nkind: toolbar\n[Reply] - [Forward]"),
      .fails(
        "a text beside the system's",
        sketch: "ios18 en 375pt\n| Note | [Share] system[edit]",
        mended: "ios18 en 375pt\n| Note | [Share] - system[edit]"),
      .needsReview(
        "texts that the app sorts while it runs",
        sketch: "ios26 en 402pt\nkind: toolbar\nfacts item1: hasKnownPlace no\n[Reply] [Forward]"),
      .passes("a fixed space", sketch: "ios26 en 402pt\nkind: toolbar\n[Reply] - [Forward]"),
      .passes("a flexible space", sketch: "ios18 en 375pt\nkind: toolbar\n[Reply] -- [Forward]"),
      .passes("at either end", sketch: "ios18 en 375pt\n[Share] | Note | [Edit]"),
      .passes("symbols", sketch: "ios26 en 402pt\nkind: toolbar\n[Reply {arrow}] [Forward {arrow}]"),
      .passes("two glass platters", in: .hig2025, sketch: "ios26 en 402pt\n| Note | [Share] & [Select]"),
      .passes("a window's buttons have borders", in: .hig2025, sketch: "macos26 en 800pt\nkind: window\n[Reply] [Forward]"),
    ],
    check: .barByProfile { bar, profile in
      guard bar.isSource, bar.toolbar.isAppleToolbar, bar.toolbar.kind != .windowToolbar else { return [] }
      if profile == .hig2025, bar.toolbar.isArmForOlderSystems { return [] }
      let crowded = BarSections(bar.toolbar, areGroupsParted: profile == .hig2025).neighbours.filter { left, right in
        left.isTextButton && right.isTextButton && !left.isPrimary && !right.isPrimary
      }
      return crowded.map { left, right in
        let gap = gap(between: left, and: right, in: bar)
        return Remark(
          .fails, "no-space",
          "\(bar.name(of: left)) and \(bar.name(of: right)) stand side by side with no space between them"
            + (gap.map { ": about \($0) pt" } ?? ""),
          item: right.id, blame: .definition, evidence: gap.map { [.points("gap", $0)] } ?? [],
          // Where a bar has few buttons, guidelines want texts.
          suggestion: bar.toolbar.controlsOnBar.count > 3
            ? "Put a fixed space between them, or show symbols." : "Put a fixed space between them.",
          location: right.location
        ).asked(whereOrderIsUnknownOn: bar.toolbar)
      }
    })

  /// What is free between two labels where they are closest, in points, best value: what their buttons leave, and the
  /// padding within them.
  private static func gap(between left: Item, and right: Item, in bar: BarInLocale) -> Points? {
    // Which items they are is found out once, and layouts are looked at in their places: there are dozens of them.
    let all = bar.toolbar.items
    let isLeft = all.indices.map { all[$0].id == left.id }
    let isRight = all.indices.map { all[$0].id == right.id }
    return bar.layouts.indices.compactMap { number -> Points? in
      let items = bar.layouts[number].items
      guard let one = items.indices.first(where: { isLeft[items[$0].item] }),
        let other = items.indices.first(where: { isRight[items[$0].item] }),
        let first = items[one].frame, let second = items[other].frame
      else { return nil }
      let between = max(first.x, second.x) - min(first.maxX, second.maxX)
      let padding = [(one, first), (other, second)].compactMap { index, frame in
        items[index].text.map { (frame.width - $0.needed.best) / 2 }
      }
      return max(0, padding.reduce(between, +)).rounded
    }.min()
  }
}
