import LintelModel
import Testing

/// Views that a screen of the project's is handed for an item of its own bar.
@Suite("Views that a container is handed for its bar")
struct HandedViewTests {
  private static let screen = """
    struct Screen<Content: View, Trailing: View>: View {
      let title: LocalizedStringKey
      let content: () -> Content
      let trailing: () -> Trailing
      init(
        _ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder trailing: @escaping () -> Trailing
      ) {
        self.title = title
        self.content = content
        self.trailing = trailing
      }
      var body: some View {
        content().navigationTitle(title).toolbar { ToolbarItem(placement: .primaryAction) { trailing() } }
      }
    }

    """
  private static let note = """
    struct Note: View { var body: some View { Screen("Note") { Text("A") } trailing: { Button("Share") { } } } }

    """

  private func bars(_ source: String) -> [[String]] {
    SwiftFixture(source).bars.map { [$0.title.said] + $0.items.map(\.label.said) }
  }

  @Test("What the only one who makes it hands it is on the bar")
  func one() {
    #expect(bars(Self.screen + Self.note) == [["Note", "Share"]])
  }

  @Test("So is what a memberwise initializer takes, and a view that is built at once")
  func otherwise() {
    let parts = String(Self.screen.split(separator: "  init(")[0])
    let body = "var body: some View { content().navigationTitle(title).toolbar { ToolbarItem { trailing() } } }\n}\n"
    let note = Self.note.replacing("Screen(\"Note\")", with: "Screen(title: \"Note\")")
    #expect(bars(parts + body + note) == [["Note", "Share"]])
    let built = Self.screen.replacing("let trailing: () -> Trailing", with: "let trailing: Trailing")
      .replacing("self.trailing = trailing", with: "self.trailing = trailing()")
      .replacing("{ trailing() }", with: "{ trailing }")
    #expect(bars(built + Self.note) == [["Note", "Share"]])
  }

  @Test("Of several makers each hands it what is on the bar with its own title")
  func several() {
    let find = "struct Find: View { var body: some View { Screen(\"Find\") { List { } } trailing: { Button(\"Done\") { } } } }"
    #expect(bars(Self.screen + Self.note + find).sorted { $0[0] < $1[0] } == [["Find", "Done"], ["Note", "Share"]])
  }

  @Test("An initializer that leaves it empty has a title all the same, and what others hand over is not said to be on its bar")
  func empty() {
    let short = """
      extension Screen where Trailing == EmptyView {
        init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
          self.init(title, content: content, trailing: { EmptyView() })
        }
      }
      struct Find: View { var body: some View { Screen("Find") { List { } } } }
      """
    let found = bars(Self.screen + Self.note + short)
    #expect(found.map { $0[0] }.sorted() == ["Find", "Note"])
    #expect(!found.contains { $0.contains("Share") })
  }
}
