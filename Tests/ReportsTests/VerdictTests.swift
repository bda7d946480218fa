import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("How an audit ends, as its reports say it")
struct VerdictTests {
  @Test("What was asked for besides findings fails by itself, and is said in every report")
  func demands() throws {
    var result = SampleResult.result
    result.failOn = .never
    result.demands.minResolved = 90
    (result.coverage.labelsResolved, result.coverage.labelsUnresolved) = (9, 1)
    #expect(result.gate.exitCode == 0 && !result.isFailing)
    result.demands.minResolved = 91
    let words = "Fails: 9 of 10 texts read, 91 % asked."
    #expect(result.gate.exitCode == 1 && result.verdict.english == words)
    for format in ["text", "markdown", "html"] {
      let report = try #require(ReportFormat.named(format)).report(result, .init(name: "Sample"))
      #expect(report.contains(words), "\(format)")
    }
    #expect(JSONReport.audit(result).contains("\"exitCode\": 1,\n    \"minResolved\": 91,\n    \"resolved\": 90\n"))
    result.failOn = .error
    #expect(result.verdict.english.hasPrefix("Fails with ") && result.verdict.english.hasSuffix(" Besides: \(words)"))
    result.demands = AuditDemands(staleEntries: 2)
    result.failOn = .never
    #expect(result.verdict.english == "Fails: strings of the baseline that are found no more: 2.")
    (result.demands, result.project.toolbars) = (AuditDemands(subject: .toolbars), [])
    #expect(result.gate.exitCode == 2 && result.verdict.english == "Fails: no toolbar found.")
  }

  @Test("A verdict that counts errors leads to exactly these; one that counts something else, or nothing, leads nowhere")
  func wayToErrors() {
    var result = SampleResult.result
    (result.failOn, result.trend) = (.never, nil)
    let link = "<a href=\"#find?kind=error\">A build would fail: "
    #expect(result.kindsInVerdict == [.error] && HTMLReport.audit(result).contains(link))
    result.demands = AuditDemands(staleEntries: 2)
    #expect(!HTMLReport.audit(result).contains(link))
    (result.demands, result.findings) = (AuditDemands(), result.findings.filter { FindingKind($0) == .note })
    #expect(!HTMLReport.audit(result).contains("</span><a href=\"#find?kind=error\">"))
  }

  @Test("A run that was asked not to fail says what it found and who asked, what would fail is marked, and no success is")
  func askedNotToFail() {
    var result = SampleResult.result
    result.failOn = .never
    let errors = result.findings.count { FindingKind($0) == .error }
    let asked = "By the configuration this run only reports and never fails."
    #expect(errors > 0 && result.verdict.english.hasPrefix("A build would fail: \(errors) error"))
    #expect(result.verdict.english.hasSuffix(". \(asked)"))
    #expect(!result.verdict.english.contains("Passes"))
    #expect(HTMLReport.audit(result).contains("<p class=\"verdict error\"><b>"))
    result.findings = []
    #expect(result.verdict.english == asked)
    #expect(HTMLReport.audit(result).contains("<p class=\"verdict\"><b>"))
    result.askedFailOn = .never
    #expect(result.verdict.english == "This run only reports and never fails (--fail-on never).")
    result.askedFailOn = .error
    #expect(result.verdict.english.hasPrefix("Passes: "))
    #expect(HTMLReport.audit(result).contains("<p class=\"verdict clean\">"))
    result.demands = AuditDemands(staleEntries: 2)
    result.askedFailOn = .never
    #expect(HTMLReport.audit(result).contains("<p class=\"verdict error\">"))
  }

  @Test("What it would have failed with is told by the least threshold that something meets, with its languages")
  func otherwise() {
    var result = SampleResult.result
    result.askedFailOn = .never
    var warning = Finding(
      rule: "a", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "T", key: "k",
      message: "It breaks", reason: "r")
    warning.locales = ["de", "fr", "ja"]
    warning.strings = [
      FoundString(locale: "de"), FoundString(locale: "fr"), FoundString(locale: "ja", gravity: Gravity(.fails, .note)),
    ]
    result.findings = [warning]
    let found = "With --fail-on warning it would fail: 1 warning in 2 languages."
    let asked = "This run only reports and never fails (--fail-on never)."
    #expect(result.verdict.english == "\(found) \(asked)")
    // The page says first what was found, and further down who asked.
    let page = HTMLReport.audit(result).replacing("\u{A0}", with: " ").replacing(/<\/?span[^>]*>/, with: "")
    #expect(page.contains("<p class=\"verdict\"><b>\(found)</b>") && page.contains("<p>\(asked) "))
    result.findings[0].severity = .note
    result.findings[0].strings = []
    #expect(result.verdict.english == "This run only reports and never fails (--fail-on never).")
  }

  @Test("Errors are counted with their causes, as many as “Start here” has of them; a single one is its own")
  func causes() {
    var result = SampleResult.result
    result.findings = ["a", "b", "c"].map { key in
      Finding(
        rule: "plural", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "T", key: key,
        locale: "de", message: "It breaks", reason: "r")
    }
    #expect(result.verdict.english == "Fails with 3 errors in 1 cause: errors fail (the default).")
    result.findings[2].table = "Other"
    #expect(result.matters.count == 2)
    #expect(result.verdict.english == "Fails with 3 errors in 2 causes: errors fail (the default).")
    result.askedFailOn = .never
    #expect(result.verdict.english.hasPrefix("A build would fail: 3 errors in 2 causes in 1 language. "))
    result.askedFailOn = nil
    result.findings = [result.findings[0]]
    #expect(result.verdict.english == "Fails with 1 error: errors fail (the default).")
  }

  @Test("A log ends with how the run ends and with every reason, and a comment begins with it")
  func lastWord() throws {
    var result = SampleResult.result
    result.demands.staleEntries = 2
    let words = result.verdict.english
    #expect(words.hasPrefix("Fails with ") && words.contains("found no more: 2."))
    func end(_ format: String) throws -> Substring {
      let report = try #require(ReportFormat.named(format)).report(result, .init(name: "Sample", width: 400))
      return try #require(report.split(separator: "\n").last)
    }
    #expect(try end("text") == words)
    func comment() -> String { MarkdownReport.audit(result, name: "Sample") }
    #expect(comment().hasPrefix("<!-- lintel -->\n### ✕ Lintel: Sample\n\n**\(words)**\n"), "\(comment())")
    #expect(try end("github") == "::error title=lintel::\(words)")
    result.demands = AuditDemands()
    result.findings = []
    #expect(try end("text") == "Passes: errors fail (the default).")
    #expect(comment().hasPrefix("<!-- lintel -->\n### ✓ Lintel: Sample\n\n**Passes: errors fail (the default).**\n"))
    let annotations = try #require(ReportFormat.named("github")).report(result, .init(name: "Sample"))
    #expect(!annotations.contains("title=lintel"))
  }

  @Test("Bars with errors are told as a share of the judged ones and of those that are not, each of its own")
  func sharesOfBars() throws {
    var result = SampleResult.result
    result.project.toolbars.append(
      Toolbar(
        id: "unread", name: "Unread", kind: .navigationBar, platforms: [.ios], sourceLocale: "en",
        location: SourceLocation(file: "A.swift", line: 1), title: LocalizedText(state: .unresolved, expression: "name"),
        titleMayBeSetByCode: true))
    result.coverage.toolbars += 1
    result.findings = [SampleProject.mail.id, "unread"].map { bar in
      Finding(
        rule: "a", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, toolbar: bar, key: bar,
        locale: "de", message: "It breaks", reason: "r")
    }
    let unjudged = Set(result.project.toolbars.filter { !$0.isJudgedForFit }.map(\.barID)).count
    let counts = "1 of \(result.coverage.toolbars - unjudged). Toolbars with errors, not judged for fit: 1 of \(unjudged)."
    #expect(try #require(result.errorSpread).english.hasSuffix(" Toolbars with errors, judged for fit: " + counts))
  }

  @Test("What a baseline holds is counted by severity beside the verdict, and with its unit")
  func known() {
    var result = SampleResult.result
    result.findings = []
    result.trend = Trend(new: 0, worse: 0, known: 26, gone: 0)
    #expect(!HTMLReport.audit(result).contains("class=\"held\""))
    result.trend?.ofKnown = AuditResult.Summary(errors: 5, warnings: 20, notes: 0, needsReview: 1)
    let page = HTMLReport.audit(result)
    #expect(page.contains("<span class=\"held\">Strings known: 26 (5 errors, 20 warnings, 1 needs review)</span>"))
    #expect(page.contains("Strings are counted one by one; a finding may be about several."))
    #expect(!page.contains("<ol></ol>"))
  }
}
