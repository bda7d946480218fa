import LintelModel
import Testing

@Suite("Bars below that are another view's than the one with the title")
struct BarMakerTests {
  private static let list = """
    struct NotesList: View {
      var body: some View { List { }.toolbar { ToolbarItem(placement: .primaryAction) { Button("Find") { } } } }
    }

    """

  private func bars(_ source: String) -> [String: Toolbar] {
    Dictionary(SwiftFixture(source).bars.map { ($0.id, $0) }) { first, _ in first }
  }

  @Test("A bottom bar of which the presenter alone has items is called after the presenter, and reported there")
  func presenter() throws {
    let tab = """
      struct NotesTab: View {
        var body: some View {
          NotesList().toolbar { ToolbarItem(placement: .bottomBar) { Button("Share") { } } }
        }
      }
      """
    let found = bars(Self.list + tab)
    let bar = try #require(found["A.swift#NotesTab.body.bottomBar"])
    #expect(bar.name == "NotesTab, bottomBar (A.swift)")
    #expect(bar.location.line == 6)
    #expect(found["A.swift#NotesList.body"]?.items.map(\.label.said) == ["Find"])
    #expect(found.count == 2)
  }

  @Test("One on which the view itself has items is the view's")
  func both() {
    let list = Self.list.replacing(".primaryAction", with: ".bottomBar")
    let share = "ToolbarItem(placement: .bottomBar) { Button(\"Share\") { } }"
    let tab = "struct NotesTab: View { var body: some View { NotesList().toolbar { \(share) } } }"
    let found = bars(list + tab)
    #expect(found["A.swift#NotesList.body.bottomBar"]?.items.map(\.label.said) == ["Find", "Share"])
    #expect(found["A.swift#NotesTab.body.bottomBar"] == nil)
  }

  @Test("What a field of a row puts above the keyboard takes no bar from the screen that shows the row")
  func keyboard() throws {
    let source = """
      struct Field: View {
        var body: some View {
          HStack { TextField("", text: $text).toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Hide") { } } } }
        }
      }
      struct Form1: View { var body: some View { Form { Field() }.navigationTitle("Form") } }
      struct Home: View {
        var body: some View { NavigationStack { Form1().toolbar { ToolbarItem { Button("Close") { } } } } }
      }
      """
    let found = bars(source)
    let form = try #require(found["A.swift#Form1.body"])
    #expect(form.title.said == "Form" && form.items.map(\.label.said) == ["Close"])
    #expect(found["A.swift#Field.body.keyboard"]?.items.map(\.label.said) == ["Hide"])
    #expect(found.count == 2)
  }
}
