import LintelFindings
import LintelModel

extension Rule {
  static let accessibleNameMissing = Rule(
    id: "accessible-name-missing",
    title: "An item that shows only an image has an accessible name.",
    severity: .error,
    isCore: true,
    criteria: ["1.1.1", "4.1.2"],
    why: "Screen readers speak the image's file name, and voice control cannot name the button.",
    examples: [
      .fails(
        "a custom image",
        sketch: "ios26 en 402pt\n| Inbox | image{cart-icon}",
        mended: "ios26 en 402pt\n| Inbox | image{cart-icon \"Cart\"}"),
      .needsReview("a system symbol has a default name", sketch: "ios26 en 402pt\n| Inbox | {bell}"),
      .passes("a symbol whose name is its action", sketch: "ios26 en 402pt\n{xmark} | Inbox | {plus} {ellipsis.circle.fill}"),
      .passes("a name", sketch: "ios26 en 402pt\n| Inbox | image{cart-icon \"Cart\"}"),
      .passes(
        "a tool tip says what the symbol's own name does not",
        sketch: "macos26 en 800pt\nkind: window\n{plus} \"Create a message\""),
      .passes("a label", sketch: "ios26 en 402pt\n| Inbox | [Cart image{cart-icon}]"),
    ],
    check: .bar { bar in
      guard bar.isSource else { return [] }
      return bar.toolbar.items.filter {
        $0.symbol != nil && $0.systemItem == nil && !$0.hasName && !$0.kind.isSpacer && $0.kind != .back
          && $0.kind != .helperText
          // A screen reader says the symbol's name, and the help after it.
          && !($0.hasSystemName && $0.toolTip.isPresent) && !$0.isSpokenOtherwise
      }.map { item in
        let image = item.symbol ?? ""
        let isSystem = item.hasSystemName
        let mayBeSet = item.mayBeSetByCode
        return Remark(
          isSystem || mayBeSet ? .needsReview : .fails, isSystem ? "default-name-only" : "no-name",
          isSystem
            ? "The symbol \(image) is spoken by its default name; nothing says what it does here"
            : "The image \(image) has no accessible name" + (mayBeSet ? " in its definition; code may set one" : ""),
          certainty: isSystem || mayBeSet ? .possible : .certain, item: item.id, blame: .definition,
          severity: isSystem ? .warning : nil, evidence: [.text("image", image)],
          suggestion: "Set an accessibility label that names the action.", location: item.location)
      }
    })
}

/// Symbols that the system speaks by what they do: “Add”, “Close”, “Search”.
private enum SpokenAction {
  static func isOne(_ symbol: String) -> Bool {
    let parts: [Substring] = symbol.split(separator: ".").filter { $0 != "circle" && $0 != "fill" }
    let name = parts.joined(separator: ".")
    return names.contains(name) || name.hasPrefix("arrow.uturn.")
  }

  private static let names: Set = [
    "xmark", "plus", "magnifyingglass", "ellipsis", "trash", "gear", "gearshape", "square.and.arrow.up", "pause", "play",
    "chevron.left", "chevron.right", "chevron.backward", "chevron.forward", "checkmark", "info", "questionmark",
    "map",
  ]
}

extension Item {
  /// Whether its symbol's own name is its action, the title says it, or code replaces the images that it shows.
  fileprivate var isSpokenOtherwise: Bool {
    if id == "titleMenu" { return true }
    if mayBeSetByCode, kind == .segmentedControl || kind == .customView { return true }
    return hasSystemName && symbol.map { SpokenAction.isOne($0) } ?? false
  }
}
