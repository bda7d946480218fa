import LintelFindings
import LintelModel

extension Rule {
  static let bezel = Rule(
    id: "bezel",
    title: "A window toolbar's items have no bezel.",
    statements: ["hig-2025.36", "hig-2023.31"],
    platforms: [.macos],
    severity: .note,
    facts: ["hasBezel"],
    why: "A push button's border beside the system's own buttons looks like a control of the window's content.",
    examples: [
      .fails(
        "a push button",
        sketch: "macos26 en 800pt\nfacts item2: hasBezel yes\n[New {plus}] [Delete {trash}]",
        mended: "macos26 en 800pt\nfacts item2: hasBezel no\n[New {plus}] [Delete {trash}]"),
      .passes("toolbar buttons", sketch: "macos26 en 800pt\nfacts item2: hasBezel no\n[New {plus}] [Delete {trash}]"),
      .passes("spaces have none", sketch: "macos26 en 800pt\n[New {plus}] -- search[Find]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind == .windowToolbar else { return [] }
      return bar.toolbar.items.filter { !$0.kind.isSpacer && $0.facts.hasBezel.value == true }.map { item in
        Remark(
          .fails, "push-button", "The item \(bar.name(of: item)) has the bezel of a push button", item: item.id,
          blame: .definition,
          suggestion: "Give the item an image in place of a view, or its button the toolbar's bezel style.",
          location: item.location)
      }
    })
}
