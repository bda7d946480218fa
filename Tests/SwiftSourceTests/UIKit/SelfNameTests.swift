import LintelModel
import Testing

/// Controllers whose code has another name for `self`.
@Suite("Names of self")
struct SelfNameTests {
  private func bars(_ statements: String) -> [Toolbar] {
    SwiftFixture(
      """
      final class NoteController: UIViewController {
        func load() {
          \(statements)
        }
      }
      """
    ).bars
  }

  @Test(
    "A title that code gives self by another name is the bar's, where the file has nothing else",
    arguments: [
      "fetch { [weak self] in\nguard let strongSelf = self else { return }\nstrongSelf.title = \"Notes\" }",
      "fetch { [weak self] in\nguard let this = self else { return }\nthis.title = \"Notes\" }",
      "fetch { [weak self] in\nif let screen = self { screen.title = \"Notes\" } }",
      "weak var weakSelf = self\nfetch { weakSelf?.title = \"Notes\" }",
      "fetch { [weak this = self] in this?.title = \"Notes\" }",
      "let me = self\nlet this = me\nthis.navigationItem.title = \"Notes\"",
    ])
  func title(statements: String) {
    let bars = bars(statements)
    #expect(Set(bars.map(\.title.said)) == ["\"Notes\""])
    #expect(Set(bars.map(\.controller)) == ["NoteController"])
  }

  @Test("Its items and its bottom bar's are the controller's own")
  func items() {
    let bars = bars(
      """
      fetch { [weak self] in
        guard let this = self else { return }
        this.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        this.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
      }
      """)
    #expect(Set(bars.map(\.controller)) == ["NoteController"])
    #expect(Set(bars.flatMap(\.items).map(\.label.said)) == ["\"Add\"", "\"Sort\""])
  }

  @Test(
    "A name for something of self is no name for self",
    arguments: ["let row = self.row\nrow.title = \"Notes\"", "row.delegate = self\nrow.title = \"Notes\""])
  func ofOther(statements: String) { #expect(bars(statements).isEmpty) }

  @Test("A screen whose base class gives self a title by another name has one")
  func inherited() {
    let bars = SwiftFixture([
      "Base.swift": """
      class Base: UIViewController {
        func listen() { fetch { [weak self] in
          guard let this = self else { return }
          this.title = model.name
        } }
      }
      """,
      "Child.swift":
        "class Child: Base { override func viewDidLoad() { navigationItem.rightBarButtonItem = editButtonItem } }",
    ]).bars
    #expect(bars.first { $0.controller == "Child" }?.hasTitleElsewhere == true)
  }
}
