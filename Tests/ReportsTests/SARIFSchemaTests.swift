import Foundation
import LintelFindings
import LintelModel
import LintelReports
import Testing

/// Holds SARIF to the schema of what Lintel writes of it, which is stricter than that of OASIS.
@Suite("The schema of SARIF")
struct SARIFSchemaTests {
  private static var compared: AuditResult {
    var result = WholeResult.result
    result.findings[0].change = FindingChange(.worse, overBefore: 3)
    return result
  }

  @Test("Every report keeps to it, whatever the texts hold and however many findings there are")
  func isValid() throws {
    var many = SampleResult.result
    many.findings = (0..<6_000).map { number in
      Finding(
        rule: "untranslated", verdict: .fails, certainty: .certain, severity: .note, blame: .translation, table: "T",
        key: "k\(number)", locale: "de", message: "same \(number)", reason: "same",
        translationLocation: SourceLocation(file: "de.lproj/T.strings", line: number + 1, column: 1))
    }
    let rules = [
      Rule(
        id: "label-truncated", title: "All fits", severity: .warning, isCore: true, criteria: ["1.4.4"], why: "Room.",
        check: .bar { _ in [] })
    ]
    for result in [SampleResult.result, HostileResult.result, Self.compared, many] {
      for language in ["en", "ar"] {
        let report = SARIFReport.audit(result, rules: rules, words: Localizer(language: language))
        let problems = try SchemaCheck.problems(report, "sarif")
        #expect(problems == [])
      }
    }
  }

  @Test("What was merged is said, once, and nothing is said where nothing was", arguments: [5_000, 5_001])
  func merged(count: Int) throws {
    var result = SampleResult.result
    result.findings = (0..<count).map { number in
      Finding(
        rule: "untranslated", verdict: .fails, certainty: .certain, severity: .note, blame: .translation, table: "T",
        key: "k", locale: LocaleID("x\(number)"), message: "same", reason: "same",
        translationLocation: SourceLocation(file: "de.lproj/T.strings", line: number + 1, column: 1))
    }
    let report = SARIFReport.audit(result, rules: [])
    let said = "5001 findings are merged into 1 results"
    #expect(report.contains(said) == (count > 5_000))
  }

  @Test(
    "A report with one thing wrong is refused",
    arguments: [
      ("\"startLine\": ", "\"startline\": "), ("\"kind\": \"fail\"", "\"kind\": \"failed\""),
      ("\"columnKind\": \"utf16CodeUnits\"", "\"columnKind\": \"utf16\""), ("\"uriBaseId\"", "\"uriBase\""),
      ("\"insertedContent\"", "\"content\""), ("\"version\": \"2.1.0\"", "\"version\": \"2.0.0\""),
    ])
  func broken(good: String, bad: String) throws {
    var report = SARIFReport.audit(Self.compared, rules: []).replacing("\"kind\": \"review\"", with: "\"kind\": \"fail\"")
    report.replaceSubrange(try #require(report.firstRange(of: good)), with: bad)
    #expect(try !SchemaCheck.problems(report, "sarif").isEmpty)
  }
}
