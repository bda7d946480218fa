import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

/// GitHub refuses a text of more than 65,536 Unicode scalars.
@Suite("The length of a comment")
struct MarkdownLengthTests {
  private func result(_ text: String, count: Int) -> AuditResult {
    var result = SampleResult.result
    result.findings = (0..<count).map { number in
      Finding(
        rule: "untranslated", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "T",
        key: "\(number)", locale: "de", message: "The text “\(text)” in \(text) is wrong", reason: "same",
        suggestion: .data(text), translationLocation: SourceLocation(file: text, line: 1))
    }
    return result
  }

  private func rows(_ page: String) -> Int { page.split(separator: "\n").count { $0.hasPrefix("| error |") } }

  @Test(
    "However long texts are, it is short enough and has findings",
    arguments: ["x", "字", "\u{202E}", "|", "👩‍🚀", "a\u{301}", "a b "], [1, 400, 100_000])
  func length(unit: String, times: Int) {
    let text = String(repeating: unit, count: times)
    let page = MarkdownReport.audit(result(text, count: 300), name: text)
    #expect(page.unicodeScalars.count <= 65_536)
    #expect(rows(page) > 2)
    #expect(page.contains("more: see the whole report") == (rows(page) < 300))
  }

  @Test("A page of short rows is filled in every script: scalars are counted, not bytes")
  func scripts() {
    let latin = rows(MarkdownReport.audit(result(String(repeating: "x", count: 40), count: 3_000), name: "x"))
    let han = rows(MarkdownReport.audit(result(String(repeating: "字", count: 40), count: 3_000), name: "x"))
    #expect(latin > 100 && latin == han)
  }

  @Test("A cut text ends with …, and no character of it is torn")
  func cut() {
    #expect(MarkdownReport.cut("abc", to: 3) == "abc")
    #expect(MarkdownReport.cut("abcd", to: 3) == "abc…")
    #expect(MarkdownReport.cut("ab👩‍🚀c", to: 4) == "ab…")
    #expect(MarkdownReport.cut("a" + String(repeating: "\u{301}", count: 9), to: 3).unicodeScalars.count == 4)
    #expect(MarkdownReport.cut("abc", to: 0) == "…")
  }

  @Test("Bars are drawn only while three quarters of the page are left to the findings")
  func pictures() {
    var result = SampleResult.result
    let long = String(repeating: "N", count: 100_000)
    for index in result.bars.indices { result.bars[index].toolbar.name = long }
    for index in result.bars.indices {
      for item in result.bars[index].toolbar.items.indices { result.bars[index].toolbar.items[item].symbol = long }
    }
    let page = MarkdownReport.audit(result, name: "x")
    #expect(page.unicodeScalars.count <= 65_536 && page.contains("|---|---|---|---|\n| "))
    let pictures = page.components(separatedBy: "\n| | ")[0]
    #expect(pictures.unicodeScalars.count < 20_000)
  }
}
