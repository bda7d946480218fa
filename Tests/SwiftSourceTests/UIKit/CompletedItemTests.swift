import LintelModel
import Testing

/// Items that a function is handed with a closure which completes them.
@Suite("Items that a closure completes")
struct CompletedItemTests {
  private static let with = """
    func with<T>(_ item: T, update: (inout T) throws -> Void) rethrows -> T {
      var this = item
      try update(&this)
      return this
    }

    """

  private func items(_ made: String, more: String = "") -> [Item] {
    SwiftFixture(
      Self.with + more + """
        class Inbox: UIViewController {
          override func viewDidLoad() {
            navigationItem.title = "Inbox"
            navigationItem.rightBarButtonItems = [\(made)]
          }
        }
        """
    ).items
  }

  private static let basket = "UIBarButtonItem(image: UIImage(named: \"basket\"), style: .plain, target: nil, action: nil)"

  @Test("What the closure sets is said of the item, in one face, and the function's own variable is no name of it")
  func completed() {
    let items = items("with(\(Self.basket)) { $0.accessibilityLabel = \"Basket\" }")
    #expect(items.map(\.accessibilityLabel.said) == ["\"Basket\""])
    #expect(items.map(\.variable) == [""] || items.map(\.variable) == [nil])
  }

  @Test("A closure that is handed by its label, or names what it is given, does the same")
  func labelled() {
    for call in ["with(\(Self.basket), update: { $0.accessibilityLabel = \"Basket\" })",
      "with(\(Self.basket)) { item in item.accessibilityLabel = \"Basket\" }"]
    {
      #expect(items(call).map(\.accessibilityLabel.said) == ["\"Basket\""])
    }
  }

  @Test("It replaces what the item is made with, also where another type's property makes it")
  func ofProperty() {
    let more = """
      extension UIBarButtonItem {
        convenience init(icon: Glyph, target: Any?, action: Selector?) {
          self.init(image: icon.image(ofSize: 28), style: .plain, target: target, action: action)
          accessibilityLabel = icon.name
        }
      }
      enum Shared {
        static var helpBarButtonItem: UIBarButtonItem {
          with(UIBarButtonItem(icon: .questionGlyph, target: nil, action: nil)) { $0.accessibilityLabel = "Help" }
        }
      }

      """
    let items = items("with(Shared.helpBarButtonItem) { $0.target = self }", more: more)
    #expect(items.map(\.accessibilityLabel.said) == ["\"Help\""])
    #expect(items.map(\.symbol) == ["questionGlyph"])
  }

  @Test("An image that code draws is called what the caller calls it")
  func drawn() {
    let more = """
      extension UIBarButtonItem {
        convenience init(icon: Glyph, target: Any?, action: Selector?) {
          self.init(image: icon.image(ofSize: 28), style: .plain, target: target, action: action)
          accessibilityLabel = icon.name
        }
      }

      """
    let items = items("UIBarButtonItem(icon: .arrowDown, target: self, action: nil)", more: more)
    #expect(items.map(\.symbol) == ["arrowDown"])
    #expect(items.map(\.isImageUnread) == [true])
    #expect(items.map(\.accessibilityLabel.said) == ["?icon.name"])
  }

  @Test("A closure that is called on the spot with the item sets what is said of it, also where a property holds it")
  func calledOnTheSpot() {
    #expect(items("{ $0.title = \"Edit\"; return $0 }(UIBarButtonItem())").map(\.label.said) == ["\"Edit\""])
    #expect(
      items("{ (item: UIBarButtonItem) in item.title = \"Edit\"; return item }(UIBarButtonItem())").map(\.label.said)
        == ["\"Edit\""])
    let held = SwiftFixture(
      """
      class Inbox: UIViewController {
        private let editItem: UIBarButtonItem = {
          $0.title = "Edit"
          return $0
        }(UIBarButtonItem())
        override func viewDidLoad() {
          navigationItem.title = "Inbox"
          navigationItem.rightBarButtonItem = editItem
        }
      }
      """)
    #expect(held.labels == ["\"Edit\""])
    #expect(held.items.map(\.variable) == ["editItem"])
  }

  @Test("A method of the project's that is called like those that take a closure, and takes none, is read")
  func methodWithoutClosure() {
    let more = """
      extension UIBarButtonItem {
        func with(title: String) -> Self { self.title = title; return self }
        func configured(_ name: String) -> Self { accessibilityLabel = name; return self }
      }

      """
    let item = items("UIBarButtonItem().with(title: \"Edit\").configured(\"Edit the list\")", more: more)
    #expect(item.map(\.label.said) == ["\"Edit\""])
    #expect(item.map(\.accessibilityLabel.said) == ["\"Edit the list\""])
  }

  @Test("A property that a method sets by the key path that it is handed is the item's; by one that is written nowhere, none is")
  func keyPath() {
    let more = """
      extension UIBarButtonItem {
        func with<T>(_ path: ReferenceWritableKeyPath<UIBarButtonItem, T>, _ value: T) -> Self {
          self[keyPath: path] = value
          return self
        }
      }

      """
    #expect(items("UIBarButtonItem().with(\\.title, \"Edit\")", more: more).map(\.label.said) == ["\"Edit\""])
    #expect(items("UIBarButtonItem().with(model.path, \"Edit\")", more: more).map(\.label.said) == [""])
  }
}
