import LintelFindings
import LintelModel
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
      ("comparedWith=\"nothing\"", "comparedWith=\"something\""),
      ("kind=\"error\"", "kind=\"fault\""),
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

  @Test("Findings counted by kind are as many as the summary says, and by rule as each rule says")
  func counts() throws {
    var result = SampleResult.result
    var question = try #require(result.findings.first)
    (question.verdict, question.severity) = (.needsReview, .error)
    result.findings.append(question)
    for rule in Set(result.findings.map(\.rule)) { result.counts[rule] = RuleCount(failed: 70) }
    result.counts["silent"] = RuleCount(passed: 3)
    let report = try XMLReader.read(Array(XMLReport.audit(result).utf8))
    let findings = try #require(report.child("findings")).children("finding")
    let summary = try #require(report.child("summary"))
    for (kind, name) in [("error", "errors"), ("warning", "warnings"), ("note", "notes"), ("review", "needsReview")] {
      let count = findings.count { $0["kind"] == kind }
      #expect(count > 0 && summary[name] == String(count), "\(kind)")
    }
    let rules = try #require(report.child("rules")).children("rule")
    let counted = rules.map { rule in String(findings.count { $0["rule"] == rule["id"] }) }
    #expect(rules.compactMap { $0["findings"] } == counted)
    #expect(rules.contains { $0["id"] == "silent" && $0["findings"] == "0" })
    #expect(counted.compactMap { Int($0) }.reduce(0, +) == findings.count)
  }

  @Test("The gate says how a build ends, by whose threshold, and what keeps findings from counting")
  func gate() throws {
    var result = SampleResult.result
    func said() throws -> [String: String] {
      let report = try XMLReader.read(Array(XMLReport.audit(result).utf8))
      return try #require(report.child("gate")).attributes
    }
    result.suppressions = .none
    let bare = [
      "result": "fails", "failOn": "error", "origin": "default", "comparedWith": "nothing", "suppressions": "0",
      "expiredSuppressions": "0", "excludedFiles": "0", "rulesOff": "0",
    ]
    #expect(try said() == bare)
    result.suppressions = SampleResult.result.suppressions
    result.trend = Trend(new: 1, worse: 0, known: 2, gone: 0)
    result.project.leftOut = [
      LeftOut(reason: .excluded, files: 3, places: ["Vendor"]), LeftOut(reason: .built, files: 9, places: ["Built"]),
    ]
    (result.rulesOff, result.failOn) = (["title-length"], .never)
    let whole = [
      "result": "passes", "failOn": "never", "origin": "configuration", "comparedWith": "baseline", "suppressions": "1",
      "expiredSuppressions": "1", "excludedFiles": "3", "rulesOff": "1",
    ]
    #expect(try said() == whole)
    result.trend?.base = "main"
    result.askedFailOn = .note
    let asked = try said()
    #expect(asked["result"] == "fails" && asked["failOn"] == "note" && asked["origin"] == "command")
    #expect(asked["comparedWith"] == "base")
    // What needs review fails nothing, however grave it would be.
    for index in result.findings.indices { result.findings[index].verdict = .needsReview }
    #expect(try said()["result"] == "passes")
  }

  @Test("The same result gives the same bytes")
  func isDeterministic() {
    #expect(XMLReport.audit(SampleResult.result) == XMLReport.audit(SampleResult.result))
  }
}
