import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a comment on a change has of many findings")
struct GateCommentTests {
  private func finding(_ key: String, _ locale: LocaleID, message: Message) -> Finding {
    var finding = Finding(
      rule: "edge-space", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "T", key: key,
      locale: locale, message: message, reason: "space-lost-start",
      translationLocation: LintelModel.SourceLocation(file: "\(locale.id).lproj/T.strings", line: 3))
    finding.change = FindingChange(.new)
    return finding
  }

  private func rows(_ findings: [Finding]) -> (rows: [Substring], page: String) {
    var result = SampleResult.result
    result.findings = findings
    result.trend = Trend(new: findings.count, worse: 0, known: 0, gone: 0, base: "main (3f2a9c0d11e4)")
    let page = MarkdownReport.audit(result, name: "Sample").replacing("\u{A0}", with: " ")
    return (page.split(separator: "\n").filter { $0.hasPrefix("| error |") }, page)
  }

  @Test("What differs in its language alone is one row, in the source language's words, with all languages")
  func languages() throws {
    let all = (["de", "en", "fr", "ja"] as [LocaleID]).map { finding("a", $0, message: "It is wrong in \(Message.data($0.id))") }
    let found = rows(all)
    let row = try #require(found.rows.first)
    #expect(found.rows.count == 1, "\(found.page)")
    #expect(row.contains("It is wrong in en (German, English, French, Japanese) (and 3 more like it)"), "\(row)")
  }

  @Test("No more rows are there than one reads, and the rest is counted")
  func many() {
    let found = rows((0..<14).map { finding("key.\($0)", "de", message: "Text \(Message.data("\($0)")) is wrong") })
    #expect(found.rows.count == 10)
    #expect(found.page.contains("… and 4 more: see the whole report."), "\(found.page)")
  }

  @Test("A sentence that lists its languages is not followed by the list")
  func once() {
    let said: Message = "It is wrong (\(LocaleID("fr")))"
    let found = rows([finding("a", "fr", message: said)])
    #expect(found.page.contains("It is wrong (French)"))
    #expect(!found.page.contains("(French) (French)"), "\(found.page)")
  }
}
