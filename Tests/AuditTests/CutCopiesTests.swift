import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A text that is cut and was never translated")
struct CutCopiesTests {
  private static let view = """
    import SwiftUI
    struct GardenView: View {
      var body: some View {
        NavigationStack {
          List {}.navigationTitle("first").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("save") {} }
            }
        }
      }
    }
    """

  private func cut(_ title: String) async -> [Finding] {
    let files = [
      "App/GardenView.swift": Self.view,
      "App/en.lproj/Localizable.strings": "\"first\" = \"Share the garden\";\n\"cancel\" = \"Cancel\";\n\"save\" = \"Save\";\n",
      "App/el.lproj/Localizable.strings":
        "\"first\" = \"\(title)\";\n\"cancel\" = \"Ακύρωση των αλλαγών\";\n\"save\" = \"Αποθήκευση αλλαγών\";\n",
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings
      .filter { $0.rule == "title-truncated" && $0.locale == "el" && $0.severity > .note }
  }

  @Test("It is translated before anybody makes room for it")
  func copy() async {
    let found = await cut("Share the garden")
    #expect(!found.isEmpty && found.allSatisfy { $0.blame == .translation })
    #expect(
      found.allSatisfy {
        $0.suggestion?.english.hasPrefix("Translate it first: this language still has the source's text.") == true
      })
  }

  @Test("A translation is told what its bar lacks")
  func translated() async {
    let found = await cut("Κοινή χρήση του κήπου")
    #expect(!found.isEmpty && !found.contains { $0.suggestion?.english.hasPrefix("Translate it first") == true })
  }
}
