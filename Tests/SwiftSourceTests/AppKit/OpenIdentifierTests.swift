import LintelModel
import Testing

/// Identifiers of which no arm of the delegate's code says what they are for.
@Suite struct OpenIdentifierTests {
  private func bar(defaults: String, identifier: String) -> Toolbar? {
    SwiftFixture(
      """
      import AppKit
      enum Tool: String, CaseIterable {
        case add, send
        var identifier: NSToolbarItem.Identifier { \(identifier) }
        var label: String { switch self { case .add: "Add"; case .send: "Send" } }
        init?(_ identifier: NSToolbarItem.Identifier) { self.init(rawValue: Self.name(of: identifier)) }
      }
      final class CanvasController: NSWindowController, NSToolbarDelegate {
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { \(defaults) }
        func toolbar(
          _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
          willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem? {
          guard let tool = Tool(itemIdentifier) else { return nil }
          let item = NSToolbarItem(itemIdentifier: itemIdentifier)
          item.label = tool.label
          return item
        }
      }
      """, platforms: [.macos]
    ).bar
  }

  @Test("Items whose identifiers are not read are on the bar where these are, and the bar says what is not read")
  func unread() throws {
    let bar = try #require(
      self.bar(defaults: "Tool.allCases.map(\\.identifier) + [.flexibleSpace]", identifier: #".init("canvas." + rawValue)"#))
    #expect(bar.items.map(\.kind) == [.button, .button, .flexibleSpace])
    #expect(bar.items.map(\.label.said) == ["\"Add\"", "\"Send\"", ""])
    #expect(bar.items.allSatisfy { $0.isInDefaultSet })
    #expect(!bar.unreadItems.isEmpty)
  }

  @Test("As many items as identifiers that no arm names are theirs")
  func unmade() throws {
    let bar = try #require(self.bar(defaults: #"[.flexibleSpace, .init("add"), .init("send")]"#, identifier: ".init(rawValue)"))
    #expect(bar.items.map(\.kind) == [.flexibleSpace, .button, .button])
    #expect(bar.items.allSatisfy { $0.isInDefaultSet })
    #expect(bar.unreadItems.isEmpty)
  }
}
