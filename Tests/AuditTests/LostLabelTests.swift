import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// A bar with a button that shows a symbol, and a text for it that is only spoken, in four languages.
private enum Journal {
  static let source = """
    import SwiftUI
    struct Journal: View {
      var body: some View {
        List { }
          .navigationTitle("journal.title")
          .toolbar {
            ToolbarItem {
              Button { } label: { Image(systemName: "arrow.clockwise") }
                .accessibilityLabel("journal.refresh")
            }
            ToolbarItem { Button("journal.share") { } }
          }
      }
    }

    """

  private static let texts = [
    "en": ["Journal", "Load all entries again", "Send to a friend"],
    "de": ["Tagebuch", "Alle Einträge neu laden", "An Freunde senden"],
    "fr": ["Carnet", "Recharger toutes les notes", "Envoyer à un ami"],
    "ja": ["日記", "すべて再読み込み", "友だちに送る"],
  ]

  /// - Parameter lost: what French lacks.
  static func files(lacking lost: Set<String> = []) -> [String: String] {
    let keys = ["journal.title", "journal.refresh", "journal.share"]
    return texts.reduce(into: ["Journal.swift": source]) { files, language in
      files["\(language.key).lproj/Localizable.strings"] = zip(keys, language.value).filter {
        language.key != "fr" || !lost.contains($0.0)
      }.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined()
    }
  }
}

@Suite("Translations of bars' texts that a change loses")
struct LostLabelTests {
  private func changed(_ lost: Set<String>) async -> [Finding] {
    let (old, new) = (ProjectSource.read(texts: Journal.files()), ProjectSource.read(texts: Journal.files(lacking: lost)))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project).result.findings
  }

  @Test(
    "A text of a bar that a language loses is an error of its table, though the bar lacks it, too",
    arguments: ["journal.refresh", "journal.share"])
  func lost(key: String) async throws {
    let findings = await changed([key])
    let finding = try #require(findings.first { $0.rule == "missing-translation" }, "\(findings.map(\.rule))")
    #expect(finding.reason == "translations-lost" && finding.severity == .error && finding.verdict == .fails)
    #expect(finding.key == key && finding.locale == "fr" && finding.change?.state == .new)
    #expect(finding.location?.file == "fr.lproj/Localizable.strings")
    #expect(!findings.contains { $0.rule == "accessible-name-not-localized" }, "one cause is told once")
  }

  @Test("What a language lacked before is told of the bar as it was")
  func lackedBefore() async {
    let findings = await Auditor.audit(ProjectSource.read(texts: Journal.files(lacking: ["journal.refresh"]))).findings
    #expect(findings.contains { $0.rule == "accessible-name-not-localized" && $0.locale == "fr" })
    #expect(!findings.contains { $0.reason == "translations-lost" })
  }
}
