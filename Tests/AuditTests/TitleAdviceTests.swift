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

  @Test("A view that is compiled for one system alone is told with the condition of the compiler")
  func compiledAlone() async {
    let source = """
      import SwiftUI
      #if os(iOS)
      struct Notes: View {
        var body: some View {
          List { }.toolbar { ToolbarItem(placement: .primaryAction) { Button("Edit", systemImage: "pencil") { } } }
        }
      }
      #endif
      """
    func conditions(_ source: String) async -> [[String]] {
      let found = await Auditor.audit(ProjectSource.read(texts: ["Notes.swift": source])).findings
      return found.filter { $0.rule == "title-missing" }.map { finding in
        finding.evidence.filter { $0.name == "only where" }.map { "\($0.value)" }
      }
    }
    let told = await conditions(source)
    #expect(!told.isEmpty && told.allSatisfy { $0.count == 1 && $0[0].contains("#if os(iOS)") }, "\(told)")
    let everywhere = await conditions(source.replacing("#if os(iOS)\n", with: "").replacing("\n#endif", with: ""))
    #expect(!everywhere.isEmpty && everywhere.allSatisfy { $0.isEmpty }, "\(everywhere)")
  }
}
