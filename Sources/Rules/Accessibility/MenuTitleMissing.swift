import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let menuTitleMissing = Rule(
    id: "menu-title-missing",
    title: "An item that may leave for the overflow menu has a title there.",
    platforms: [.ios, .ipados, .macos],
    severity: .warning,
    isCore: true,
    criteria: ["4.1.2"],
    why:
      "In the overflow menu an item is a line of text; without a title the line is blank, or says the symbol's file name.",
    examples: [
      .fails(
        "symbols without a title on a narrow iPad",
        sketch:
          "ipados26 en 320pt\nkind: toolbar\nimage{a}  image{b} image{c} image{d} image{e} image{f} image{g} image{h} image{i} image{j}"
      ),
      .needsReview(
        "what is spoken may stand in the menu",
        sketch:
          "ipados26 en 320pt\nkind: toolbar\n[A {a}] [B {b}] [C {c}] [D {d}] [E {e}] [F {f}] [G {g}] [H {h}] [I {i}] {j \"J\"}"
      ),
      .passes(
        "titles",
        sketch:
          "ipados26 en 320pt\nkind: toolbar\n[A {a}] [B {b}] [C {c}] [D {d}] [E {e}] [F {f}] [G {g}] [H {h}] [I {i}] [J {j}]"
      ),
      .passes("room for all", sketch: "ipados26 en 1024pt\nkind: toolbar\nimage{a} image{b}"),
    ],
    check: .bar { bar in
      guard bar.isSource, [.navigationBar, .toolbar, .windowToolbar].contains(bar.toolbar.kind) else { return [] }
      return bar.toolbar.items.enumerated().compactMap { index, item in
        guard [.button, .menu, .pullDown, .toggle].contains(item.kind), item.systemItem == nil, !item.isPinned,
          !item.label.isPresent, !item.paletteLabel.isPresent
        else { return nil }
        let gone = Overflow(of: index, in: bar)
        guard let worst = gone.worst else { return nil }
        // Which items leave hangs on their order.
        let isSure =
          worst.certainty == .certain && !item.accessibilityLabel.isPresent && !item.mayBeSetByCode
          && !bar.toolbar.hasUnknownOrder
        return Remark(
          isSure ? .fails : .needsReview, "no-title",
          "The item \(bar.name(of: item)) " + (worst.certainty == .certain && !bar.toolbar.hasUnknownOrder ? "leaves" : "may leave")
            + " for the overflow menu in \(worst.environment), and has no title there"
            + (item.accessibilityLabel.isPresent ? " but what is spoken" : ""),
          certainty: isSure ? .certain : .possible, item: item.id, blame: .definition,
          suggestion: "Give it a title; the bar goes on showing the symbol.", environments: gone.environments,
          location: item.location)
      }
    })
}

/// Where an item leaves the bar for the overflow menu.
private struct Overflow {
  private let found: [(environments: [Environment], certainty: Certainty)]

  init(of index: Int, in bar: BarInLocale) {
    found = bar.layouts.compactMap { layout in
      // macos-label-and-symbol reports a window's items without a label wherever they are. Not every generation of bars has
      // such a menu.
      let environment = layout.environment
      guard [.ios, .ipados].contains(environment.platform),
        BarGeneration.hasOverflowMenu(of: bar.toolbar, in: environment),
        let placed = layout.items.first(where: { $0.item == index }), placed.isLikelyInMenu, let gone = placed.gone
      else { return nil }
      return (layout.environments, gone)
    }.sorted { $0.certainty > $1.certainty }
  }

  var worst: (environment: Environment, certainty: Certainty)? { found.first.map { ($0.environments[0], $0.certainty) } }
  var environments: [Environment] {
    found.filter { $0.certainty == found.first?.certainty }.flatMap(\.environments)
  }
}
