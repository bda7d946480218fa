import LintelModel
import Testing

/// Where in a line code gives a controller its title.
@Suite("Statements that set a title")
struct TitleStatementTests {
  private func titles(_ body: String) -> [String] {
    let source = "final class NoteController: UIViewController {\n\(body)\n}"
    return SwiftFixture(source).bars.map(\.title.said)
  }

  @Test(
    "A title is seen wherever its statement begins",
    arguments: [
      "override func viewDidLoad() { super.viewDidLoad(); title = \"Notes\" }",
      "override func viewDidLoad() { super.viewDidLoad();title=\"Notes\" }",
      "override func viewDidLoad() { self.title=\"Notes\" }",
      "override func viewDidLoad() { if isNew { load() };title = \"Notes\" }",
      "override func viewDidLoad() {\ntitle = \"Notes\"\n}",
      "override func viewDidLoad() {\n\ttitle\t= \"Notes\"\n}",
      "override func viewDidLoad() {\nswitch kind {\ncase .note: title = \"Notes\"\n}\n}",
      "override func viewDidLoad() {\nswitch kind {\ndefault: title = \"Notes\"\n}\n}",
    ])
  func places(body: String) { #expect(titles(body) == ["\"Notes\""]) }

  @Test(
    "A local of that name, a comparison and a longer name are no title",
    arguments: [
      "override func viewDidLoad() { let title = \"Notes\"; print(title) }",
      "override func viewDidLoad() { var title = \"Notes\"; print(title) }",
      "override func viewDidLoad() { if title == \"Notes\" { print(title) } }",
      "override func viewDidLoad() { subtitle = \"Notes\" }",
    ])
  func others(body: String) { #expect(titles(body) == []) }
}
