import LintelModel
import Testing

@Suite("Pages of a container")
struct PagedControllerTests {
  private static let page = """
    class Page: UIViewController { override func viewDidLoad() { navigationItem.title = "Chapter" } }

    """

  private func owner(_ container: String) -> UnknownOwner? {
    SwiftFixture(Self.page + container).bars.first { $0.controller == "Page" }?.unknownOwner
  }

  @Test(
    "What is set on a page is on no bar",
    arguments: ["UIPageViewController", "TabmanViewController", "UIViewController, UIPageViewControllerDataSource"])
  func page(kind: String) {
    #expect(
      owner("class Book: \(kind) { func makePages() -> [UIViewController] { [Page(), Page()] } }")
        == UnknownOwner(.page, name: "Book"))
  }

  @Test(
    "A container that takes a page's title or items over shows them",
    arguments: ["title = shown.title", "navigationItem.rightBarButtonItem = shown.navigationItem.rightBarButtonItem"])
  func takenOver(statement: String) {
    let book = """
      class Book: UIPageViewController {
        let shown = Page()
        override func viewDidLoad() { \(statement) }
      }
      """
    #expect(owner(book) == nil)
  }

  @Test("What a container pushes, or other code makes as well, is no page alone")
  func pushed() {
    let pushing = "func go() { stack.pushViewController(Page(), animated: true) }"
    #expect(owner("class Book: UIPageViewController { \(pushing) }") == nil)
    let home = "class Home: UIViewController { let page = Page() }"
    #expect(owner("class Book: UIPageViewController { let page = Page() }\n\(home)") == nil)
    #expect(owner("class Book: UIViewController { let page = Page() }") == nil)
  }
}
