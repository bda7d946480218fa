import LintelModel
import Testing

/// What a property begins with, and code anywhere in the project that gives it another value.
@Suite("Values that are written later")
struct WrittenLaterTests {
  private func titles(besides code: String, access: String = "") -> Set<String> {
    let bars = SwiftFixture([
      "A.swift": """
      final class NoteController: UIViewController {
        let model: NoteModel
        override func viewDidLoad() {
          title = model.title
        }
      }
      """,
      "Model.swift": """
      class NoteModel {
        \(access)var title: String
        init() { self.title = NSLocalizedString("loading", comment: "") }
      }
      """,
      "Other.swift": code,
    ]).bars
    return Set(bars.map(\.title.said))
  }

  @Test(
    "A model's title that other code writes is not known by what it begins with",
    arguments: [
      "extension NoteModel { func show(_ note: Note) { title = note.name } }",
      "extension NoteModel { func show(_ note: Note) { load { [weak self] in self?.title = note.name } } }",
      "final class SharedNoteModel: NoteModel { func show(_ note: Note) { title = note.name } }",
      "final class Loader { let source: NoteModel\nfunc load(_ note: Note) { source.title = note.name } }",
      "final class Loader { func load(_ note: Note) { screen.model?.title = note.name } }",
      "final class Loader { func load() { let made = NoteModel()\nmade.title += count } }",
      "final class Loader { func load() { let made = NoteModel()\nfill(&made.title) } }",
      "extension NoteModel { func bind() { loader.$name.assign(to: &$title) } }",
      "final class Loader { let source: NoteModel\nfunc load(_ note: Note) { source.title         = note.name } }",
      "final class Loader { let source: NoteModel\nfunc load() { names.assign(to: \\.title, on: source) } }",
    ])
  func written(_ code: String) { #expect(titles(besides: code) == ["?model.title"]) }

  @Test(
    "What code writes to another thing's title, or to a name of its own, leaves the model's as it is",
    arguments: [
      "final class Editor { let field: Field\nfunc show(_ model: NoteModel) { field.title = model.name } }",
      "extension NoteModel { func show(_ note: Note) { let title: String\ntitle = note.name\nprint(title) } }",
      "extension NoteModel { func isShown(as name: String) -> Bool { title == name } }",
      "final class Place { var title = \"\"\nfunc show(_ model: NoteModel) { title = model.name } }",
    ])
  func notWritten(_ code: String) { #expect(titles(besides: code) == ["loading"]) }

  @Test("Nothing outside of its file writes a property that only its file may write")
  func ofOneFile() {
    let code = "final class Loader { func load(_ note: Note) { screen.model?.title = note.name } }"
    #expect(titles(besides: code, access: "private(set) ") == ["loading"])
  }

  @Test("A view's flag that a modifier of its own sets is no constant of the place that makes the view")
  func flags() {
    let bars = SwiftFixture(
      """
      struct Notes: View {
        var canAdd: Bool
        var body: some View {
          List { }.navigationTitle("Notes").toolbar { if canAdd { Button("Add") { } } else { Button("Ask") { } } }
        }
        func adding() -> Notes {
          var copy = self
          copy.canAdd = true
          return copy
        }
      }
      struct Main: View { var body: some View { NavigationStack { Notes(canAdd: false).adding() } } }
      struct Other: View { var body: some View { List { NavigationLink("a") { Notes(canAdd: false) } } } }
      """
    ).bars
    #expect(Set(bars.flatMap { $0.items.map(\.label.said) }).isSuperset(of: ["Add", "Ask"]))
  }
}
