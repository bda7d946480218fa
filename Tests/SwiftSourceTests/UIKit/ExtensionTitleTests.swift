import LintelModel
import LintelSwiftSource
import Testing

/// Titles that extensions of a controller set.
@Suite struct ExtensionTitleTests {
  @Test("An extension in a file of its own sets a title as one in the controller's file does")
  func ofAnotherFile() {
    let screen = "final class GroupsVC: UIViewController { override func viewDidLoad() { title = \"Groups\" } }"
    let search = "extension GroupsVC { func search() { title = \"Search Results\" } }"
    for files in [["A.swift": screen, "B.swift": search], ["A.swift": screen + "\n" + search]] {
      let bars = SwiftFixture(files).bars
      #expect(Set(bars.map(\.title.source)) == ["Groups", "Search Results"])
      #expect(Set(bars.map(\.controller)) == ["GroupsVC"])
    }
  }

  @Test("A title that a model's extension sets is no bar's")
  func ofModel() {
    let files = ["A.swift": "struct Tag { var title: String }", "B.swift": "extension Tag { init() { title = \"Tag\" } }"]
    #expect(SwiftFixture(files).bars.isEmpty)
  }

  @Test(
    "It is a title wherever its statement begins, and whatever blanks are around its sign",
    arguments: [
      "self.title=\"Results\"", "title  = \"Results\"",
      "DispatchQueue.main.async { [weak self] in self?.title = \"Results\" }",
      "switch kind { case .tag: title = \"Results\" }", "find();title = \"Results\"",
    ])
  func spelled(statement: String) {
    let bars = SwiftFixture([
      "A.swift": "final class GroupsVC: UIViewController { override func viewDidLoad() { title = \"Groups\" } }",
      "B.swift": "extension GroupsVC { func search() { \(statement) } }",
    ]).bars
    #expect(Set(bars.map(\.title.source)) == ["Groups", "Results"])
  }
}
