import LintelModel
import Testing

/// Delegates of window toolbars that look an item's name and image up in a list of the project's own.
@Suite("Items that a delegate makes of a list's elements")
struct AskedElementTests {
  private func fixture(
    list: String,
    finds: String = "guard let pane = panes.first(where: { $0.identifier == itemIdentifier }) else { return nil }",
    keeps: String = """
      init(name: String, raw: String, image: String) {
        self.identifier = NSToolbarItem.Identifier(raw)
        title = name
        self.image = NSImage(systemSymbolName: image, accessibilityDescription: nil)
      }
      """
  ) -> SwiftFixture {
    SwiftFixture(
      """
      import AppKit
      private enum PaneID { static let general = "General"; static let about = "About" }
      private struct Pane {
        let identifier: NSToolbarItem.Identifier
        let title: String
        let image: NSImage?
        \(keeps)
      }
      final class WindowController: NSWindowController, NSToolbarDelegate {
        private let panes: [Pane] = \(list)
        func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
                     willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem? {
          \(finds)
          let item = NSToolbarItem(itemIdentifier: pane.identifier)
          item.label = pane.title
          item.image = pane.image
          return item
        }
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
          return panes.map { $0.identifier }
        }
      }
      """, platforms: [.macos])
  }

  private let general = "Pane(name: \"Main\", raw: PaneID.general, image: \"gear\")"
  private let about = "Pane(name: \"Credits\", raw: PaneID.about, image: \"info.circle\")"

  private func isWhole(_ found: SwiftFixture) -> Bool {
    found.labels == ["\"Main\"", "\"Credits\""] && found.items.map(\.symbol) == ["gear", "info.circle"]
  }

  @Test("Each element of a list that is written out is an item with its own name and image")
  func written() { #expect(isWhole(fixture(list: "[\(general), \(about)]"))) }

  @Test(
    "So is each of a list that a closure fills",
    arguments: [("panes += [", "]"), ("panes.append(", ")"), ("panes.append(contentsOf: [", "])")])
  func filled(before: String, after: String) {
    let filled = [general, about].map { "\(before)\($0)\(after)" }.joined(separator: "\n")
    #expect(isWhole(fixture(list: "{\nvar panes = [Pane]()\n\(filled)\nreturn panes\n}()")))
  }

  @Test(
    "The element is found by what the code compares",
    arguments: [
      "guard let pane = panes.first(where: { $0.identifier.rawValue == itemIdentifier.rawValue }) else { return nil }",
      "guard let pane = panes.first(where: { pane in itemIdentifier == pane.identifier }) else { return nil }",
      "let pane = panes.first { $0.identifier == itemIdentifier }!",
    ])
  func compared(finds: String) { #expect(isWhole(fixture(list: "[\(general), \(about)]", finds: finds))) }

  @Test("A property that the initializer gives one of several values stays unread")
  func several() {
    let keeps = """
      init(name: String, raw: String, image: String) {
        identifier = NSToolbarItem.Identifier(raw)
        if raw.isEmpty { title = "None" } else { title = name }
        self.image = NSImage(systemSymbolName: image, accessibilityDescription: nil)
      }
      """
    let found = fixture(list: "[\(general), \(about)]", keeps: keeps)
    #expect(found.items.allSatisfy { $0.label.state == .unresolved })
  }
}
