import LintelModel
import LintelSwiftSource
import Testing

@Suite("Faces and titles that other code gives")
struct UIKitElsewhereTests {
  @Test("A custom view's attributed title is its text, and a type's own spoken name is a name")
  func customViews() {
    let source = """
      final class ReaderButton: UIButton { override var accessibilityLabel: String? { get { state } set { } } }
      final class Home: UIViewController {
        let menu = UIButton(type: .custom)
        let reader = ReaderButton()
        override func viewDidLoad() {
          title = "Home"
          menu.setAttributedTitle(.init(string: "Following", attributes: [:]), for: .normal)
          reader.setImage(UIImage(named: "reader"), for: .normal)
          navigationItem.leftBarButtonItem = UIBarButtonItem(customView: menu)
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: reader)
        }
      }
      """
    let items = SwiftFixture(source).bars.first?.items
    #expect(items?.first?.label.said == "\"Following\"")
    #expect(items?.last?.accessibilityLabel.expression == "ReaderButton.accessibilityLabel")
  }

  @Test("An item type of the project's shows the image that it is made with")
  func ownItemType() {
    let item = SwiftFixture(
      """
      final class ThemedItem: UIBarButtonItem { init(lightImage: UIImage, darkImage: UIImage) { super.init() } }
      final class Thread: UIViewController {
        override func viewDidLoad() {
          title = "Thread"
          navigationItem.rightBarButtonItem = ThemedItem(
            lightImage: UIImage(systemName: "sun.max")!, darkImage: UIImage(systemName: "moon")!)
        }
      }
      """
    ).bars.first?.items.first
    #expect(item?.symbol == "sun.max")
    #expect(item?.hasSystemName == true && item?.mayBeSetByCode == true)
  }

  @Test(
    "A title that another method or a superclass sets is somewhere, and one that nobody sets is not",
    arguments: [
      ("class Base: UIViewController { func show() { title = model.name } }", true),
      ("class Base: UIViewController { func show() { self.navigationItem.title = \"A\" } }", true),
      ("class Root: UIViewController { func show() { title = \"A\" } }\nclass Base: Root { }", true),
      ("class Base: UIViewController { func show() { title = nil } }", false),
      ("class Base: UIViewController { }\nextension UIViewController { func show() { title = \"A\" } }", false),
      ("protocol Named { }\nextension Named { func show() { title = \"A\" } }\nclass Base: Named { }", false),
      ("class Base: UIViewController { }\nextension Base { func show() { title = \"A\" } }", true),
      ("class Base: UIViewController { func show() { let title: String\ntitle = \"A\"\nprint(title) } }", false),
      ("class Base: UIViewController { func show() { button.title = \"A\" } }", false),
    ])
  func inherited(base: String, isTitled: Bool) {
    let child = "class Child: Base { override func viewDidLoad() { navigationItem.rightBarButtonItem = editButtonItem } }"
    let bars = SwiftFixture(["Base.swift": base, "Child.swift": child]).bars
    #expect(bars.first { $0.controller == "Child" }?.hasTitleElsewhere == isTitled)
  }

  @Test("A class that inherits from a controller by way of another class of the project's has a title")
  func titleOfGrandchild() {
    let fixture = SwiftFixture([
      "Base.swift": "class ListWithActions: UITableViewController { }",
      "Tags.swift": """
      final class TagsVC: ListWithActions {
        enum Section { var title: String { "Section" } }
        override func viewDidLoad() {
          title = "Tags"
          navigationItem.rightBarButtonItem = editButtonItem
        }
      }
      """,
      "Pane.swift": """
      class Pane: NSViewController { }
      final class GeneralPane: Pane { override func viewDidLoad() { title = "General" } }
      // A UITableViewController is in this project, too.
      """,
    ])
    #expect(fixture.bars.map(\.controller) == ["TagsVC"])
    #expect(fixture.bars.map(\.title.said) == ["\"Tags\""])
  }

  @Test(
    "A title that code gives a controller of the platform's or of a package is on a bar, where the code puts it onto a stack",
    arguments: [
      ("let page = UIHostingController(rootView: list)", "stack?.pushViewController(page, animated: true)", true),
      ("let page = UIHostingController<List>(rootView: list)", "router.top().pushViewController(page, animated: true)", true),
      ("let page = CommandViewController { \"\" }", "show(page, sender: nil)", true),
      ("let page = CommandViewController.report(of: self)", "present(UINavigationController(rootViewController: page))", true),
      ("let page = UIHostingController(rootView: list)", "navigationController?.show(page)", true),
      ("let page = UIHostingController(rootView: list)", "present(page, animated: true)", false),
      ("let page = UIHostingController(rootView: list)", "popover.show(page)", false),
      ("let page = UIHostingController(rootView: list)", "show(page, animated: true)", false),
      ("let page = UIHostingController(rootView: list)", "router.pushViewController(page)", false),
      ("let page = UIAlertController(title: nil)", "show(page, sender: nil)", false),
      ("let page = Note()", "show(page, sender: nil)", false),
    ])
  func stackedController(made: String, shown: String, isOnBar: Bool) {
    let bars = SwiftFixture(
      """
      final class Home: UIViewController {
        func open() {
          \(made)
          page.title = "Report"
          \(shown)
        }
      }
      """
    ).bars
    #expect(bars.map(\.title.said) == (isOnBar ? ["\"Report\""] : []))
    #expect(!bars.contains { !$0.isFragment })
  }

  @Test("The same of a controller of the project's is that controller's title, whatever the code calls it")
  func stackedControllerOfProject() {
    let fixture = SwiftFixture([
      "Detail.swift": """
      final class DetailViewController: UIViewController {
        override func viewDidLoad() { navigationItem.rightBarButtonItem = editButtonItem }
      }
      """,
      "Home.swift": """
      final class Home: UIViewController {
        func open() {
          let detail = DetailViewController()
          detail.title = "Details"
          navigationController?.pushViewController(detail, animated: true)
        }
      }
      """,
    ])
    let bars = fixture.bars.filter { $0.controller == "DetailViewController" }
    #expect(bars.map(\.title.said) == ["\"Details\""])
    #expect(bars.map { bar in bar.items.count { $0.kind != .back } } == [1])
  }

  @Test("The item that a group shows where there is no room for its members is on their bar, and on no unknown one")
  func representativeItem() {
    let bars = SwiftFixture(
      """
      final class Reader: UIViewController {
        override func viewDidLoad() {
          title = "Reader"
          navigationItem.centerItemGroups = [
            .optionalGroup(
              customizationIdentifier: "marks",
              representativeItem: UIBarButtonItem(title: "Marks", style: .plain, target: nil, action: nil),
              items: [UIBarButtonItem(title: "Highlight", style: .plain, target: nil, action: nil)])
          ]
        }
      }
      """
    ).bars
    #expect(bars.map { $0.items.map(\.label.said) } == [["\"Highlight\""]])
    #expect(bars.allSatisfy { $0.unknownOwner == nil })
  }

  @Test("A bar is an editor's or a browser's where code gives its navigation item that style, and no style of an item does")
  func itemStyle() {
    func role(_ lines: String) -> [String?] {
      SwiftFixture(
        """
        final class Reader: UIViewController {
          override func viewDidLoad() {
            \(lines)
            title = "Reader"
            let save = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
            save.style = .done
            navigationItem.rightBarButtonItem = save
          }
        }
        """
      ).bars.map { $0.role }
    }
    #expect(role("navigationItem.style = .editor") == ["editor"])
    #expect(role("navigationItem.style = .browser") == ["browser"])
    #expect(role("navigationItem.style = .navigator") == [nil])
    #expect(role("navigationItem.style = isOld ? .navigator : .editor") == [nil])
    #expect(role("") == [nil])
  }
}
