import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let symbolCustom = Rule(
    id: "symbol-custom",
    title: "An action that has a system symbol does not bring an image of the app's own.",
    statements: ["hig-2025.20", "hig-2023.14"],
    severity: .note,
    why:
      "A system symbol is known, drawn for every size, weight and contrast, mirrored where needed, and spoken; "
      + "an image of the app's own is none of that by itself.",
    examples: [
      .fails(
        "an image for Delete",
        sketch: "macos26 en 800pt\nkind: window\nNotes | [Delete image{DeleteTemplate}]",
        mended: "macos26 en 800pt\nkind: window\nNotes | [Delete {trash}]"),
      .fails(
        "only the spoken name says what it does",
        sketch: "ios26 en 402pt\nkind: toolbar\nimage{toolbar-share \"Share\"} -- [Edit]",
        mended: "ios26 en 402pt\nkind: toolbar\n{square.and.arrow.up \"Share\"} -- [Edit]"),
      .fails(
        "a source language other than English",
        sketch: "macos26 de 800pt\nkind: window\nNotizen | [Löschen image{DeleteTemplate}]"),
      .passes("the system symbol", sketch: "macos26 en 800pt\nkind: window\nNotes | [Delete {trash}]"),
      .passes("an action that has none", sketch: "ios26 en 402pt\nkind: toolbar\nimage{carbs \"Add Meal\"} -- [Edit]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.isAppleToolbar, !bar.toolbar.isArmForOlderSystems, !bar.toolbar.lacksSymbols else {
        return []
      }
      return bar.toolbar.items.filter(\.isControl).compactMap { item in
        guard let image = item.symbol, !item.hasSystemName, item.systemItem == nil, !item.mayBeSetByCode,
          let text = [item.label, item.accessibilityLabel, item.paletteLabel].first(where: {
            bar.ownValue(of: $0)?.text != nil
          }),
          let name = bar.ownValue(of: text)?.text, let standard = bar.standardSymbol(for: text),
          let symbol = standard.symbols.first(where: { bar.toolbar.has(symbol: $0) })
        else { return nil }
        return Remark(
          .fails, "image-for-symbol",
          "“\(name)” shows the app's own image \(image), and the system has the symbol \(symbol)",
          item: item.id, text: item.label, blame: .definition, evidence: [.text("image", image), .text("symbol", symbol)],
          suggestion: "Use the system symbol \(symbol).", location: item.symbolPlace)
      }
    })
}
