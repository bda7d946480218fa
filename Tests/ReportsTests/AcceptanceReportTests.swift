import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a change accepts itself, in reports")
struct AcceptanceReportTests {
  /// - Parameter sameLine: whether one comment accepts all of it.
  private func accepting(_ count: Int, sameLine: Bool = false) -> AuditResult {
    var result = SampleResult.result
    result.addedAcceptances = (1...count).map { number in
      AddedAcceptance(
        about: "rule-\(number)", new: 1, known: 0, names: ["it"],
        location: SourceLocation(file: "lintel.yml", line: sameLine ? 1 : number))
    }
    return result
  }

  @Test("Those that are not told are counted, and the page has them all")
  func counted() throws {
    let result = accepting(12)
    for name in ["text", "github", "markdown", "gitlab"] {
      let report = try #require(ReportFormat.named(name)).report(result, .init(name: "Sample"))
      #expect(report.contains("And 2 more like them"), "\(name)")
    }
    #expect(result.acceptedLines.count == 11)
    let page = HTMLReport.audit(result)
    #expect(page.contains("rule-11") && page.contains("rule-12"))
    #expect(accepting(10).untoldAcceptances == nil)
  }

  @Test("What a change brings and accepts stands before what was found anyway, and what was accepted before is behind both")
  func order() throws {
    var result = SampleResult.result
    var entry = try #require(result.suppressions.suppressed.first)
    entry.suppression.reason = "agreed"
    let all = [nil, SuppressionResult.ByChange.known, .new].map { change in
      var entry = entry
      entry.byChange = change
      entry.finding.message = "It is \(Message.data(change?.rawValue ?? "old"))"
      return entry
    }
    result.suppressions.suppressed = [all[2], all[1], all[0]]
    result.addedAcceptances = [
      AddedAcceptance(about: "it", new: 1, known: 1, names: ["it"], location: entry.suppression.location)
    ]
    let comment = MarkdownReport.audit(result, name: "Sample")
    let first = try #require(comment.firstRange(of: "**new:** It is new"))
    let second = try #require(comment.firstRange(of: "**found before:** It is known"))
    #expect(first.lowerBound < second.lowerBound, "\(comment)")
    #expect(comment.contains("| agreed |") && !comment.contains("It is old"), "\(comment)")
    let page = HTMLReport.audit(result)
    #expect(page.contains("<b>new</b>: ") && page.contains("<b>found before</b>: "))
    #expect(page.split(separator: "accepted by this change").count == 3)
  }

  @Test("GitLab knows each by a name of its own, also where one comment accepts what several rules find")
  func fingerprints() throws {
    let report = GitLabReport.audit(accepting(2, sameLine: true))
    #expect(report.contains("\"lintel-acceptance-lintel.yml:1:1\"") && report.contains("\"lintel-acceptance-lintel.yml:1:1-1\""))
  }

  @Test("SARIF of a run that fails by what the change accepts has it as a result that is suppressed, with the reason and the line")
  func sarif() throws {
    var result = SampleResult.result
    result.findings = []
    let accepted = try #require(result.suppressions.suppressed.first)
    #expect(!SARIFReport.audit(result, rules: []).contains("\"suppressions\""))
    result.addedAcceptances = [
      AddedAcceptance(about: "it", new: 1, known: 0, names: ["it"], location: accepted.suppression.location)
    ]
    // Code scanning would show it as open.
    #expect(!SARIFReport.audit(result, rules: []).contains("\"suppressions\""))
    result.demands.acceptedFailures = 1
    let report = SARIFReport.audit(result, rules: [])
    #expect(report.contains("\"ruleId\": \"\(accepted.finding.rule)\"") && report.contains("\"status\": \"accepted\""))
    #expect(report.contains("\"justification\": \"\(accepted.suppression.reason)\""), "\(report)")
    #expect(report.contains("\"kind\": \"\(accepted.suppression.isInline ? "inSource" : "external")\""))
    #expect(try SchemaCheck.problems(report, "sarif") == [])
  }

  @Test("What the change accepts is within the results that a service keeps of one run: 5,000, whatever else was found")
  func sarifOfMany() throws {
    var result = SampleResult.result
    let accepted = try #require(result.suppressions.suppressed.first)
    result.suppressions.suppressed = Array(repeating: accepted, count: 300)
    result.addedAcceptances = [
      AddedAcceptance(about: "it", new: 300, known: 0, names: ["it"], location: accepted.suppression.location)
    ]
    result.demands.acceptedFailures = 300
    result.findings = (0..<5_000).map { number in
      Finding(
        rule: "untranslated", verdict: .fails, certainty: .certain, severity: .note, blame: .translation, table: "T",
        key: "k\(number / 2)", locale: number.isMultiple(of: 2) ? "de" : "fr", message: "same", reason: "same",
        translationLocation: LintelModel.SourceLocation(file: "T.xcstrings", line: number + 1, column: 1))
    }
    let report = SARIFReport.audit(result, rules: [])
    let results = report.ranges(of: "\"ruleId\"").count
    #expect(results <= 5_000 && report.ranges(of: "\"suppressions\"").count == 200, "\(results)")
  }

  @Test("GitHub warns at each line that makes the configuration milder, and of many at the first of the rest")
  func milder() {
    var result = SampleResult.result
    func warnings(_ count: Int) -> [Substring] {
      result.milderSettings = (1...count).map { MilderSetting("rule-\($0): off", at: SourceLocation(file: "lintel.yml", line: $0)) }
      return GitHubReport.audit(result).split(separator: "\n").filter { $0.contains("title=configuration::") }
    }
    let two = warnings(2)
    #expect(two.count == 2 && two[0].contains("line=1,") && two[1].contains("line=2,"), "\(two)")
    #expect(two[1].contains("rule-2: off") && !two[1].contains("rule-1: off"), "\(two)")
    let many = warnings(6)
    #expect(many.count == 4 && many[3].contains("line=4,") && many[3].contains("rule-6: off"), "\(many)")
  }

  @Test("reviewdog is told the line of each")
  func places() throws {
    let report = try #require(ReportFormat.named("rdjsonl")).report(accepting(3), .init(name: "Sample"))
    let lines = report.split(separator: "\n").filter { $0.contains("rule-3") }
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.contains("lintel.yml") && $0.contains("\"line\":3") })
  }
}
