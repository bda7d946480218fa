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

  @Test("Where keys are counted, the sentence on top counts a string once, as the table of languages does, and then all of it")
  func keys() throws {
    var result = SampleResult.result
    result.coverage.keysAudited = 2
    #expect(result.lede.english.contains("in 5 languages, and 2 strings of tables (5 in all languages and forms), audited against"))
    result.coverage.keysAudited = 1
    #expect(result.lede.english.contains("and 1 string of a table (5 in all languages and forms), audited"))
    let looked = CoverageSection(result: result).markup.page(in: .english)
    #expect(looked.contains("<dt>strings of tables audited</dt><dd>1</dd>"), "\(looked)")
    #expect(looked.contains("<dt>audited, in all languages and forms</dt><dd>5</dd>") && !looked.contains("<dt>strings audited</dt>"))
  }

  @Test("Markdown counts strings as the page does")
  func markdown() {
    var result = SampleResult.result
    result.coverage.keysAudited = 2
    #expect(MarkdownReport.audit(result, name: "Sample").contains("5 languages, 2 strings"))
  }

  @Test("How many keys were audited is in XML and JSON, and is read again; a report without it is read as one without")
  func stored() throws {
    var result = SampleResult.result
    #expect(!XMLReport.audit(result).contains("keysAudited"))
    result.coverage.keysAudited = 2
    let xml = XMLReport.audit(result)
    #expect(xml.contains(" keysAudited=\"2\""))
    #expect(JSONReport.audit(result).contains("\"keysAudited\": 2"))
    let read = try StoredReport.read(Array(xml.utf8), file: "a.xml").result
    #expect(read.coverage.keysAudited == 2)
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
