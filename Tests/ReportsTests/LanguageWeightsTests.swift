import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The order in which reports name a cause's languages")
struct LanguageWeightsTests {
  private func finding(_ locales: [LocaleID], _ severity: Severity = .error, key: String = "a") -> Finding {
    var finding = Finding(
      rule: "wrong-escape", verdict: .fails, certainty: .certain, severity: severity, blame: .source, table: "Nests", key: key,
      locale: locales.count == 1 ? locales[0] : nil, message: "It breaks", reason: key)
    if locales.count > 1 { finding.locales = locales }
    return finding
  }

  @Test("The source comes first, then the worst, then those that are equally bad as they stood")
  func order() {
    let findings = [finding(["bg", "de", "en", "fr"]), finding(["fr"], key: "b")]
    #expect(LanguageWeights(findings) { _ in "en" }.order(of: ["bg", "de", "en", "fr"]) == ["en", "fr", "bg", "de"])
  }

  @Test("Where the source has it less gravely than others, these come first")
  func milderSource() {
    let findings = [finding(["de"]), finding(["en"], .note, key: "b")]
    #expect(LanguageWeights(findings) { _ in "en" }.order(of: ["de", "en"]) == ["de", "en"])
  }

  @Test("Text and CSV name the source first, too")
  func reports() throws {
    var result = SampleResult.result
    (result.findings, result.trend) = ([finding(["bg", "de", "en"])], nil)
    #expect(TextReport.render(result, colour: false, width: 200).contains(" · English, Bulgarian, German"))
    let rows = CSVReport.audit(result).split(separator: "\r\n").dropFirst().prefix(3)
    #expect(rows.map { $0.prefix(2) } == ["en", "bg", "de"], "\(rows)")
  }
}
