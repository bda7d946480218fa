import LintelFindings
import LintelModel

extension Rule {
  static let pullDownMenu = Rule(
    id: "pull-down-menu",
    title: "A visionOS toolbar has no pull-down menu.",
    statements: ["hig-2025.42", "hig-2023.45"],
    platforms: [.visionos],
    severity: .note,
    why:
      "A menu that opens below the window covers the window's own controls. The guideline of 2023 allows a menu where it is "
      + "necessary; that more than one is not, is our reading.",
    examples: [
      .fails(
        "a pull-down button", in: .hig2025,
        sketch: "visionos26 en 1280pt\n{plus} pulldown[View]",
        mended: "visionos26 en 1280pt\n{plus} - {square.grid.2x2 \"View as Grid\"}"),
      .fails("a button that opens a menu", in: .hig2025, sketch: "visionos26 en 1280pt\n{plus} menu[Sort: Name / Date]"),
      .fails("two of them", sketch: "visionos26 en 1280pt\npulldown[View] menu[Sort: Name / Date]"),
      .passes("one, if it is necessary", in: .hig2023, sketch: "visionos26 en 1280pt\n{plus} pulldown[View]"),
      .passes("segments", sketch: "visionos26 en 1280pt\n{plus} segments[Day / Week]"),
      .passes(
        "a menu in an ornament above the window",
        sketch: "visionos26 en 1280pt\nfacts: edge top\n{plus} menu[Sort: Name / Date]"),
      .passes("a menu in the bar at the top", sketch: "visionos26 en 1280pt\n| Inbox | menu[Sort: Name / Date]"),
    ],
    check: .barByProfile { bar, profile in
      // The window's controls are below it; an ornament at another edge opens its menus elsewhere.
      guard bar.isSource, [.toolbar, .ornament].contains(bar.toolbar.kind),
        bar.toolbar.facts.edge.value ?? .bottom == .bottom
      else { return [] }
      let menus = bar.toolbar.items.filter { $0.isInDefaultSet && ($0.kind == .menu || $0.kind == .pullDown) }
      guard menus.count > (profile == .hig2023 ? 1 : 0) else { return [] }
      return menus.map { item in
        Remark(
          .fails, "menu-in-ornament", "\(bar.name(of: item)) opens a menu over the window's own controls", item: item.id,
          blame: .definition, evidence: [.count("menus", menus.count, "menus")],
          suggestion: "Put its commands on the bar, or into a view that the item opens.", location: item.location)
      }
    })
}
