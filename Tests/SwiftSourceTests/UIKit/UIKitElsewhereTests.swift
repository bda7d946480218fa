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
}
