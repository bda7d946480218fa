import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A row of items that a change has made too long")
struct AddedItemPlaceTests {
  private func app(_ count: Int) -> [String: String] {
    let buttons = (0..<count).map { "        ToolbarItem { Button(\"k\($0)\", systemImage: \"star\") { } }\n" }.joined()
    let words = ["Open", "Close", "Save", "Delete", "Move", "Copy", "Share"]
    let texts = words.prefix(count).enumerated().map { "\"k\($0.offset)\" = \"\($0.element)\";\n" }.joined()
    return [
      "App/Page.swift": """
      import AppKit
      import SwiftUI
      struct Page: View {
        var body: some View {
          List { }
            .toolbar {
      \(buttons)
            }
        }
      }
      """,
      "App/en.lproj/Localizable.strings": texts,
    ]
  }

  @Test("It is told at the code of the item that was added, and not at its text in a table")
  func place() async throws {
    let (old, new) = (ProjectSource.read(texts: app(6)), ProjectSource.read(texts: app(7)))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    let findings = later.compared(with: Baseline(of: earlier.findings), of: earlier.project).result.findings
    let rows = findings.filter { $0.rule == "grouping-missing" }
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { $0.location?.file == "App/Page.swift" && $0.location?.line == 13 }, "\(rows.map(\.location))")
  }
}
