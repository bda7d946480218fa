import LintelModel
import Testing

/// Functions that make items and whose names do not say so.
@Suite("A function makes an item whatever it is called and wherever it is declared")
struct ButtonMakerTests {
  private func items(_ maker: String, _ item: String) -> [Item] {
    SwiftFixture(
      """
      \(maker)
      final class ListController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = \(item)
        }
        @objc func open() {}
      }
      """
    ).bars.flatMap(\.items)
  }

  private let image =
    "{ UIBarButtonItem(image: UIImage(named: name), style: .plain, target: target, action: action) }"

  @Test("A function of the item's own type that is called by that type's name")
  func ofItems() {
    let function = "static func icon(_ name: String, target: Any?, action: Selector) -> UIBarButtonItem \(image)"
    let maker = "extension UIBarButtonItem { \(function) }"
    for call in ["UIBarButtonItem.icon", ".icon"] {
      let found = items(maker, "\(call)(\"basket\", target: self, action: #selector(open))")
      #expect(found.map(\.symbol) == ["basket"])
      #expect(found.map(\.location.line) == [4] && found.map(\.madeAt?.line) == [1])
      #expect(found.allSatisfy { !$0.accessibilityLabel.isPresent && !$0.mayBeSetByCode })
    }
  }

  @Test("A function of another type, of an object and of no type")
  func ofOthers() {
    let function = "func make(_ name: String, target: Any?, action: Selector) -> UIBarButtonItem \(image)"
    let call = "make(\"basket\", target: self, action: #selector(open))"
    #expect(items("enum Chrome { static \(function) }", "Chrome.\(call)").map(\.symbol) == ["basket"])
    #expect(items("struct Chrome { static let shared = Chrome(); \(function) }", "Chrome.shared.\(call)").map(\.symbol) == ["basket"])
    #expect(items(function, call).map(\.symbol) == ["basket"])
  }

  @Test(
    "One that is handed a text and a closure, where a bar's item stands, or by a type that is called after items",
    arguments: ["Chrome", "BarButtons"])
  func ofTexts(type: String) {
    let function = """
      static func text(_ title: String, handler: @escaping () -> Void) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in handler() })
      }
      """
    let found = items("enum \(type) {\n\(function)\n}", "\(type).text(\"Edit\") { }")
    #expect(found.map(\.label.said) == ["\"Edit\""])
    #expect(found.map(\.location.line) == [8])
  }

  @Test("One that is asked elsewhere than where a bar's item stands, by a type that is called after items")
  func ofTextsBefore() {
    let maker = """
      enum BarButtons {
        static func text(_ title: String) -> UIBarButtonItem {
          UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
        }
      }
      extension ListController { var edit: UIBarButtonItem { let made = BarButtons.text("Edit"); return made } }
      """
    #expect(items(maker, "edit").map(\.label.said) == ["\"Edit\""])
  }

  @Test("A button that a function makes for an item of its own")
  func button() {
    let maker = """
      enum Chrome {
        static func round(_ name: String, _ action: Selector) -> UIButton {
          let button = UIButton()
          button.setImage(UIImage(named: name), for: .normal)
          return button
        }
      }
      """
    let found = items(maker, "UIBarButtonItem(customView: Chrome.round(\"basket\", #selector(open)))")
    #expect(found.map(\.symbol) == ["basket"] && found.allSatisfy { !$0.accessibilityLabel.isPresent })
  }

  @Test("A name that the function is handed is the item's")
  func named() {
    let maker = """
      enum Chrome {
        static func make(image: String, label: String) -> UIBarButtonItem {
          let made = UIBarButtonItem(image: UIImage(named: image), style: .plain, target: nil, action: nil)
          made.accessibilityLabel = label
          return made
        }
      }
      """
    let found = items(maker, "Chrome.make(image: \"basket\", label: \"Basket\")")
    #expect(found.map(\.accessibilityLabel.said) == ["\"Basket\""])
  }

  @Test("Each item of a window's toolbar is there where the code asks what an identifier says")
  func window() {
    let bars = SwiftFixture(
      """
      final class ListWindow: NSWindowController, NSToolbarDelegate {
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
        func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier,
                     willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem? {
          switch id.rawValue {
          case "basket": return makeItem(id, image: "basket")
          case "truck": return makeItem(id, image: "truck")
          default: return nil
          }
        }
        private func makeItem(_ id: NSToolbarItem.Identifier, image: String) -> NSToolbarItem {
          let item = NSToolbarItem(itemIdentifier: id)
          item.image = NSImage(named: image)
          return item
        }
      }
      """
    ).bars
    #expect(bars.flatMap(\.items).compactMap(\.symbol).sorted() == ["basket", "truck"])
  }
}
