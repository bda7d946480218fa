import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// What a change takes out of all tables, and code has the source's words of.
@Suite("Deleted keys whose source text is in the code")
struct DeletedDefaultTests {
  private let known = [
    "[Row/title]": ["de": "Zeile", "fr": "Ligne"], "[Row/more]": ["de": "Mehr", "fr": "Plus"],
    "[Row/other]": ["de": "Anderes", "fr": "Autre"],
  ]

  /// - Parameter gone: what lacks the title.
  private func app(deletedIn gone: Set<String> = [], key: String = "[Row/title]") -> [String: String] {
    func ask(_ name: String, _ key: String, _ value: String) -> String {
      "let \(name) = NSLocalizedString(\"\(key)\", bundle: .main, value: \"\(value)\", comment: \"\")"
    }
    var files = [
      "App/Row.swift": [
        "import Foundation", ask("title", "[Row/title]", "Row"), ask("more", "[Row/more]", "More"),
        ask("other", "[Row/other]", "Other"),
      ].joined(separator: "\n") + "\n",
      "App/en.lproj/Settings.strings": "\"sound\" = \"Sound\";\n",
    ]
    for language in ["de", "fr"] {
      let texts = known.filter { !gone.contains(language) || $0.key != key }.mapValues { $0[language]! }
      files["App/\(language).lproj/Localizable.strings"] = texts.sorted { $0.key < $1.key }.map {
        "\"\($0.key)\" = \"\($0.value)\";\n"
      }.joined()
    }
    return files
  }

  private func compared(_ before: [String: String], _ now: [String: String]) async -> (AuditResult, BaselineComparison) {
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    let compared = later.compared(with: Baseline(of: earlier.findings), of: earlier.project)
    return (compared.result, compared.comparison)
  }

  @Test("A key that all languages lose is an error where code asks for it, with the languages, and is not called fixed")
  func deleted() async throws {
    let (result, comparison) = await compared(app(), app(deletedIn: ["de", "fr"]))
    let finding = try #require(result.findings.first { $0.rule == "deleted-key" })
    #expect(finding.severity == .error && finding.verdict == .fails && finding.key == "[Row/title]")
    #expect(finding.location.map { "\($0.file):\($0.line)" } == "App/Row.swift:2")
    #expect(finding.message.english.contains("2 translations (de, fr)"), "\(finding.message.english)")
    #expect(finding.evidence.contains(.text("lost", "Zeile")) && !finding.evidence.contains { $0.name == "before" })
    #expect(comparison.fixed.allSatisfy { $0.key != "[Row/title]" })
  }

  @Test("What was found about one of its translations is gone with its key")
  func notFixed() async {
    var before = app()
    before["App/de.lproj/Localizable.strings"] = before["App/de.lproj/Localizable.strings"]!.replacing("Zeile", with: "Zeile ")
    let (_, comparison) = await compared(before, app(deletedIn: ["de", "fr"]))
    #expect(comparison.fixed.isEmpty, "\(comparison.fixed.map(\.rule))")
    #expect(comparison.ofGoneKeys.map(\.rule) == ["edge-space"])
  }

  @Test("A key that one language keeps is not deleted, and a language that is taken out deletes none")
  func kept() async {
    let (one, _) = await compared(app(), app(deletedIn: ["fr"]))
    #expect(!one.findings.contains { $0.rule == "deleted-key" })
    var now = app()
    now["App/fr.lproj/Localizable.strings"] = nil
    let (without, _) = await compared(app(deletedIn: ["de"]), now)
    #expect(!without.findings.contains { $0.rule == "deleted-key" })
  }

  @Test("A key that no code asks for any more is no loss")
  func unasked() async {
    var now = app(deletedIn: ["de", "fr"])
    now["App/Row.swift"] = now["App/Row.swift"]!.replacing("[Row/title]", with: "[Row/more]")
    let (result, _) = await compared(app(), now)
    #expect(!result.findings.contains { $0.rule == "deleted-key" })
  }
}
