import LintelReports
import LintelXMLTree
import Testing

@Suite("The XML report")
struct XMLReportTests {
  private let validator: SchemaValidator
  init() throws { validator = try SchemaValidator(schema: XMLReport.schema) }

  @Test("The report is valid against the schema that ships with it, whatever characters the translations hold")
  func isValid() {
    #expect(validator.problems(in: XMLReport.audit(SampleResult.result)).isEmpty)
  }

  @Test(
    "The schema refuses a document with one thing wrong",
    arguments: [
      ("verdict=\"fails\"", "verdict=\"perhaps\""),
      ("line=\"41\"", "line=\"0\""),
      ("<message>", "<massage>"),
      ("id=\"MailWindow.xib#F0z-JX-Cv5\" name", "id=\"Compose.storyboard#tlb\" name"),
      (" fingerprint=", " finger="),
      ("urn:lintel:report:1", "urn:lintel:report:2"),
    ])
  func refuses(valid: String, broken: String) {
    var document = XMLReport.audit(SampleResult.result)
    let range = document.firstRange(of: valid)
    #expect(range != nil)
    if let range { document.replaceSubrange(range, with: broken) }
    #expect(!validator.problems(in: document).isEmpty)
  }

  @Test("It holds every finding, every bar by locale and environment, what the tables lose, and the skipped files")
  func isComplete() {
    let result = SampleResult.result
    let document = XMLReport.audit(result)
    func count(_ part: String) -> Int { document.ranges(of: part).count }
    #expect(count("<finding ") == result.findings.count + result.suppressions.suppressed.count)
    #expect(count("<bar ") == result.bars.count)
    #expect(count("<layout ") == result.bars.reduce(0) { $0 + $1.layouts.count })
    #expect(count("<question ") == result.questions.count)
    #expect(count("<lostKey>") == 2)
    #expect(document.contains("<skippedFile file=\"it.lproj/Broken.strings\""))
    #expect(document.contains("event=\"everythingFits\""))
    #expect(!document.contains("\u{0}") && !document.contains("\u{1B}"))
  }

  @Test("The same result gives the same bytes")
  func isDeterministic() {
    #expect(XMLReport.audit(SampleResult.result) == XMLReport.audit(SampleResult.result))
  }
}
