import LintelModel
import Testing

/// Bars whose title may come from somewhere else are fragments: their title is not asked for.
@Suite("Who sets a bar's title")
struct TitleOwnerTests {
  private static let toolbar = ".toolbar { Button(\"Add\") { } }"

  private func isFragment(_ body: String, members: String = "", more: String = "") -> Bool? {
    SwiftFixture(
      "struct Inbox: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n\(more)"
    ).bars.first { $0.id.contains("Inbox") }?.isFragment
  }

  @Test("A list without a title is asked for one")
  func asked() { #expect(isFragment("List { }\(Self.toolbar)") == false) }

  @Test("Content that is handed in, and a view of a package, may bring one")
  func handedIn() {
    #expect(isFragment("content()\(Self.toolbar)", members: "let content: () -> Content") == true)
    #expect(isFragment("PackageList()\(Self.toolbar)") == true)
  }

  @Test("A view of the project's that sets one in any of its parts brings it")
  func titledView() {
    let notes = "struct Notes: View {\nvar body: some View { VStack { list } }\n"
      + "var list: some View { List { }.navigationTitle(\"Notes\") }\n}"
    for body in ["Notes()", "VStack { Notes() }"] {
      let bars = SwiftFixture("struct Inbox: View { var body: some View { \(body)\(Self.toolbar) } }\n\(notes)").bars
      #expect(bars.map(\.title.said) == ["Notes"])
      #expect(bars.map(\.isFragment) == [false])
    }
  }

  @Test("A style of a view's that sets a title sets the view's")
  func styled() {
    let bar = """
      struct SideList: View { var body: some View { style.makeBody(self) } }
      struct SideListBaseStyle: SideListStyle {
        func makeBody(_ list: SideList) -> some View { List { }.navigationTitle(list.title) }
      }
      """
    #expect(isFragment("SideList(title: \"Days\")\(Self.toolbar)", more: bar) == true)
    let other = bar.replacing("SideListBaseStyle", with: "RowBaseStyle")
    #expect(isFragment("SideList(title: \"Days\")\(Self.toolbar)", more: other) == false)
  }

  @Test("A screen that a controller hosts has the title that the code beside sets")
  func hosted() {
    func host(_ line: String) -> String {
      "final class Host: UIViewController {\n let inner = UIHostingController(rootView: Inbox())\n"
        + " override func viewDidLoad() {\n    \(line)\n  }\n}"
    }
    #expect(isFragment("List { }\(Self.toolbar)", more: host("title = Texts.inbox")) == true)
    #expect(isFragment("List { }\(Self.toolbar)", more: host("addChild(inner)")) == false)
  }

  @Test("A title in a sheet is the sheet's")
  func sheet() {
    let body = "List { }.sheet(isPresented: $shows) { Text(\"A\").navigationTitle(\"B\") }\(Self.toolbar)"
    #expect(isFragment(body) == false)
  }

  @Test("A title that a user of the view sets through a property is its title")
  func property() {
    let users = """
      enum Screen {
        case inbox
        @ViewBuilder var destination: some View { switch self { case .inbox: Inbox() } }
      }
      struct Settings: View { var body: some View { List { NavigationLink("x") { screen.destination.navigationTitle("x") } } } }
      """
    #expect(isFragment("List { }\(Self.toolbar)", more: users) == true)
  }

  @Test("The item that a navigation bar shows is the controller's own")
  func topItem() {
    let bars = SwiftFixture(
      """
      final class ListController: UIViewController {
        override func viewDidLoad() {
          navigationItem.title = "List"
          navigationController?.navigationBar.topItem?.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain)
        }
      }
      """
    ).bars
    #expect(bars.map(\.title.said) == ["\"List\""])
    #expect(bars.first?.items.map(\.label.said) == ["\"Add\""])
  }

  @Test("A controller that has nothing but a title has a bar")
  func titleOnly() {
    let bars = SwiftFixture(
      "final class AboutViewController: UIViewController {\noverride func viewDidLoad() {\n  title = \"About\"\n}\n}"
    ).bars
    #expect(bars.map(\.title.said) == ["\"About\""])
  }

  @Test("A page, and a controller whose title another one sets, are not asked", arguments: ["page", "creator"])
  func pages(kind: String) {
    let other =
      kind == "page"
      ? "final class Pager: UIPageViewController { let pages = [ListController()] }"
      : "func show() { let viewController = ListController()\nviewController.title = \"A\" }"
    let fixture = SwiftFixture([
      "List.swift":
        "final class ListController: UIViewController {\nfunc a() { navigationItem.rightBarButtonItem = editButtonItem }\n}",
      "Other.swift": other,
    ])
    #expect(fixture.bars.first { $0.controller == "ListController" }?.hasTitleElsewhere == true)
  }
}
