import LintelModel
import LintelSwiftSource
import Testing

@Suite("Texts and names of UIKit's views on a bar")
struct ViewTextTests {
  private func bar(_ body: String, members: String = "") -> Toolbar? {
    SwiftFixture(
      """
      final class Home: UIViewController {
        \(members)
        override func viewDidLoad() {
          title = "Home"
          \(body)
        }
      }
      """
    ).bars.first { $0.title.said == "\"Home\"" }
  }

  @Test(
    "A label's own font is read where it is the system's",
    arguments: [
      (".preferredFont(forTextStyle: .headline)", ViewFont(size: 17, weight: .semibold)),
      ("UIFont.preferredFont(forTextStyle: .footnote)", ViewFont(size: 13, weight: .regular)),
      (".systemFont(ofSize: 12, weight: .bold)", ViewFont(size: 12, weight: .bold)),
      ("UIFont.boldSystemFont(ofSize: 20)", ViewFont(size: 20, weight: .bold)),
      ("UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)", ViewFont(size: 12, weight: .regular)),
      (".systemFont(ofSize: size)", nil), ("UIFont(name: \"Avenir\", size: 12)!", nil),
    ])
  func fonts(font: String, read: ViewFont?) {
    let item = bar(
      """
      let label = UILabel()
      label.text = "Nobody is here"
      label.font = \(font)
      navigationItem.leftBarButtonItem = UIBarButtonItem(customView: label)
      """)?.items.first
    #expect(item?.label.said == "\"Nobody is here\"")
    #expect(item?.viewFont == read)
  }

  @Test("A button's own is that of its label")
  func button() {
    let item = bar(
      """
      let button = UIButton(type: .system)
      button.setTitle("Following", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      """)?.items.first
    #expect(item?.viewFont == ViewFont(size: 15, weight: .medium))
  }

  private static let shown = "navigationItem.rightBarButtonItem = add"

  @Test(
    "A spoken name from a property or constant, set in a block of its own, is the item's",
    arguments: [
      "navigationItem.rightBarButtonItem = add\nadd.accessibilityLabel = addName",
      "navigationItem.rightBarButtonItem = add\nlet name = \"Add Note\"\nadd.accessibilityLabel = name",
      "navigationItem.rightBarButtonItem = add\nadd.accessibilityLabel = Self.name",
      "\(shown)\nif let button = navigationItem.rightBarButtonItem { button.accessibilityLabel = addName }",
      "\(shown)\nguard let button = navigationItem.rightBarButtonItem else { return }\nbutton.accessibilityLabel = addName",
      "\(shown)\nnavigationItem.rightBarButtonItem?.accessibilityLabel = addName",
      "if let add { add.accessibilityLabel = addName }\nnavigationItem.rightBarButtonItem = add",
    ])
  func names(code: String) {
    let item = bar(
      code,
      members: """
        let add = UIBarButtonItem(image: UIImage(named: "note"), style: .plain, target: nil, action: nil)
        let addName = "Add Note"
        static let name = "Add Note"
        """)?.items.first
    #expect(item?.accessibilityLabel.said == "\"Add Note\"")
  }

  @Test("A name that a method sets on what another one puts on the bar later")
  func later() {
    let made = "UIBarButtonItem(image: UIImage(named: \"note\"), style: .plain, target: nil, action: nil)"
    let naming = "if let button = navigationItem.rightBarButtonItem { button.accessibilityLabel = \"Add Note\" }"
    let item = bar(
      "name()\nnavigationItem.rightBarButtonItem = \(made)", members: "private func name() { \(naming) }"
    )?.items.first
    #expect(item?.accessibilityLabel.said == "\"Add Note\"")
  }

  @Test(
    "A title that is no view controller's is on no navigation bar",
    arguments: [
      "final class Help: NSWindowController {\nvar title: String!\nfunc open() { self.title = \"Help\" }\n}",
      "final class Help: NSWindowController { override func windowDidLoad() { window?.title = \"Help\" } }",
      "final class HelpController: NSViewController { override func viewDidLoad() { title = \"Help\" } }",
      "final class HelpController: UIResponder {\nvar title = \"\"\nfunc open() { title = \"Help\" }\n}",
    ])
  func windows(source: String) {
    #expect(SwiftFixture(source, platforms: [.macos, .ios]).bars.isEmpty)
  }

  @Test("A search bar in the title's place replaces the title")
  func searchBar() {
    let found = bar("let search = UISearchBar()\nsearch.placeholder = \"Search\"\nnavigationItem.titleView = search")
    #expect(found?.items.map(\.kind) == [.searchField])
    #expect(found?.items.map(\.placement) == [.principal])
  }

  @Test(
    "What a field in the title's place has at first is no label of it, be it one of several by branches",
    arguments: ["UITextField", "UISearchBar", "UISearchTextField"])
  func typedText(type: String) {
    func found(_ statements: String) -> Toolbar? {
      bar("let field = \(type)()\n\(statements)\nnavigationItem.titleView = field")
    }
    #expect(found("field.text = \"Untitled\"")?.items.map(\.label.said) == [""])
    let branches = found("if isNew { field.text = \"Untitled\" } else { field.text = \"Copy\" }")
    #expect(branches?.items.map(\.label.said) == [""])
    #expect(branches?.variant == nil)
    let prompted = found("field.text = \"Untitled\"\nfield.placeholder = \"Name\"")
    #expect(prompted?.items.map(\.label.said) == ["\"Name\""])
  }

  @Test("Names that branches give a view, some of them twice, are each spoken in a variant")
  func spokenNames() {
    let found = SwiftFixture(
      """
      final class Home: UIViewController {
        override func viewDidLoad() {
          let button = UIButton(type: .system)
          button.setImage(UIImage(systemName: "star"), for: .normal)
          if isNew { button.accessibilityLabel = "Add" }
          if isEmpty { button.accessibilityLabel = "Add" }
          if isMarked { button.accessibilityLabel = "Remove" }
          if isShared { button.accessibilityLabel = "Share" }
          if isSent { button.accessibilityLabel = "Share" }
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        }
      }
      """)
    let spoken = Set(found.bars.flatMap(\.items).map(\.accessibilityLabel.said))
    #expect(spoken.isSuperset(of: ["\"Add\"", "\"Remove\"", "\"Share\""]))
  }

  @Test("The name that a view starts with is spoken in the arm that gives it again, so that each variant is in one arm")
  func startingName() {
    let found = SwiftFixture(
      #"""
      final class Home: UIViewController {
        private lazy var badge: UIButton = {
          let button = UIButton(type: .system)
          button.setImage(UIImage(systemName: "person"), for: .normal)
          button.accessibilityLabel = "Account"
          return button
        }()
        override func viewDidLoad() {
          title = isRoot ? "Home" : "List"
          navigationItem.leftBarButtonItem = UIBarButtonItem(customView: badge)
        }
        func update() {
          if unread > 0 {
            badge.accessibilityLabel = "Account with messages"
          } else {
            badge.accessibilityLabel = "\("Account")"
          }
        }
      }
      """#)
    let spoken = Set(found.bars.flatMap(\.items).map(\.accessibilityLabel.said))
    #expect(spoken == ["\"Account\"", "\"Account with messages\""])
    #expect(found.bars.allSatisfy { $0.variant?.arms.contains("unread > 0") == true })
  }

  @Test("A literal with one value and nothing else says what the value says")
  func valueAlone() {
    func said(_ literal: String) -> [String]? {
      let item = "UIBarButtonItem(title: \(literal), style: .plain, target: self, action: nil)"
      return bar("navigationItem.rightBarButtonItem = \(item)")?.items.map(\.label.said)
    }
    #expect(said(#""\(NSLocalizedString("notes", comment: ""))""#) == ["notes"])
    #expect(said(#""\(count)""#) == [#"?"\(count)""#])
  }
}
