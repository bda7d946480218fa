import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let appearanceInconsistent = Rule(
    id: "appearance-inconsistent",
    title: "All items of a bar share one visual style.",
    statements: ["hig-2023.15"],
    severity: .note,
    why:
      "One item with a border, with colours or with another kind of symbol looks more important than its neighbours, or selected.",
    examples: [
      .fails(
        "a border around one of them",
        sketch:
          "macos26 en 800pt\nkind: window\nfacts leading1: hasBezel yes\nfacts leading2: hasBezel no\n[Reply {arrowshape.turn.up.left}] [Delete {trash}] | Mail |"
      ),
      .fails(
        "filled beside outlined",
        sketch: "ios18 en 375pt\nkind: toolbar\n{trash.fill \"Delete\"} -- {folder \"Move\"}",
        mended: "ios18 en 375pt\nkind: toolbar\n{trash \"Delete\"} -- {folder \"Move\"}"),
      .fails(
        "colours in one of them",
        sketch:
          "ios18 en 375pt\nkind: toolbar\nfacts item1: isFullColor yes\nfacts item2: isFullColor no\nimage{stamp \"Stamp\"} image{seal \"Seal\"}"
      ),
      .fails(
        "a text among symbols",
        sketch: "ios18 en 375pt\nkind: toolbar\n[Reply] -- {folder \"Move\"} -- {flag \"Flag\"} -- {trash \"Delete\"}",
        mended:
          "ios18 en 375pt\nkind: toolbar\n{arrowshape.turn.up.left \"Reply\"} -- {folder \"Move\"} -- {flag \"Flag\"} -- "
          + "{trash \"Delete\"}"),
      .fails(
        "an image in colours beside a system symbol",
        sketch: "ios18 en 375pt\nkind: toolbar\nfacts item1: isFullColor yes\nimage{stamp \"Stamp\"} -- {trash \"Delete\"}"),
      .passes(
        "a text for what has no symbol",
        sketch: "ios18 en 375pt\nkind: toolbar\n[Edit] -- {folder \"Move\"} -- {flag \"Flag\"} -- {trash \"Delete\"}"),
      .passes("all alike", sketch: "ios18 en 375pt\nkind: toolbar\n{trash \"Delete\"} -- {folder \"Move\"}"),
      .passes(
        "a fill that tells a state", sketch: "ios18 en 375pt\nkind: toolbar\n{star.fill \"Unstar\"} -- {folder \"Move\"}"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.isAppleToolbar else { return [] }
      let items = bar.toolbar.controlsOnBar.filter { [.button, .menu, .pullDown].contains($0.kind) }
      func differing(_ reason: String, _ path: KeyPath<ItemFacts, Fact<Bool>>, _ what: Message) -> Remark? {
        remark(
          reason, items.filter { $0.facts[keyPath: path].value == true },
          items.filter { $0.facts[keyPath: path].value == false }, what)
      }
      func remark(_ reason: String, _ some: [Item], _ others: [Item], _ what: Message) -> Remark? {
        guard !some.isEmpty, !others.isEmpty else { return nil }
        let odd = some.count <= others.count ? some : others
        return Remark(
          .fails, reason,
          "\(some.count) of the items of \(bar.toolbar.knownName) " + what + ", and \(others.count) do not: \(odd.map(bar.name)) "
            + (odd.count == 1 ? "stands out" : "stand out"),
          item: odd.count == 1 ? odd[0].id : nil, blame: .definition,
          evidence: [.count("with", some.count, "items"), .count("without", others.count, "items")],
          suggestion: "Give all items of the bar the same look.")
      }
      return [
        differing("bezel", \.hasBezel, "have a border"),
        // A system symbol has no colours of its own.
        remark(
          "colors", items.filter { $0.facts.isFullColor.value == true },
          items.filter {
            $0.facts.isFullColor.value == false || $0.facts.isFullColor == .unknown && $0.isSystemGlyph
          },
          "have colours of their own"),
        remark("texts", textsForSymbols(among: items, of: bar), items.filter(\.isSymbolButton), "show a text"),
        remark("filled", items.filter { $0.fill == .filled }, items.filter { $0.fill == .outlined }, "show filled symbols"),
      ].compactMap { $0 }
    })
}

extension Rule {
  /// Texts among symbols, where the symbols are the rule and the action has one as well. Actions such as Edit have none.
  private static func textsForSymbols(among items: [Item], of bar: BarInLocale) -> [Item] {
    // A Mac's window shows a label below each symbol.
    guard bar.toolbar.kind != .windowToolbar || bar.toolbar.displayMode.value == .iconOnly,
      items.count(where: \.isSymbolButton) > 1
    else { return [] }
    return items.filter { $0.isTextButton && !$0.isPrimary && bar.standardSymbol(for: $0.label)?.replacesText == true }
  }
}

extension Item {
  /// Whether the system draws its symbol.
  fileprivate var isSystemGlyph: Bool {
    hasSystemName && (symbol != nil || systemItem.map { !Self.namesOfTexts.contains($0) } ?? false)
  }

  /// System items that were texts on some line.
  private static let namesOfTexts: Set = ["edit", "save", "cancel", "done", "close", "undo", "redo", "back"]

  fileprivate enum Fill { case filled, outlined }

  /// Whether its symbol is one that the system has both filled and outlined, and which of them it is. Symbols whose fill tells
  /// a state, such as a star, are left out.
  fileprivate var fill: Fill? {
    guard hasSystemName, let symbol, facts.otherSymbol.value == nil else { return nil }
    let plain = symbol.hasSuffix(".fill") ? String(symbol.dropLast(5)) : symbol
    guard !Self.stateful.contains(plain), StandardSymbol.isKnown(plain), StandardSymbol.isKnown(plain + ".fill") else {
      return nil
    }
    return symbol == plain ? .outlined : .filled
  }

  private static let stateful: Set = ["star", "heart", "flag", "bookmark", "play", "pause", "backward", "forward"]
}
