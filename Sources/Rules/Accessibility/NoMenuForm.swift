import LintelFindings
import LintelModel

extension Rule {
  static let noMenuForm = Rule(
    id: "no-menu-form",
    title: "A window toolbar's item with a view of its own can be used from the overflow menu.",
    platforms: [.macos],
    severity: .warning,
    isCore: true,
    isAboutAccess: true,
    why: "In a narrow window the item is a line of the overflow menu, and without a menu form that line does nothing.",
    examples: [
      .fails("a view and no menu form", files: ["Window.swift": window(setting: "")]),
      .passes(
        "a view with a menu form",
        files: [
          "Window.swift": window(
            setting: "item.menuFormRepresentation = NSMenuItem(title: \"Zoom\", action: nil, keyEquivalent: \"\")")
        ]),
      .passes(
        "a view and an action of the item's own", files: ["Window.swift": window(setting: "item.action = #selector(zoom)")]),
      .passes("no view", sketch: "macos26 en 800pt\nkind: window\n[Zoom {magnifyingglass}]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind == .windowToolbar else { return [] }
      return bar.toolbar.items.filter { $0.hasMenuForm == .no && !$0.kind.isSpacer }.map { item in
        Remark(
          .fails, "view-without-menu-form",
          "The item \(bar.name(of: item)) has a view and no menu form: in the overflow menu it does nothing",
          item: item.id, blame: .definition, suggestion: "Set its menuFormRepresentation.", location: item.location)
      }
    })

  /// A toolbar's delegate that makes one item with a slider.
  private static func window(setting: String) -> String {
    """
    class Window: NSWindowController, NSToolbarDelegate {
      func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.zoom] }
      func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
        willBeInsertedIntoToolbar flag: Bool
      ) -> NSToolbarItem? {
        let item = NSToolbarItem(itemIdentifier: itemIdentifier)
        item.label = "Zoom"
        item.view = NSSlider()
        \(setting)
        return item
      }
    }
    """
  }
}
