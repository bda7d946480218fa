import LintelModel
import Testing

/// Faces that a toolbar's delegate gives its items by what it is asked for.
@Suite struct DelegateFaceTests {
  @Test("An item that is made before the switch has each case's own image, label and tool tip")
  func madeBeforeTheSwitch() throws {
    let fixture = SwiftFixture(
      """
      class WindowController: NSWindowController, NSToolbarDelegate {
        func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
                     willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem? {
          let item = NSToolbarItem(itemIdentifier: itemIdentifier)
          switch itemIdentifier {
          case .share:
            item.label = "Share"
            item.image = NSImage(systemSymbolName: "square.and.arrow.up", accessibilityDescription: nil)
          case .tag:
            item.label = "Tag"
            item.toolTip = "Add a tag"
            item.image = NSImage(systemSymbolName: "tag", accessibilityDescription: nil)
          default: return nil
          }
          return item
        }
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.share, .tag] }
      }
      """, platforms: [.macos])
    #expect(fixture.labels == ["\"Share\"", "\"Tag\""])
    #expect(fixture.items.map(\.symbol) == ["square.and.arrow.up", "tag"])
    #expect(fixture.items.map(\.toolTip.said) == ["", "\"Add a tag\""])
    #expect(fixture.items.allSatisfy { $0.isInDefaultSet })
  }

  @Test("A switch that is all of the delegate's method answers with its arms; a helper's symbol is the one that it is handed")
  func implicitResults() {
    let fixture = SwiftFixture(
      """
      import UIKit
      #if targetEnvironment(macCatalyst)
      import AppKit
      extension Scene: NSToolbarDelegate {
        func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
                     willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem? {
          switch itemIdentifier {
          case .back: toolbarItem(itemIdentifier, label: "Back", symbol: .chevronLeft)
          case .open: toolbarItem(itemIdentifier, label: "Open", symbol: .folder)
          default: nil
          }
        }
        func toolbarItem(_ identifier: NSToolbarItem.Identifier, label: String, symbol: SFSymbol) -> NSToolbarItem {
          let button = UIBarButtonItem(image: UIImage.symbol(symbol)?.applyingSymbolConfiguration(.init(weight: .medium)))
          let item = NSToolbarItem(itemIdentifier: identifier, barButtonItem: button)
          item.label = label
          return item
        }
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.back, .open] }
      }
      #endif
      class Scene {}
      """)
    #expect(fixture.bar?.kind == .windowToolbar)
    #expect(fixture.labels == ["\"Back\"", "\"Open\""])
    #expect(fixture.items.map(\.symbol) == ["chevron.left", "folder"])
  }
}
