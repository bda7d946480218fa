import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("What a gate keeps of how bars look")
struct LayoutsOfChangeTests {
  private static func view(_ name: String) -> String {
    """
    struct \(name): View {
      var body: some View {
        NavigationStack { List { }.navigationTitle("\(name).title").toolbar { Button("\(name).add") { } } }
      }
    }
    """
  }

  private static func table(_ words: String) -> String {
    ["Inbox", "Outbox"].map { "\"\($0).title\" = \"\($0) \(words)\";\n\"\($0).add\" = \"\(words)\";\n" }.joined()
  }

  private func audited() async -> AuditResult {
    await Auditor.audit(
      ProjectSource.read(texts: [
        "Inbox.swift": Self.view("Inbox"), "Outbox.swift": Self.view("Outbox"),
        "en.lproj/Localizable.strings": Self.table("Add"), "de.lproj/Localizable.strings": Self.table("Neu"),
      ]))
  }

  private func finding(toolbar: String?, key: String) -> Finding {
    Finding(
      rule: "r", verdict: .fails, certainty: .certain, severity: .note, blame: .translation, toolbar: toolbar,
      table: "Localizable", key: key, locale: "de", message: "", reason: "r")
  }

  @Test("Translations of bars that neither a finding nor its text is on are not laid out any more; all else is as it was")
  func bars() async throws {
    let whole = await audited()
    let inbox = try #require(whole.project.toolbars.first { $0.title.key == "Inbox.title" })
    for finding in [finding(toolbar: inbox.id, key: "other"), finding(toolbar: nil, key: "Inbox.add")] {
      var result = whole
      result.findings = [finding]
      result.keepLayoutsOfChange()
      #expect(result.bars.count == whole.bars.count && whole.bars.contains { $0.toolbar.id != inbox.id })
      for (kept, before) in zip(result.bars, whole.bars) {
        // The same view is a bar of iOS and one of a window of macOS.
        let isAbout =
          finding.toolbar == nil ? before.toolbar.title.key == "Inbox.title" : before.toolbar.id == inbox.id
        let isWhole = before.isSource || isAbout
        #expect(!before.layouts.isEmpty && kept.layouts == (isWhole ? before.layouts : []), "\(before.toolbar.id) \(before.locale)")
        #expect(kept.sourceLayouts == before.sourceLayouts)
      }
    }
  }
}
