import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let symbolBordered = Rule(
    id: "symbol-bordered",
    title: "A symbol on a bar has no outline of its own.",
    statements: ["hig-2025.20", "hig-2025.45"],
    severity: .note,
    why:
      "The bar draws a platter around its items: a circle or square within it is a second border and makes the symbol smaller.",
    examples: [
      .fails(
        "a circle around the ellipsis",
        sketch: "ios26 en 402pt\n| Inbox | menu[Sort / Filter {ellipsis.circle} \"More\"]",
        mended: "ios26 en 402pt\n| Inbox | menu[Sort / Filter {ellipsis} \"More\"]"),
      .fails(
        "a square",
        sketch: "macos26 en 800pt\nkind: window\nTabs | [Add {plus.square}]",
        mended: "macos26 en 800pt\nkind: window\nTabs | [Add {plus}]"),
      .fails(
        "a square around what would mean another action alone",
        sketch: "macos26 en 800pt\nkind: window\nTabs | [Close All {xmark.square}]"),
      .fails(
        "a symbol that may not be there without the circle",
        sketch: "ios26 en 402pt\n| Inbox | {leaf.circle \"Plants\"}"),
      .passes("the same without", sketch: "ios26 en 402pt\n| Inbox | menu[Sort / Filter {ellipsis} \"More\"]"),
      .passes(
        "squares and circles that are part of the picture",
        sketch:
          "ios26 en 402pt\nkind: toolbar\n{plus.square.on.square \"Duplicate\"} -- {person.crop.circle \"Account\"} -- {circle \"Mark as Read\"}"
      ),
      .passes(
        "the standard symbol for Select",
        sketch: "ios26 en 402pt\nkind: toolbar\n{checkmark.circle \"Select\"} -- {trash \"Delete\"}"),
      .passes(
        "the circles of a choice",
        sketch: "ios26 en 402pt\nkind: toolbar\n{largecircle.fill.circle \"Chosen\"} -- {trash \"Delete\"}"),
      .passes(
        "an image that is only called so",
        sketch: "ios26 en 402pt\nkind: toolbar\nimage{badge.circle \"Rewards\"} -- {trash \"Delete\"}"),
    ],
    check: .bar { bar in
      // Without platters behind the items an outline is nothing twice.
      guard bar.isSource, bar.toolbar.isAppleToolbar, !bar.toolbar.isArmForOlderSystems, !bar.toolbar.keepsEarlierDesign
      else { return [] }
      return bar.toolbar.items.compactMap { item in
        guard item.hasSystemName, item.kind != .customView, let symbol = item.symbol,
          let (shape, plain) = OutlinedSymbol.parts(of: symbol)
        else { return nil }
        return Remark(
          .fails, "outlined",
          item.label.shown(in: bar.locale)?.isEmpty == false
            ? "The symbol \(symbol) of \(bar.name(of: item)) has a \(shape) of its own around it"
            : "The symbol \(symbol) has a \(shape) of its own around it",
          item: item.id,
          text: item.label, blame: .definition, evidence: [.text("symbol", symbol)],
          suggestion: bar.keepsMeaning(of: item, as: plain)
            ? "Use \(plain)." : "Use a symbol without an outline of its own.",
          location: item.symbolPlace)
      }
    })
}

/// System symbols that are another symbol with an outline around it.
private enum OutlinedSymbol {
  /// `circle` and `ellipsis` of `ellipsis.circle`; nil where the shape is a part of the picture.
  static func parts(of symbol: String) -> (shape: Message, plain: String)? {
    let words = symbol.split(separator: ".")
    guard words.count > 1, let shape = words.last, shape == "circle" || shape == "square" else { return nil }
    let inner = words.dropLast()
    let plain = inner.joined(separator: ".")
    guard let first = inner.first, let last = inner.last, !drawnWithShape.contains(plain), !joining.contains(String(last)),
      inner.count > 1 || first.count > 1 && !first.allSatisfy(\.isNumber)
    else { return nil }
    return (shape == "circle" ? "circle" : "square", plain)
  }

  /// `plus.square.on.square`, `person.crop.circle`
  private static let joining: Set = [
    "on", "and", "crop", "of", "in", "dashed", "filled", "below", "above", "behind", "under",
  ]
  /// Symbols that the system has only with this shape, or that mean something else without it: a record button, a check
  /// box, what the guideline itself gives for Select.
  private static let drawnWithShape: Set = [
    "record", "checkmark", "dot", "circle", "square", "smallcircle", "largecircle.fill", "slash", "inset",
  ]
}

extension BarInLocale {
  /// Whether a symbol is known for just what the item says, and no other item of the bar shows it for something else: `xmark`
  /// closes a view, and not all tabs, and beside another one nobody knows which does what.
  fileprivate func keepsMeaning(of item: Item, as symbol: String) -> Bool {
    says(item, by: symbol)
      && !toolbar.items.contains { other in
        other.id != item.id && (other.symbol == symbol || other.isDrawn(as: symbol)) && !isSameAction(other, item)
      }
  }

  /// Whether all that an item shows or speaks is the whole of an action that has the symbol.
  private func says(_ item: Item, by symbol: String) -> Bool {
    let texts = [item.label, item.accessibilityLabel].filter { $0.isPresent }
    return !texts.isEmpty && texts.allSatisfy { standardSymbol(for: $0)?.symbols.contains(symbol) == true }
  }

  /// Whether two items are for the same action: Close and Cancel have one symbol, too.
  private func isSameAction(_ item: Item, _ other: Item) -> Bool {
    let actions = [item, other].map { item in
      Set([item.label, item.accessibilityLabel].compactMap { standardSymbol(for: $0)?.action })
    }
    return !actions[0].isEmpty && actions[0] == actions[1]
  }
}

extension Item {
  /// Whether the system draws one of its own items as the symbol, from the systems of 26 on.
  fileprivate func isDrawn(as symbol: String) -> Bool {
    switch symbol {
    case "xmark": ["close", "cancel", "stop"].contains(systemItem ?? "") || modalRole == .cancellation
    case "checkmark": ["done", "save"].contains(systemItem ?? "") || modalRole == .confirmation
    default: false
    }
  }
}
