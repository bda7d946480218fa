import LintelFindings
import LintelModel

extension Rule {
  static let placementLeading = Rule(
    id: "placement-leading",
    title: "Back and the sidebar's toggle come first on the leading edge.",
    statements: ["hig-2025.23", "hig-2023.25"],
    severity: .note,
    why:
      "People find the way back, and the list they came from, at the same corner of every view; elsewhere they look twice.",
    examples: [
      .fails("the sidebar's toggle at the other end", sketch: "ipados26 en 834pt\n[Edit] | Notes | sidebar[]"),
      .fails("the sidebar's toggle after another item", sketch: "ipados26 en 834pt\n[Edit] sidebar[] | Notes |"),
      .fails(
        "a Back button at the other end", in: .hig2025,
        sketch: "ios26 en 402pt\n[Edit] | Notes | {chevron.backward \"Back\"}"),
      .passes("the toggle first", sketch: "ipados26 en 834pt\nsidebar[] [Edit] | Notes | [Share]"),
      .passes("Back, then the toggle", sketch: "ipados26 en 834pt\n< Home sidebar[] | Notes | [Share]"),
      .passes(
        "after a space at the end of the sidebar", in: .hig2025,
        sketch: "macos26 en 800pt\nkind: window\n-- sidebar[] [Edit {pencil}]"),
      .passes(
        "a toolbar at the bottom goes back in a history", in: .hig2025,
        sketch: "ios26 en 402pt\nkind: toolbar\n{star} -- {chevron.backward \"Back\"} {chevron.forward \"Forward\"}"),
      .passes("neither", sketch: "ipados26 en 834pt\n[Edit] | Notes | [Share]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind == .navigationBar || bar.toolbar.kind == .windowToolbar else { return [] }
      var isFirst = true
      return bar.toolbar.itemsOnBar.filter { !$0.kind.isSpacer }.compactMap { item in
        defer { if item.kind != .back { isFirst = false } }
        let isElsewhere = [.trailing, .center, .principal].contains(item.placement)
        if item.kind == .sidebarToggle, isElsewhere || !isFirst {
          return remark(
            "sidebar-toggle",
            "The sidebar's toggle of \(bar.toolbar.name) stands "
              + (isElsewhere ? "away from the leading edge" : "behind another item"), about: item)
        }
        if isElsewhere, item.kind == .back || saysBack(item, in: bar) {
          return remark("back", "The Back button of \(bar.toolbar.name) stands away from the leading edge", about: item)
        }
        return nil
      }
    })

  /// A history has Back and Forward side by side, wherever the app puts them; a lone Back leaves the view.
  private static func saysBack(_ item: Item, in bar: BarInLocale) -> Bool {
    item.kind == .button && [item.label, item.accessibilityLabel].contains { bar.ownValue(of: $0)?.facts?.saysBack == .yes }
      && !bar.toolbar.items.contains { ["chevron.forward", "chevron.right"].contains($0.symbol ?? "") }
  }

  private static func remark(_ reason: String, _ message: Message, about item: Item) -> Remark {
    Remark(
      .fails, reason, message, item: item.id, blame: .definition,
      suggestion: "Put Back first on the leading edge, and the sidebar's toggle after it.", location: item.location)
  }
}
