import LintelFindings
import LintelModel

extension Rule {
  static let searchCollapse = Rule(
    id: "search-collapse",
    title: "A search field makes room before other items leave the bar.",
    statements: ["hig-2023.32"],
    platforms: [.macos],
    severity: .note,
    facts: ["canCollapse"],
    why: "A field as wide as four buttons keeps its width while the buttons go to a menu, where few look for them.",
    examples: [
      .fails(
        "a field that keeps its width",
        sketch: "macos15 en 500pt\nfacts item3: canCollapse no\nview[Zoom 240pt] view[Speed 240pt] search[Find]",
        mended: "macos15 en 500pt\nfacts item3: canCollapse yes\nview[Zoom 240pt] view[Speed 240pt] search[Find]"),
      .needsReview(
        "how wide icon buttons are is not published",
        sketch:
          "macos15 en 300pt\nfacts item8: canCollapse no\n[A {plus}] [B {trash}] [C {gear}] [D {star}] [E {flag}] [F {bell}] "
          + "[G {tag}] search[Find]"),
      .passes(
        "a field that becomes a button",
        sketch: "macos15 en 500pt\nfacts item3: canCollapse yes\nview[Zoom 240pt] view[Speed 240pt] search[Find]"),
      .passes(
        "room for all",
        sketch: "macos15 en 1400pt\nfacts item3: canCollapse no\nview[Zoom 240pt] view[Speed 240pt] search[Find]"),
      .passes("nothing is known", sketch: "macos15 en 500pt\nview[Zoom 240pt] view[Speed 240pt] search[Find]"),
    ],
    check: .bar { bar in
      guard bar.toolbar.kind == .windowToolbar,
        let search = bar.toolbar.items.first(where: {
          $0.isInDefaultSet && $0.kind == .searchField && $0.facts.canCollapse.value == false
        })
      else { return [] }
      let crowded = bar.layouts.filter { layout in
        // Where the source language's items leave as well, it is reported there.
        layout.gone != nil && (bar.isSource || bar.source(of: layout)?.gone == nil)
      }
      guard let worst = crowded.max(by: { ($0.gone ?? .possible) < ($1.gone ?? .possible) }), let certainty = worst.gone
      else {
        return []
      }
      let gone = worst.items.filter { $0.gone == certainty }.map { bar.name(of: bar.toolbar.items[$0.item]) }
      return [
        Remark(
          certainty == .certain ? .fails : .needsReview, "keeps-width",
          "The search field keeps its width in \(worst.environment), and these "
            + (certainty == .certain ? "leave" : "may leave") + " for the overflow menu: \(gone)",
          certainty: certainty, item: search.id, blame: .definition, evidence: [.points("available", worst.width)],
          suggestion: "Make it an NSSearchToolbarItem, which becomes a button where space is short.",
          environments: crowded.filter { $0.gone == certainty }.flatMap(\.environments), location: search.location)
      ]
    })
}

extension BarLayout {
  /// How sure it is that an item has left for the overflow menu; nil if none has.
  fileprivate var gone: Certainty? { items.compactMap(\.gone).max() }
}
