import LintelAudit
import LintelModel
import Testing

/// Windows whose sizes are in Swift code.
@Suite("A window is as wide as the code of its controller says")
struct WindowWidthTests {
  private static let added = """
    extension NSWindow {
      func open(at point: NSPoint, size: NSSize, minimumSize: NSSize) {
        let width = max(min(size.width, screenWidth), minimumSize.width)
        setFrame(NSRect(x: point.x, y: point.y, width: width, height: size.height), display: true)
      }
      func bound(by size: NSSize) { contentMinSize = size }
      func note(_ size: NSSize) { log(size) }
    }
    """

  private func widths(_ loading: String, members: String = "") -> [Fact<Points>]? {
    let controller = """
      import AppKit
      final class BirdWindow: NSWindowController, NSToolbarDelegate {
        static let usual = NSSize(width: 900, height: 600)
        \(members)
        override func windowDidLoad() {
          window?.toolbar = NSToolbar()
          \(loading)
        }
        func toolbar(
          _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem? {
          let item = NSToolbarItem(itemIdentifier: id)
          item.label = "Add"
          return item
        }
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.add] }
      }
      """
    let bars = ProjectSource.read(texts: ["BirdWindow.swift": controller, "Windows.swift": Self.added]).toolbars
    guard bars.count == 1, let bar = bars.first else { return nil }
    return [bar.minimumWidth, bar.defaultWidth]
  }

  @Test(
    "Set with AppKit's methods, as a number, a constant or a name",
    arguments: [
      "window?.setContentSize(NSSize(width: 900, height: 600))", "window!.setFrame(NSMakeRect(0, 0, 900, 600), display: true)",
      "let usual = CGSize(width: 900, height: 600)\nself.window?.setContentSize(usual)", "window?.setContentSize(Self.usual)",
      "window?.setFrame(NSRect(origin: .zero, size: BirdWindow.usual), display: false)",
    ])
  func opening(_ statement: String) { #expect(widths(statement) == [.unknown, .declared(900)]) }

  @Test(
    "A least size, also in a method that the project adds to windows",
    arguments: ["window?.minSize = .init(width: 480, height: 300)", "window?.bound(by: NSSize(width: 480, height: 300))"])
  func least(_ statement: String) { #expect(widths(statement) == [.declared(480), .unknown]) }

  @Test("A method of the project's is handed the size that the window opens with, and the least one")
  func helper() {
    let call = """
      if let window = window {
        let size = NSSize(width: 1345, height: 900)
        let minSize = NSSize(width: 600, height: 600)
        window.open(at: NSPoint(x: 128, y: 64), size: size, minimumSize: minSize)
      }
      """
    #expect(widths(call) == [.declared(600), .declared(1345)])
  }

  @Test(
    "What is handed to something else, differs, is not known or belongs to another window says nothing",
    arguments: [
      "window?.note(NSSize(width: 900, height: 600))", "window?.setContentSize(list.fittingSize)",
      "window?.setContentSize(Self.usual)\nif isBig { window?.setContentSize(NSSize(width: 950, height: 600)) }",
      "helpPanel.setContentSize(NSSize(width: 900, height: 600))",
    ])
  func unknown(_ statement: String) { #expect(widths(statement) == [.unknown, .unknown]) }
}
