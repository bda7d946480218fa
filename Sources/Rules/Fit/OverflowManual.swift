import LintelFindings
import LintelModel

extension Rule {
  static let overflowManual = Rule(
    id: "overflow-manual",
    title: "The overflow menu of an iPad or a Mac is the system's own.",
    statements: ["hig-2025.03"],
    severity: .warning,
    why:
      "The system adds the menu where items do not fit; a second one holds other items, and people look in the wrong one.",
    examples: [
      .fails(
        "an overflow menu in the definition",
        sketch: "ipados26 en 834pt\n| Notes | [Edit] overflow[]",
        mended: "ipados26 en 834pt\n| Notes | [Edit] - [Rename]^low"),
      .fails(
        "a menu with the overflow menu's symbol",
        sketch: "macos26 en 800pt\nkind: window\n[Edit {pencil}] menu[More {chevron.right.2}]"),
      .passes("none", sketch: "ipados26 en 834pt\n| Notes | [Edit]"),
      .passes("a More menu is another thing", sketch: "ipados26 en 834pt\n| Notes | [Edit] …"),
      .passes("a button to the last page", sketch: "ipados26 en 834pt\n| Notes | {chevron.right.2 \"Last Page\"}"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.isAppleToolbar else { return [] }
      return bar.toolbar.itemsOnBar.filter {
        $0.kind == .overflow || ($0.kind == .menu || $0.kind == .pullDown) && chevrons.contains($0.symbol ?? "")
      }.map { item in
        Remark(
          .fails, "made-by-hand",
          "\(bar.toolbar.knownName) has an overflow menu of its own (\(bar.name(of: item))) beside the one that the system adds",
          item: item.id, blame: .definition,
          suggestion: "Put its actions on the bar as items of low visibility priority, and leave the menu to the system.",
          location: item.location)
      }
    })

  /// The system's overflow button on a Mac shows two chevrons.
  private static let chevrons: Set<String> = [
    "chevron.right.2", "chevron.left.2", "chevron.forward.2", "chevron.backward.2",
  ]
}
