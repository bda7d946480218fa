import LintelAudit
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("A key that no code uses")
struct UnaskedKeyTests {
  private func card(_ severity: Severity, _ evidence: [Evidence]) throws -> Substring {
    var result = SampleResult.result
    result.findings = [
      Finding(
        rule: "plural", verdict: .fails, certainty: .likely, severity: severity, blame: .translation, table: "Titles",
        key: "a", locale: "de", message: "It breaks", reason: "r", evidence: evidence)
    ]
    return try #require(HTMLReport.audit(result).firstMatch(of: /(?s)<article class="?finding.*?<\/article>/)).output
  }

  private let sentence = "A note at most, since no code uses this key."

  @Test("A note says that no code uses its key, and gives no number of places")
  func note() throws {
    let card = try card(.note, [.unasked, .count("of", 3, "keys")])
    #expect(card.contains(sentence) && !card.contains("places in code") && card.contains("3\u{A0}keys"))
    #expect(try !self.card(.note, [.unasked]).contains("<dl"))
  }

  @Test("What a gate no longer tells for want of a use is told as that, and as neither fixed nor untranslated")
  func noLongerTold() {
    var trend = Trend(new: 0, worse: 0, known: 0, gone: 0, base: "main (3f2a9c0d11e4)")
    #expect(trend.unaskedSentence == nil)
    trend.unasked = 3
    #expect(trend.unaskedSentence?.english == "No longer told, since no code asks for the key, or its table calls it unused: 3.")
  }

  @Test("A note about a language that no app has says that, on its card and on its translators' sheet")
  func unoffered() async throws {
    func table(_ locale: String, _ last: String) -> String {
      (1...9).map { "\"\($0)\" = \"Text \(locale) \($0)\";\n" }.joined() + "\"k\" = \"\(last)\";\n"
    }
    var project = ProjectSource.read(texts: [
      "en.lproj/L.strings": table("en", "Delete %@?"), "de.lproj/L.strings": table("de", "Löschen?"),
    ])
    let sentence = Lowering.languageOfNoTarget.sentence.english
    let offered = await Auditor.audit(project)
    #expect(offered.findings.contains { $0.key == "k" && $0.severity == .error })
    #expect(!HTMLReport.audit(offered).contains(sentence))
    project.unshippedLocales = ["de"]
    let result = await Auditor.audit(project)
    #expect(result.findings.contains { $0.key == "k" && $0.severity == .note })
    let rows = TranslationSheets(PageModel(result), names: .english).sheets.flatMap(\.rows)
    #expect(rows.contains { $0.key == "k" && $0.lowering == Lowering.languageOfNoTarget.sentence })
    #expect(HTMLReport.audit(result).contains(sentence))
  }

  @Test("What is a note for other reasons, or was made graver, does not say so")
  func others() throws {
    #expect(try !card(.note, [.count("of", 3, "keys")]).contains(sentence))
    let graver = try card(.error, [.unasked])
    #expect(!graver.contains(sentence) && graver.contains("places in code"))
  }
}
