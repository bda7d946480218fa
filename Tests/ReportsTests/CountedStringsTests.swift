import LintelFindings
import Testing

@testable import LintelReports

@Suite("What counts of strings are of")
struct CountedStringsTests {
  @Test("What was audited says that its strings are those of tables, each language's counted")
  func lede() {
    var result = SampleResult.result
    let text = result.lede.english
    #expect(text.contains("in 5 languages, and 5 strings of tables, counted in each language, audited against"))
    result.coverage.stringsAudited = 1
    #expect(result.lede.english.contains("and 1 string of a table, counted in each language, audited"))
  }

  @Test("“How this is counted” says what a string, untranslated, a cause, judged and likely are, whatever the app")
  func units() throws {
    var whole = SampleResult.result
    whole.trend = nil
    var empty = whole
    empty.findings = []
    for result in [whole, empty] {
      let page = HTMLReport.audit(result).replacing("\u{A0}", with: " ")
      let fold = try #require(page.firstMatch(of: /(?s)<details class="?counted"?.*?<\/details>/)).output
      for unit in CountedUnits.all { #expect(fold.contains(unit.english), "\(unit.english)") }
    }
  }
}
