import LintelModel
import LintelSwiftSource
import Testing

/// What Swift says to translators where it spells a key.
@Suite struct SpelledCommentTests {
  @Test("A text of SwiftUI has the comment of its call")
  func text() {
    let source = """
      struct Page: View {
        var body: some View {
          Text("page.title", comment: "Heading" + " of the page")
          Text("page.end", tableName: "Page", comment: "")
        }
      }
      """
    let texts = SwiftSourceReader.spelledKeys(in: [(path: "Page.swift", bytes: Array(source.utf8))]).texts
    #expect(texts.map(\.comment) == ["Heading of the page", nil])
  }
}
