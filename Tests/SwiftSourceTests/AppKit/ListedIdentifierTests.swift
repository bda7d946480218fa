import LintelModel
import LintelSwiftSource
import Testing

/// Delegates of window toolbars that list what others make.
@Suite struct ListedIdentifierTests {
  private func bars(lists: String, makes: String = "registry.toolbarItem(for: id)") -> [Toolbar] {
    SwiftFixture(
      """
      final class Controller: NSWindowController, NSToolbarDelegate {
        func toolbar(
          _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem? { \(makes) }
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { \(lists) }
      }
      """, platforms: [.macos]
    ).bars
  }

  @Test("A delegate that only lists identifiers has a bar, of which nobody knows more")
  func onlyListed() {
    let found = bars(lists: "[.icon, .flexibleSpace, .link]")
    #expect(found.map { $0.items.map(\.label.said) } == [["?icon", "", "?link"]])
    #expect(found.first?.isJudgedForFit == false)
  }

  @Test("A list that is only a part of it on a condition is left out on another face of the bar")
  func listOnCondition() {
    let found = bars(lists: "let first = isFolder ? [.back, .forward] : []\nreturn first + [.link]")
    #expect(Set(found.map { $0.items.map(\.label.said) }) == [["?back", "?forward", "?link"], ["?link"]])
  }

  @Test("One that lists nothing has none")
  func nothing() { #expect(bars(lists: "[]").isEmpty) }
}
