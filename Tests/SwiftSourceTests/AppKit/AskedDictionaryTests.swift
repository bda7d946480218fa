import LintelModel
import Testing

/// Delegates of window toolbars that look up how an item is made in a dictionary of the project's own.
@Suite("Items that a delegate looks up in a dictionary")
struct AskedDictionaryTests {
  private func bars(_ answer: String, factories: String = closures) -> [Toolbar] {
    SwiftFixture(
      """
      final class Inspector: NSWindowController, NSToolbarDelegate {
        \(factories)
        func windowDidLoad() {
          let toolbar = NSToolbar(identifier: "inspector")
          toolbar.delegate = self
          window?.toolbar = toolbar
        }
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
          [.init("zoom"), .flexibleSpace, .bold]
        }
        func toolbar(
          _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem? { \(answer) }
        private func button(_ id: String, _ key: String, _ symbol: String) -> NSToolbarItem {
          let item = NSToolbarItem(itemIdentifier: .init(id))
          item.label = NSLocalizedString(key, comment: "")
          item.image = NSImage(systemSymbolName: symbol, accessibilityDescription: nil)
          return item
        }
      }
      """, platforms: [.macos]
    ).bars
  }

  private static let closures = """
    private lazy var factories: [NSToolbarItem.Identifier: () -> NSToolbarItem] = [
      .bold: { [unowned self] in self.button("bold", "toolbar.bold", "bold") },
      .init("zoom"): { [unowned self] in self.button("zoom", "toolbar.zoom", "plus.magnifyingglass") },
    ]
    """

  @Test(
    "Each closure makes the item of its key, and none is on another bar as well",
    arguments: [
      "factories[id]?()", "return factories[id]?()", "if let factory = factories[id] { return factory() }\nreturn nil",
      "guard let make = self.factories[id] else { return nil }\nreturn make()",
    ])
  func closure(answer: String) {
    let bars = bars(answer)
    let items = bars.first?.items ?? []
    #expect(bars.count == 1)
    #expect(items.map { $0.label.said } == ["toolbar.zoom", "", "toolbar.bold"])
    #expect(items.map { $0.symbol } == ["plus.magnifyingglass", nil, "bold"])
  }

  @Test("So does each entry of a dictionary of items")
  func item() {
    let factories = """
      private lazy var items: [NSToolbarItem.Identifier: NSToolbarItem] = [
        .bold: button("bold", "toolbar.bold", "bold"), .init("zoom"): button("zoom", "toolbar.zoom", "plus.magnifyingglass"),
      ]
      """
    let items = bars("items[id]", factories: factories).first?.items ?? []
    #expect(items.map { $0.label.said } == ["toolbar.zoom", "", "toolbar.bold"])
  }

  @Test("Of a dictionary that code changes nothing is read")
  func changed() {
    let factories = Self.closures + "\nfunc addOthers() { factories = Plugins.factories }"
    let bars = bars("factories[id]?()", factories: factories)
    #expect(bars.first?.items.contains { $0.label.said == "toolbar.bold" } == false)
  }
}
