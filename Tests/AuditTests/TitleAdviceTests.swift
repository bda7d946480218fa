import LintelAudit
import LintelFindings
import Testing

/// What is to be done about a view without a title.
@Suite("Advice for a view without a title")
struct TitleAdviceTests {
  private func advice(_ modifier: String = "") async -> Set<String> {
    let source = """
      import SwiftUI
      struct Notes: View {
        @State private var text = ""
        var body: some View {
          List { }\(modifier).toolbar { ToolbarItem(placement: .primaryAction) { Button("Edit", systemImage: "pencil") { } } }
        }
      }
      """
    let found = await Auditor.audit(ProjectSource.read(texts: ["Notes.swift": source])).findings
    return Set(found.filter { $0.rule == "title-missing" }.map { $0.suggestion?.english ?? "" })
  }

  @Test("A view of SwiftUI is told the modifier")
  func modifier() async {
    let told = await advice()
    #expect(!told.isEmpty && told.allSatisfy { $0.contains(".navigationTitle(…)") || $0.hasPrefix("Give the view a short title") })
  }

  @Test("One with a search field is told that this may be enough")
  func searchable() async {
    let told = await advice(".searchable(text: $text, placement: .toolbar)")
    #expect(told.contains { $0.contains("the search field may be enough") }, "\(told)")
  }
}
