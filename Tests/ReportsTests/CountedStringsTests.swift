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
}
