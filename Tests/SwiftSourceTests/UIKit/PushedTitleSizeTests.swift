import LintelModel
import Testing

@Suite("Titles of controllers that are pushed")
struct PushedTitleSizeTests {
  private func detail(pushedBy code: String, mode: String = "") -> Toolbar? {
    SwiftFixture(
      """
      class ListController: UIViewController {
        override func viewDidLoad() {
          title = "List"
          navigationController?.navigationBar.prefersLargeTitles = true
        }
        func open() { navigationController?.pushViewController(DetailController(), animated: true) }
      }
      class PlainController: UIViewController {
        override func viewDidLoad() { title = "Plain" }
        \(code)
      }
      class DetailController: UIViewController {
        override func viewDidLoad() {
          title = "Detail"
          \(mode)
        }
      }
      """
    ).bars.first { $0.controller == "DetailController" }
  }

  @Test(
    "Unless its code says otherwise, the title is large where all who push the controller have large ones",
    arguments: [
      ("", Fact<Bool>.declared(true)), ("navigationItem.largeTitleDisplayMode = .automatic", .declared(true)),
      ("navigationItem.largeTitleDisplayMode = .never", .declared(false)),
    ])
  func inherited(mode: String, size: Fact<Bool>) throws {
    let bar = try #require(detail(pushedBy: "", mode: mode))
    #expect(bar.largeTitle == size && !bar.titleMayBeLarge)
  }

  @Test("Where another one pushes or presents it, it may be large")
  func disagreeing() throws {
    for code in ["navigationController?.pushViewController(DetailController(), animated: true)", "present(DetailController())"] {
      let bar = try #require(detail(pushedBy: "func open() { \(code) }"))
      #expect(bar.largeTitle == .unknown && bar.titleMayBeLarge)
    }
  }
}
