import LintelModel
import LintelSwiftSource
import Testing

/// Views of a project's own in the title's place.
@Suite struct TitleViewTextTests {
  private func labels(_ view: String, statements: String = "", part: String = "let label = UILabel()") -> Set<String> {
    let bars = SwiftFixture(
      """
      final class Spinner: UIStackView { \(part) }
      final class ListController: UITableViewController {
        \(view)
        override func viewDidLoad() {
          \(statements)
          navigationItem.titleView = titleView
        }
      }
      """
    ).bars
    return Set(bars.flatMap(\.items).map(\.label.said))
  }

  @Test("A text that code gives a label of the view is the title view's")
  func ofPart() {
    let made = """
      private lazy var titleView: Spinner = {
          let view = Spinner(frame: .zero)
          view.label.text = "Loading"
          return view
        }()
      """
    #expect(labels(made) == ["\"Loading\""])
    let view = "let titleView = Spinner(frame: .zero)"
    #expect(labels(view, statements: "titleView.label.text = \"Later\"") == ["\"Later\""])
    let statements = "self.titleView.label.text = nil; self.titleView.label.text = \"Later\""
    #expect(labels(view, statements: statements) == ["\"Later\""])
  }

  @Test("Each of several texts is seen")
  func several() {
    let statements = "titleView.label.text = \"One\"; titleView.label.text = \"Two\""
    #expect(labels("lazy var titleView: Spinner = Spinner(frame: .zero)", statements: statements) == ["\"One\"", "\"Two\""])
  }

  @Test("A label of the view that is not seen to be given a text was not read, and what has no label says nothing")
  func unread() {
    let view = "lazy var titleView: Spinner = Spinner(frame: .zero)"
    #expect(labels(view) == ["?titleView"])
    #expect(labels(view, part: "let image = UIImageView()") == [""])
  }

  @Test("What a field of the view has at first is no label: people type into it")
  func field() {
    let view = "let titleView = Spinner(frame: .zero)"
    for (name, type) in [("searchBar", "UISearchBar"), ("addressField", "UITextField")] {
      let part = "let \(name) = \(type)()"
      #expect(labels(view, statements: "titleView.\(name).text = \"about:blank\"", part: part) == [""])
      #expect(labels(view, statements: "titleView.\(name).text = address", part: part) == [""])
    }
  }

  private func titles(_ statements: String) -> Set<String> {
    let bars = SwiftFixture(
      """
      final class Spinner: UIStackView { let label = UILabel(); let nameField = UITextField() }
      final class ListController: UITableViewController {
        private let statusLabel: UILabel = makeLabel()
        private lazy var titleView: Spinner = {
          let view = Spinner(frame: .zero)
          view.label.accessibilityHint = "Status"
          return view
        }()
        override func viewDidLoad() { \(statements) }
      }
      """
    ).bars
    return Set(bars.map(\.title.said))
  }

  @Test(
    "A title that is taken from a label is what code gives the label",
    arguments: [
      ("titleView.label.text = \"Loading\"", "titleView.label.text", ["\"Loading\""]),
      ("titleView.label.text = NSLocalizedString(\"loading\", comment: \"\")", "self.titleView.label.text", ["loading"]),
      ("statusLabel.text = \"Loading\"", "statusLabel.text", ["\"Loading\""]),
      ("titleView.label.text = isNew ? \"A\" : \"B\"", "titleView.label.text", ["\"A\"", "\"B\""]),
      ("let view = Spinner(frame: .zero); view.label.text = \"Loading\"", "view.label.text", ["\"Loading\""]),
    ])
  func taken(statement: String, asked: String, said: [String]) {
    #expect(titles("\(statement); navigationItem.title = \(asked)") == Set(said))
    #expect(titles("\(statement); title = \(asked)") == Set(said))
  }

  @Test("A title that is taken from what no code is seen to fill, or people do, was not read")
  func takenUnread() {
    #expect(titles("title = titleView.label.text") == ["?titleView.label.text"])
    let typed = "titleView.nameField.text = \"Untitled\"; title = titleView.nameField.text"
    #expect(titles(typed) == ["?titleView.nameField.text"])
  }

  @Test("A title that a function takes from the label of what it is handed was not read")
  func takenOfParameter() {
    let source = """
      final class ListController: UITableViewController {
        func show(cell: Cell) { cell.label.text = "Row"; title = cell.label.text }
      }
      """
    #expect(SwiftFixture(source).bars.map(\.title.said) == ["?cell.label.text"])
  }
}
