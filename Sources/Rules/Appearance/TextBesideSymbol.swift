import LintelFindings
import LintelModel

extension Rule {
  static let textBesideSymbol = Rule(
    id: "text-beside-symbol",
    title: "A button with a text does not stand directly beside one with a symbol.",
    statements: ["hig-2025.31", "hig-2025.45"],
    severity: .note,
    why: "Symbol and text look like one button with both: people choose the one and get the other.",
    examples: [
      .fails(
        "a text beside a symbol",
        sketch: "ios26 en 402pt\n| Note | {square.and.arrow.up} [Select]",
        mended: "ios26 en 402pt\n| Note | {square.and.arrow.up} - [Select]"),
      .fails(
        "a symbol beside the system's text",
        sketch: "ios26 en 402pt\n| Note | {plus} system[edit]",
        mended: "ios26 en 402pt\n| Note | {plus} - system[edit]"),
      .fails(
        "in a window that shows no labels", sketch: "macos26 en 800pt\nkind: window\ndisplay: iconOnly\n{plus} [Select]"),
      .passes("a space between them", sketch: "ios26 en 402pt\n| Note | {square.and.arrow.up} - [Select]"),
      .passes("two glass platters", sketch: "ios26 en 402pt\n| Note | {square.and.arrow.up} & [Select]"),
      .passes("the system sets its close button apart", sketch: "ios26 en 402pt\n| Note | system[close] [Select]"),
      .passes("two symbols", sketch: "ios26 en 402pt\n| Note | {square.and.arrow.up} {plus}"),
      .passes("a symbol hides its own text", sketch: "ios26 en 402pt\n| Note | {square.and.arrow.up} [Add {plus}]"),
      .passes("the system sets a prominent item apart", sketch: "ios26 en 402pt\n| Note | {square.and.arrow.up} [Send]!"),
      .passes(
        "a window that shows every label",
        sketch: "macos26 en 800pt\nkind: window\ndisplay: iconAndLabel\n[Add {plus}] [Select]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.isAppleToolbar, !bar.toolbar.isArmForOlderSystems else { return [] }
      // A Mac's window shows labels below the symbols, or borders, unless it is known not to.
      if bar.toolbar.kind == .windowToolbar, bar.toolbar.displayMode.value != .iconOnly { return [] }
      return BarSections(bar.toolbar).neighbours.compactMap { left, right in
        guard !left.isPrimary, !right.isPrimary,
          left.isTextButton && right.isSymbolButton || left.isSymbolButton && right.isTextButton
        else { return nil }
        let (text, symbol) = left.isTextButton ? (left, right) : (right, left)
        // The system sets the buttons apart that end a task.
        // Source: "Build a UIKit app with the new design", WWDC25.
        if ["close", "done", "cancel"].contains(symbol.systemItem) { return nil }
        return Remark(
          .fails, "side-by-side",
          "\(bar.name(of: text)) stands directly beside the symbol \(symbol.symbol ?? symbol.systemItem ?? symbol.id), as if the two "
            + "were one button",
          item: text.id, blame: .definition, suggestion: "Put a space between them.", location: text.location
        ).asked(whereOrderIsUnknownOn: bar.toolbar)
      }
    })
}
