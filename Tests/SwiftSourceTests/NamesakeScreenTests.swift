import LintelModel
import Testing

/// The project's views that are called like SwiftUI's containers.
@Suite("Views that are called like containers")
struct NamesakeScreenTests {
  private static let notes = """
    struct NotesView: View {
      var body: some View {
        List { }.navigationTitle("Notes").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") { } } }
      }
    }

    """

  private func labels(_ bar: Toolbar) -> [String] { bar.items.filter { $0.kind != .back }.map(\.label.said) }

  @Test(
    "A view of the project's that is called like one of SwiftUI's containers is shown in place",
    arguments: ["", "private "])
  func namesakes(access: String) {
    for name in ["Settings", "Tab", "Menu", "Window"] {
      let bars = SwiftFixture(
        """
        struct Home: View {
          var body: some View { NavigationStack { \(name)().toolbar { ToolbarItem { Button("Done") { } } } } }
        }
        \(access)struct \(name): View { var body: some View { List { }.navigationTitle("Choices") } }
        """
      ).bars
      #expect(bars.map(labels) == [["Done"]])
      #expect(bars.map(\.title.said) == ["Choices"])
    }
  }

  @Test("What is called so in another type, or for another file alone, is not the view that code shows")
  func hiddenNamesakes() {
    let home = "struct Home: View { var body: some View { Tab { NotesView() }.toolbar { Button(\"Close\") { } } } }\n"
    let nested = "struct Main: View { enum Tab { case one }\nvar body: some View { Text(\"A\") } }"
    #expect(SwiftFixture(Self.notes + home + nested).bars.map(labels) == [["Add"], ["Close"]])
    let other = "private struct Tab<A>: View { var content: () -> A\nvar body: some View { content() } }"
    #expect(SwiftFixture(["A.swift": Self.notes + home, "B.swift": other]).bars.map(labels) == [["Add"], ["Close"]])
  }
}
