import LintelModel
import Testing

@Suite("Titles in the content")
struct ContentTitleTests {
  private func hasTitle(_ content: String) -> Bool? {
    SwiftFixture([
      "Gestures.swift": """
      struct Gestures: View {
        var body: some View { \(content).toolbar { ToolbarItem { Button("Reset") { } } } }
        private var hero: some View { VStack { Image("lock").resizable(); Text("Locked").font(.title2) } }
      }
      """,
      "Header.swift": """
      struct Header: View {
        let title: String
        var body: some View { VStack { Image("hand"); VStack { Text(title).font(.title3.bold()); Text("More") } } }
      }
      struct Row: View {
        let title: String
        var body: some View { HStack { Text(title).font(.subheadline) } }
      }
      """,
    ]).bars.first { $0.location.file == "Gestures.swift" }?.hasTitleElsewhere
  }

  @Test(
    "A screen that begins with a text in a title's font has its title there, and one that begins with a row has not",
    arguments: [
      ("List { Header(title: \"Gestures\"); Text(\"A\") }", true), ("ScrollView { hero }", true),
      ("Form { Section { Text(\"Gestures\").font(.largeTitle) } }", true), ("List { Row(title: \"Gestures\") }", false),
      ("List { Text(\"A\"); Header(title: \"Gestures\") }", false), ("List { }", false),
    ])
  func beginning(content: String, isTitled: Bool) {
    #expect(hasTitle(content) == isTitled)
  }
}
