import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A language that a change takes out of every table")
struct DeletedLanguageTests {
  private func app(_ languages: [String]) -> [String: String] {
    languages.reduce(into: [:]) { files, language in
      files["App/\(language).lproj/Localizable.strings"] = "\"page.open\" = \"Text \(language)\";\n"
    }
  }

  private func found(_ before: [String], _ now: [String]) async -> [Finding] {
    let (old, new) = (ProjectSource.read(texts: app(before)), ProjectSource.read(texts: app(now)))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    let result = later.compared(with: Baseline(of: earlier.findings), of: earlier.project).result
    return result.findings.filter { $0.rule == "language-deleted" }
  }

  @Test("Is one new error, however many there are, that names them")
  func deleted() async throws {
    let all = await found(["en", "de", "fr", "it"], ["en", "it"])
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.severity == .error && finding.verdict == .fails && finding.change?.state == .new)
    #expect(finding.message.english.hasSuffix("de, fr"), "\(finding.message.english)")
  }

  @Test("Is none where it only has another name now")
  func renamed() async {
    #expect(await found(["en", "pt"], ["en", "pt-BR"]).isEmpty)
    #expect(await found(["en", "de"], ["en", "de", "fr"]).isEmpty)
  }
}
