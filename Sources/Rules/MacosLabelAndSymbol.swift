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
      .fails("no label", sketch: "macos26 en 800pt\nkind: window\n{trash}"),
      .fails("no symbol", sketch: "macos26 en 800pt\nkind: window\n[Delete]"),
      .passes("both", sketch: "macos26 en 800pt\nkind: window\n[Delete {trash}]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind == .windowToolbar, bar.toolbar.platforms.contains(.macos) else { return [] }
      return bar.toolbar.items.filter { [.button, .menu, .pullDown, .toggle].contains($0.kind) }.compactMap { item in
        let hasSymbol = item.symbol != nil || item.systemItem != nil
        let hasLabel = item.label.isPresent || item.systemItem != nil
        guard hasSymbol != hasLabel else { return nil }
        // What has a view of its own shows what that view draws.
        if hasLabel, item.hasMenuForm != .unknown { return nil }
        let missing = hasSymbol ? "label" : "symbol"
        return Remark(
          item.mayBeSetByCode ? .needsReview : .fails, "no-\(missing)",
          "The item \(bar.name(of: item)) has no \(missing)"
            + (item.mayBeSetByCode ? " in its definition; code may set one" : ""),
          certainty: item.mayBeSetByCode ? .possible : .certain, item: item.id, text: item.label,
          blame: .definition, suggestion: "Give it a \(missing).", location: item.location)
      }
    })
}
