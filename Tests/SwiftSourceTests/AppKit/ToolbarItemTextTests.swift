import LintelModel
import Testing

@Suite("Texts of AppKit's toolbar items that code gives to a part of them")
struct ToolbarItemTextTests {
  private func item(_ statements: String) -> Item? {
    SwiftFixture(
      """
      final class Window: NSWindowController, NSToolbarDelegate {
        func windowDidLoad() {
          let toolbar = NSToolbar(identifier: "Main")
          toolbar.delegate = self
        }
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.view] }
        func toolbar(
          _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem? {
          switch id {
          case .view:
            \(statements)
            return item
          default: return nil
          }
        }
      }
      """, platforms: [.macos]
    ).items.first
  }

  @Test(
    "A search field says its placeholder",
    arguments: [
      "item.searchField.placeholderString = NSLocalizedString(\"search\", comment: \"\")",
      """
      let field = NSSearchField()
      field.placeholderString = NSLocalizedString("search", comment: "")
      item.searchField = field
      """,
    ])
  func placeholder(statement: String) {
    let item = item("let item = NSSearchToolbarItem(itemIdentifier: id)\n\(statement)")
    #expect(item?.kind == .searchField)
    #expect(item?.label.said == "search")
  }

  @Test("A label that the item has itself stays its label")
  func label() {
    let item = item(
      """
      let item = NSSearchToolbarItem(itemIdentifier: id)
      item.label = NSLocalizedString("find", comment: "")
      item.searchField.placeholderString = NSLocalizedString("search", comment: "")
      """)
    #expect(item?.label.said == "find")
  }

  @Test("A group's titles may be made of a list of keys")
  func titles() {
    let item = item(
      """
      let item = NSToolbarItemGroup(
        itemIdentifier: id, titles: ["list", "grid"].map { NSLocalizedString($0, comment: "") }, selectionMode: .selectOne,
        labels: nil, target: self, action: nil)
      """)
    #expect(item?.segments.map { $0.said } == ["list", "grid"])
  }
}
