import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A title that is cut by a control that a change has added")
struct AddedControlPlaceTests {
  /// A screen whose one item has so many buttons.
  private func app(_ added: String = "") -> [String: String] {
    [
      "App/Shelf.swift": """
      import SwiftUI
      struct Shelf: View {
        @State private var isOn = false
        var body: some View {
          List { Text("a") }
            .navigationTitle("title")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .navigationBarTrailing) {
                Button("drop") { }
      \(added)
              }
            }
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"title\" = \"Books\"; \"drop\" = \"Drop\";\n",
      "de.lproj/Localizable.strings": "\"title\" = \"Bücherregale und Hefte\"; \"drop\" = \"Weg\";\n",
    ]
  }

  @Test("It is told where that control is, and not where the item begins")
  func place() async throws {
    let (old, new) = (
      ProjectSource.read(texts: app()), ProjectSource.read(texts: app("          Button(\"Sort all the books by date\") { }"))
    )
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    let findings = later.compared(with: Baseline(of: earlier.findings), of: earlier.project).result.findings
    let cut = try #require(findings.first { $0.rule == "title-truncated" }, "\(findings.map(\.rule))")
    #expect(cut.change?.place?.file == "App/Shelf.swift" && cut.change?.place?.line == 11, "\(String(describing: cut.change))")
  }
}
