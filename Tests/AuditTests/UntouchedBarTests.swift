import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("What is said of bars that a change leaves as they were")
struct UntouchedBarTests {
  /// A screen with one button that a table has a word for.
  private func app(_ word: String, title: String = "") -> [String: String] {
    [
      "App/Outline.swift": """
      import SwiftUI
      struct Outline: View {
        var body: some View {
          NavigationStack {
            List { Text("a") }\(title).toolbar { ToolbarItem { Button("done") { } } }
          }
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"done\" = \"\(word)\";\n", "de.lproj/Localizable.strings": "\"done\" = \"Fertig\";\n",
    ]
  }

  private func compared(_ before: [String: String], _ now: [String: String]) async -> BaselineComparison {
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project).comparison
  }

  @Test("That a bar has no title is no news because the word that closes it reads otherwise, and is not fixed by that either")
  func word() async {
    let other = await compared(app("Done"), app("Finish"))
    #expect(!other.changed.contains { $0.finding.rule == "title-missing" })
    let back = await compared(app("Finish"), app("Done"))
    #expect(!back.fixed.contains { $0.rule == "title-missing" })
    #expect(back.ofUnjudgedStrings.contains { $0.rule == "title-missing" })
  }

  @Test("A title that is taken away is news")
  func title() async {
    let comparison = await compared(app("Finish", title: ".navigationTitle(\"Outline\")"), app("Finish"))
    #expect(comparison.changed.contains { $0.finding.rule == "title-missing" })
  }
}
