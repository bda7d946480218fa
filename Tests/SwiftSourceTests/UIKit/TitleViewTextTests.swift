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
}
