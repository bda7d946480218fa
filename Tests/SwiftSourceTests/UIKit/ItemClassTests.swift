import LintelModel
import Testing

/// Items whose class is the project's own and gives them a view.
@Suite("Classes of items that give themselves a view")
struct ItemClassTests {
  private func items(_ classes: String, _ made: String) -> [Item] {
    SwiftFixture(
      """
      import UIKit
      \(classes)
      final class Inbox: UIViewController {
        override func viewDidLoad() { \(made) }
      }
      """
    ).bars.flatMap(\.items)
  }

  private func put(_ item: String) -> String { "navigationItem.rightBarButtonItem = \(item)" }

  @Test(
    "An initializer's view is the item's, whoever sets it",
    arguments: [
      "init(name: String) { super.init(); let button = UIButton(); button.accessibilityLabel = name; customView = button }",
      "let button = UIButton(); init(name: String) { super.init(); button.accessibilityLabel = name; customView = button }",
      """
      private lazy var button: UIButton = { let button = UIButton(); return button }()
      init(name: String) { super.init(); setUp(name) }
      private func setUp(_ name: String) { button.accessibilityLabel = name; self.customView = button }
      """,
      """
      convenience init(name: String) {
        let button = UIButton()
        button.accessibilityLabel = name
        self.init(customView: button)
      }
      """,
    ])
  func viewOfInitializer(_ body: String) {
    let found = items("final class NamedItem: UIBarButtonItem { \(body) }", put("NamedItem(name: \"Account\")"))
    #expect(found.map(\.accessibilityLabel.said) == ["\"Account\""])
    #expect(found.map(\.viewClass) == [nil])
  }

  private let base = """
    class ViewItem: UIBarButtonItem {
      let button = UIButton()
      init(name: String) { super.init(); button.accessibilityLabel = name; customView = button }
    }
    """

  @Test("What a class inherits, and what it hands on to its base class, is read there")
  func inherited() {
    let inherited = items(base + "\nfinal class PlainItem: ViewItem { }", put("PlainItem(name: \"Account\")"))
    #expect(inherited.map(\.accessibilityLabel.said) == ["\"Account\""])
    let handedOn = items(
      base + "\nfinal class AccountItem: ViewItem { init() { super.init(name: \"Account\") } }", put("AccountItem()"))
    #expect(handedOn.map(\.accessibilityLabel.said) == ["\"Account\""])
  }

  @Test("Each of two items has a view of its own, that code may name from outside")
  func ownViews() {
    let found = items(
      base,
      """
      let reply = ViewItem(name: "Reply")
      let move = ViewItem(name: "Move")
      move.button.accessibilityLabel = "Move to a folder"
      navigationItem.rightBarButtonItems = [reply, move]
      """)
    // The first of them stands at the edge.
    #expect(found.map(\.accessibilityLabel.said) == ["\"Move to a folder\"", "\"Reply\""])
  }

  @Test("A view that nobody can read is told with the item's class")
  func unread() {
    let found = items(
      "final class BadgeItem: UIBarButtonItem { init(model: Model) { super.init(); customView = model.badge() } }",
      put("BadgeItem(model: model)"))
    #expect(found.map(\.viewClass) == ["BadgeItem"])
    #expect(found.map(\.kind) == [.customView])
  }

  @Test("Classes that inherit from each other in a circle end")
  func circle() {
    let found = items(
      """
      class FirstItem: SecondItem { convenience init(name: String) { self.init(title: name) } }
      class SecondItem: FirstItem { }
      extension SecondItem: UIBarButtonItem { }
      """, put("FirstItem(title: \"Account\", style: .plain, target: nil, action: nil)"))
    #expect(found.count == 1)
  }
}
