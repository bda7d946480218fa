import LintelFindings
import LintelModel

extension Rule {
  static let macosLabelAndSymbol = Rule(
    id: "macos-label-and-symbol",
    title: "On macOS every toolbar item has both a symbol and a label.",
    statements: ["hig-2023.09"],
    platforms: [.macos],
    severity: .warning,
    isAboutAccess: true,
    why: "People choose icons, labels or both; an item that lacks one is blank in that mode and in the overflow menu.",
    examples: [
      .fails(
        "no label",
        sketch: "macos26 en 800pt\nkind: window\n{trash}",
        mended: "macos26 en 800pt\nkind: window\n[Delete {trash}]"),
      .fails(
        "no symbol",
        sketch: "macos26 en 800pt\nkind: window\n[Delete]",
        mended: "macos26 en 800pt\nkind: window\n[Delete {trash}]"),
      .fails(
        "segments without a label",
        sketch: "macos26 en 800pt\nkind: window\nsegments[Day / Week / Month]",
        mended: "macos26 en 800pt\nkind: window\nsegments[Day / Week / Month] (Period)"),
      .needsReview("a view without a label", sketch: "macos26 en 800pt\nkind: window\nview[60pt]"),
      .passes("segments with a label", sketch: "macos26 en 800pt\nkind: window\nsegments[Day / Week / Month] (Period)"),
      .passes("both", sketch: "macos26 en 800pt\nkind: window\n[Delete {trash}]"),
    ],
    check: .toolbar { toolbar, project in
      guard toolbar.kind == .windowToolbar, toolbar.platforms.contains(.macos) else { return [] }
      let bar = BarInLocale(
        toolbar: toolbar, locale: toolbar.sourceLocale, direction: .leftToRight, layouts: [], sourceLayouts: [])
      return unlabelled(in: bar)
        + bar.toolbar.items.filter { [.button, .menu, .pullDown, .toggle].contains($0.kind) }.compactMap { item in
          let hasSymbol = item.symbol != nil || item.systemItem != nil
          let hasLabel = item.label.isPresent || item.systemItem != nil
          guard hasSymbol != hasLabel else { return nil }
          // What has a view of its own shows what that view draws.
          if hasLabel, item.hasMenuForm != .unknown { return nil }
          // Whole sentences: in other languages a label and a symbol have articles of their own.
          let lack: Message =
            hasSymbol ? "The item \(bar.name(of: item)) has no label" : "The item \(bar.name(of: item)) has no symbol"
          let advice: Message = hasSymbol ? "Give it a label." : "Give it a symbol."
          let known = hasSymbol ? UsualName.known(for: item, in: toolbar.sourceLocale, of: project) : nil
          return Remark(
            item.mayBeSetByCode ? .needsReview : .fails, hasSymbol ? "no-label" : "no-symbol",
            lack + (item.mayBeSetByCode ? " in its definition; code may set one" : ""),
            certainty: item.mayBeSetByCode ? .possible : .certain, item: item.id, text: item.label,
            blame: .definition, evidence: known.map { [$0.key.evidence] } ?? [],
            suggestion: known.map { known -> Message in "\(known.advice) \(advice)" } ?? advice, location: item.location)
        }
    })

  /// Controls that show their choices or draw themselves, and have no label of their own below them: segments, and views.
  private static func unlabelled(in bar: BarInLocale) -> [Remark] {
    bar.toolbar.items.filter {
      ($0.kind == .segmentedControl || $0.kind == .customView || $0.kind == .group) && !$0.label.isPresent
        && !$0.paletteLabel.isPresent && $0.systemItem == nil && !$0.accessibilityLabel.isPresent
    }.map { item in
      // What a view draws is known where its segments or its width are.
      let isKnown = item.kind == .segmentedControl && !item.mayBeSetByCode
      return Remark(
        isKnown ? .fails : .needsReview, "control-without-label",
        isKnown
          ? "The \(item.segments.count) segments of \(bar.toolbar.knownName) have no label that tells what they are for"
          : "\(bar.name(of: item)) is a control with no label in its definition; code may set one",
        certainty: isKnown ? .certain : .possible, item: item.id, blame: .definition, suggestion: "Give it a label.",
        location: item.location)
    }
  }
}
