import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("How far errors reach, and what of that is one mistake of the source")
struct SourceMistakeTests {
  private func error(_ reason: String, _ blame: Blame, _ locales: [LocaleID]) -> Finding {
    var finding = Finding(
      rule: "wrong-escape", verdict: .fails, certainty: .certain, severity: .error, blame: blame, table: "Nests", key: reason,
      locale: locales.count == 1 ? locales[0] : nil, message: "It breaks", reason: reason)
    if locales.count > 1 { finding.locales = locales }
    return finding
  }

  private func result(_ findings: [Finding]) -> AuditResult {
    var result = SampleResult.result
    (result.findings, result.failOn, result.trend) = (findings, .never, nil)
    return result
  }

  @Test("Languages with errors of their own are counted, and beside them what translations have copied from the source")
  func apart() throws {
    var result = result([error("a", .translation, ["de"]), error("b", .source, ["ar", "de", "fr"])])
    #expect(result.verdict.english.hasPrefix("Would fail: 2 errors in "))
    #expect(result.verdict.english.contains(" in 1 language, and 1 mistake of the source in 3."))
    // Once: below the verdict stands what it does not say.
    let below = try #require(result.errorSpread).english
    #expect(below.hasPrefix("Languages with errors: 1 of ") && !below.contains("Mistakes of the source"))
    result.failOn = .error
    #expect(!result.verdict.english.contains("mistake of the source"))
    let spread = try #require(result.errorSpread).english
    #expect(spread.hasPrefix("Languages with errors: 1 of ") && spread.hasSuffix(" Mistakes of the source: 1, met in 3 languages."))
  }

  @Test("What the verdict counts adds up: the parts of the errors are those of languages, those of none, and the source's mistakes")
  func parts() throws {
    var result = result([
      error("a", .translation, ["de"]), error("b", .source, ["ar", "de", "fr"]), error("c", .translation, ["de"]),
      error("d", .definition, ["mul"]),
    ])
    let parts = ", of these 2 in 1 language, 1 whatever the language, and 1 mistake of the source in 3."
    #expect(result.verdict.english.hasPrefix("Would fail: 4 errors in ") && result.verdict.english.contains(parts))
    for text in [TextReport.render(result, colour: false, width: 400), MarkdownReport.audit(result, name: "Sample")] {
      #expect(text.replacing("\u{A0}", with: " ").contains(parts))
    }
    result.findings.remove(at: 3)
    #expect(result.verdict.english.contains(", of these 2 in 1 language, and 1 mistake of the source in 3."))
  }

  @Test("Where languages have nothing else, they are counted as any")
  func alone() throws {
    let result = result([error("b", .source, ["ar", "de", "fr"])])
    #expect(result.verdict.english.contains("1 error in 3 languages."))
    #expect(try #require(result.errorSpread).english.hasPrefix("Languages with errors: 3 of "))
  }
}
