import LintelModel
import LintelSwiftSource
import Testing

/// Items that an initializer gives a property, asked for by another class.
@Suite struct InitializedPropertyTests {
  private let controller = """
    final class Screen: UIViewController {
      private let decorator = Decorator()
      override func viewDidLoad() { toolbarItems = decorator.items() }
    }
    """

  private func decorator(_ assignment: String, items: String) -> String {
    """
    final class Decorator {
      private let statusItem: UIBarButtonItem
      init() { \(assignment) = UIBarButtonItem(title: "Checking", style: .plain, target: nil, action: nil) }
      func items() -> [UIBarButtonItem] { \(items) }
    }
    """
  }

  @Test(
    "An item that another class's initializer makes is on the bar that asks for it, and on no other",
    arguments: ["return [statusItem]", "var list = [UIBarButtonItem](); list.append(statusItem); return list"])
  func initialized(items: String) {
    for assignment in ["self.statusItem", "statusItem"] {
      let decorator = decorator(assignment, items: items)
      for (first, second) in [(decorator, controller), (controller, decorator)] {
        let bars = SwiftFixture("import UIKit\n\(first)\n\(second)").bars
        #expect(bars.map { $0.items.map(\.label.said) } == [["\"Checking\""]])
        #expect(bars.first?.controller == "Screen")
      }
    }
  }

  @Test("A window's title that an initializer sets is one, though a view of its type is asked for before")
  func windowTitle() {
    for property in ["private var path: NSPathControl?", "@IBOutlet private var list: NSTableView!"] {
      let bars = SwiftFixture(
        """
        import AppKit
        final class FilesController: NSWindowController, NSToolbarDelegate {
          \(property)
          init() {
            super.init(window: nil)
            window?.title = "Files"
          }
          func toolbar(
            _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
          ) -> NSToolbarItem? {
            switch id {
            case .share:
              let item = NSToolbarItem(itemIdentifier: id)
              item.label = "Share"
              return item
            default: return nil
            }
          }
        }
        """, platforms: [.macos]
      ).bars
      #expect(bars.map(\.title.said) == ["\"Files\""])
    }
  }
}
