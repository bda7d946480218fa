import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A spoken name that code asks for and no table has")
struct SpokenOutsideTablesTests {
  private func blames(english: String) async -> [Blame] {
    let texts = [
      "App/Shelf.swift": """
      import SwiftUI
      struct Shelf: View {
        var body: some View {
          List { Text("a") }.navigationTitle("title").toolbar {
            Button { } label: { Image(systemName: "star") }.accessibilityLabel("Add a book to the shelf")
          }
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"title\" = \"Books\";\n\(english)",
      "de.lproj/Localizable.strings": "\"title\" = \"Bücher\";\n",
    ]
    let findings = await Auditor.audit(ProjectSource.read(texts: texts)).findings
    return findings.filter { $0.rule == "accessible-name-not-localized" }.map(\.blame)
  }

  @Test("Is the developers' to put there, and the translators' where a table has it")
  func owner() async {
    #expect(await blames(english: "") == [.definition])
    #expect(await blames(english: "\"Add a book to the shelf\" = \"Add a book to the shelf\";\n") == [.translation])
  }
}
