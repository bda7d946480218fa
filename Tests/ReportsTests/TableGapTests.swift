import LintelAudit
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("How much of its tables a language lacks")
struct TableGapTests {
  private func table(_ keys: some Sequence<Int>, _ locale: String) -> String {
    keys.map { "\"Open the file number \($0)\" = \"\(locale) number \($0)\";\n" }.joined()
  }

  private func audit(_ files: [String: String]) async -> AuditResult {
    await Auditor.audit(ProjectSource.read(texts: files))
  }

  /// A table whose keys are the source's texts, which has no file of the source's language.
  private var files: [String: String] {
    [
      "App/de.lproj/Localizable.strings": table(1...100, "de"), "App/it.lproj/Localizable.strings": table(1...100, "it"),
      "App/fr.lproj/Localizable.strings": table(1...70, "fr"),
      // A tool's, which the source alone has.
      "App/en.lproj/InternetAccessPolicy.strings": table(1...200, "en"),
      "App/Settings.bundle/en.lproj/Root.strings": table(1...20, "en"),
      "App/Settings.bundle/de.lproj/Root.strings": table(1...20, "de"),
      "App/Settings.bundle/it.lproj/Root.strings": table(1...20, "it"),
    ]
  }

  @Test("A table whose keys are the source's texts counts, and one that only the source has does not")
  func keysAsTexts() async {
    let shares = UntranslatedShare.all(of: await audit(files))
    #expect(shares.mapValues(\.counted.english) == ["de": "0 of 120 (0 %)", "it": "0 of 120 (0 %)", "fr": "50 of 120 (42 %)"])
    #expect(shares["fr"]?.worst?.words.english == "most of them in App/Localizable: 30 of 100")
  }

  @Test("What is said of a table is what its finding says")
  func asFindings() async throws {
    let result = await audit(files)
    let findings = result.findings.filter { $0.reason == "table-incomplete" }
    #expect(!findings.isEmpty)
    for finding in findings {
      for locale in finding.languages {
        let gap = try #require(result.gaps.first { $0.table.path == finding.table && $0.locale == locale })
        #expect(finding.evidence.contains(.count("missing", gap.missing, "strings")))
        #expect(finding.evidence.contains(.count("strings", gap.strings, "strings")))
      }
    }
  }

  @Test("A language without half of the texts is named in the page's head, with how many it lacks")
  func head() async {
    var files = files
    files["App/fr.lproj/Localizable.strings"] = table(1...30, "fr")
    let page = HTMLReport.audit(await audit(files)).replacing("\u{A0}", with: " ")
    #expect(page.contains(/Half or more untranslated: (<a [^>]*>)?French 90 of 120 \(75 %\)/))
    #expect(!page.contains("German 0 of"))
  }

  @Test("A region has what its language has, and what a catalogue calls new is missing")
  func regions() async {
    func text(_ locale: String, _ state: String = "translated") -> String {
      "\"\(locale)\" : { \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(locale) opens the file\" } }"
    }
    let result = await audit([
      "L.xcstrings": """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "first" : { "localizations" : { \(text("de")), \(text("de-CH")), \(text("en")), \(text("fr")) } },
        "second" : { "localizations" : { \(text("de")), \(text("en")), \(text("fr", "new")) } } } }
      """
    ])
    #expect(UntranslatedShare.all(of: result).mapValues(\.missing) == ["de": 0, "de-CH": 0, "fr": 1])
  }

  @Test("A language that only a nested bundle has is none of the app's: nothing is said of how much it lacks")
  func nested() async {
    var files = files
    files["App/Settings.bundle/da.lproj/Root.strings"] = table(1...3, "da")
    let shares = UntranslatedShare.all(of: await audit(files))
    #expect(shares["da"] == nil && shares["fr"]?.all == 120)
  }

  @Test("A copy that no code asks for counts no more than a string that is missing and not asked for")
  func unaskedCopies() {
    var result = SampleResult.result
    result.gaps = [TableGap(table: TableID(folder: "App", name: "Localizable"), locale: "de", missing: 1, strings: 10)]
    result.findings = [[Evidence](), [.unasked]].map { evidence in
      var finding = Finding(
        rule: "untranslated", verdict: .fails, certainty: .certain, severity: .note, blame: .translation,
        table: "App/Localizable", message: "It is so", reason: "copy", evidence: evidence)
      finding.locale = "de"
      return finding
    }
    #expect(UntranslatedShare.all(of: result)["de"]?.missing == 2)
  }

  @Test("Of a project in one language nothing is said")
  func oneLanguage() async {
    #expect(await audit(["en.lproj/Localizable.strings": table(1...9, "en")]).gaps.isEmpty)
  }
}
