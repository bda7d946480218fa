import Foundation
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What could be written into a translation to harm whoever reads the report.
private let hostile =
  "=cmd()|' /C calc'!A0 <script>alert(1)</script> ]]> \" @everyone #1 `x` \u{1B}[31m \u{202E}abc \u{0} %0A::error::x https://evil.example"

private func result(_ findings: [Finding]) -> AuditResult {
  var result = SampleResult.result
  result.findings = findings
  return result
}

private func finding(
  _ message: String = hostile, verdict: Verdict = .fails, severity: Severity = .error, rule: String = "untranslated"
) -> Finding {
  Finding(
    rule: rule, verdict: verdict, certainty: .certain, severity: severity, blame: .translation, table: "Localizable",
    key: "evil.key", locale: "de", message: .data(message), reason: "same", suggestion: .data(message),
    translationLocation: SourceLocation(file: "de.lproj/a b:c,d.strings", line: 2, column: 11))
}

private func object(_ text: String) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}

@Suite("SARIF")
struct SARIFTests {
  func run(_ result: AuditResult) throws -> [String: Any] {
    let log = try object(SARIFReport.audit(result, rules: []))
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  @Test("Every finding is a result with a rule, a place and a fingerprint; a question has the level none")
  func results() throws {
    let results = try #require(try run(SampleResult.result)["results"] as? [[String: Any]])
    #expect(results.count == SampleResult.findings.count)
    for (result, finding) in zip(results, SampleResult.findings.worstFirst(\.badness)) {
      #expect(result["ruleId"] as? String == finding.rule)
      #expect(result["kind"] as? String == (finding.verdict == .fails ? "fail" : "review"))
      #expect(result["level"] as? String == (finding.verdict == .fails ? finding.severity.rawValue : "none"))
      #expect((result["locations"] as? [Any])?.count == 1)
      #expect((result["partialFingerprints"] as? [String: String])?["lintel/v1"] == finding.fingerprint)
    }
  }

  @Test("A path is a URI reference, and a text is a text")
  func hostileText() throws {
    let text = SARIFReport.audit(result([finding()]), rules: [])
    #expect(text.contains("de.lproj/a%20b%3Ac,d.strings"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("More results than a service takes are merged until they fit and no further, and each says for how many it stands")
  func merging() throws {
    let findings = (0..<30_000).map { number in
      var one = finding("Text \(number / 10)")
      one.key = "key\(number / 10)"
      one.locale = LocaleID(["de", "fr", "es", "it", "ru", "ja", "ko", "ar", "he", "pl"][number % 10])
      return one
    }
    let results = try #require(try run(result(findings))["results"] as? [[String: Any]])
    #expect(results.count == 4_998)
    let message = (results[0]["message"] as? [String: String])?["text"] ?? ""
    #expect(message.hasPrefix("Text 0. And 9 more like it (ar, es, fr, he, it, ja, ko, pl, ru)."))
    let counts = results.map { ($0["properties"] as? [String: Any])?["count"] as? Int ?? 1 }
    #expect(counts.reduce(0, +) == 30_000)
    let others = results[0]["relatedLocations"] as? [[String: Any]] ?? []
    #expect(others.count { ($0["message"] as? [String: String])?["text"] == "another like it" } == 9)
  }
}

@Suite("JUnit")
struct JUnitTests {
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [String: Int] = [:]
    var suites: [String: String] = [:]
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      elements[name, default: 0] += 1
      if name == "testsuites" { suites = attributes }
    }
  }

  private func read(_ result: AuditResult) -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(JUnitReport.audit(result).utf8))
    parser.delegate = reader
    #expect(parser.parse())
    return reader
  }

  @Test(
    "Counts agree with the cases: what fails the run is a failure, what is less grave is output, and questions are skipped",
    arguments: FailOn.allCases)
  func counts(failOn: FailOn) {
    var result = SampleResult.result
    result.askedFailOn = failOn
    let reader = read(result)
    let findings = SampleResult.findings
    #expect(reader.suites["tests"] == reader.elements["testcase"].map { "\($0)" })
    let failing = findings.count { failOn.fails($0) }
    #expect(reader.elements["failure", default: 0] == failing)
    #expect(reader.suites["failures"] == "\(failing)")
    #expect(reader.elements["skipped"] == findings.count { $0.verdict == .needsReview })
    #expect(reader.elements["system-out", default: 0] == findings.count { $0.verdict == .fails } - failing)
    #expect(reader.elements["testcase", default: 0] > findings.count)
  }

  @Test("A warning that is new fails no server where the gate passes, and does where warnings fail")
  func newWarning() {
    var compared = result([finding("It ends with a space", severity: .warning)])
    compared.trend = Trend(new: 1, worse: 0, known: 4, gone: 0)
    #expect(!compared.isFailing && read(compared).suites["failures"] == "0")
    compared.failOn = .warning
    #expect(compared.isFailing && read(compared).suites["failures"] == "1")
  }

  @Test("What was asked for besides findings and is not there is a failure of its own")
  func demands() {
    var asked = result([])
    asked.demands.staleEntries = 2
    #expect(asked.isFailing && read(asked).suites["failures"] == "1")
    #expect(JUnitReport.audit(asked).contains("strings of the baseline that are found no more: 2"))
  }

  @Test("JSON's gate has what the change made milder in the configuration, each with its place where it has one")
  func milder() {
    var compared = result([])
    #expect(!JSONReport.audit(compared).contains("\"milder\""))
    compared.milderSettings = [
      MilderSetting("exclude: Old/**", files: 3, at: .init(file: "lintel.yml", line: 7)), MilderSetting("fail-on: never"),
    ]
    let document = JSONReport.audit(compared).replacing(/\s+/, with: " ")
    #expect(document.contains(#"{ "setting": "exclude: Old/**", "files": 3, "file": "lintel.yml", "line": 7 }"#), "\(document)")
    #expect(document.contains(#"{ "setting": "fail-on: never" }"#))
  }

  @Test("GitHub warns where a change leaves much less of the bars read, and not of what one bar more makes of it")
  func lessRead() {
    var compared = result([])
    compared.trend = Trend(new: 0, worse: 0, known: 0, gone: 0, base: "main")
    (compared.coverage.labelsResolved, compared.coverage.labelsUnresolved) = (15, 87)
    compared.trend?.readBefore = 93
    compared.trend?.textsBefore = 105
    #expect(GitHubReport.audit(compared).contains("::warning title=coverage-fell::Of the bars’ texts 15 of 102 are read"))
    (compared.coverage.labelsResolved, compared.coverage.labelsUnresolved) = (92, 13)
    #expect(!GitHubReport.audit(compared).contains("coverage-fell"))
  }

  @Test("A gate has cases and rows of what the change is about, and one case for all the rest")
  func ofChange() {
    var compared = result([finding()])
    compared.trend = Trend(new: 1, worse: 0, known: 400, gone: 0, base: "main (3f2a9c0d11e4)")
    let junit = JUnitReport.audit(compared)
    #expect(junit.split(separator: "<testcase").count == 3 && junit.contains("name=\"unchanged strings: 400\""), "\(junit)")
    #expect(CSVReport.audit(compared).split(separator: "\r\n").count == 2)
    compared.trend?.base = nil
    #expect(CSVReport.audit(compared).split(separator: "\r\n").count > 2)
  }

  @Test("No two cases of a suite have one name: services pass over the second, however it reads when it is shown")
  func names() throws {
    final class Names: NSObject, XMLParserDelegate {
      var all: [[String]] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
      ) {
        if name == "testcase" { all.append([attributes["classname"] ?? "", attributes["name"] ?? ""]) }
      }
    }
    var findings = ["New", "New", "New", "New, de) #2", "a\nb", "a⏎b"].map { key in
      var one = finding("Text")
      one.key = key
      return one
    }
    findings[3].locale = nil
    let names = Names()
    let parser = XMLParser(data: Data(JUnitReport.audit(result(findings)).utf8))
    parser.delegate = names
    #expect(parser.parse())
    #expect(Set(names.all).count == names.all.count)
    let ours = names.all.filter { $0[0] == "Localizable" }.map { $0[1] }
    // The first keeps its name, and the others follow in their order.
    #expect(ours[..<3] == ["untranslated (New, de)", "untranslated (New, de) #2", "untranslated (New, de) #3"])
    #expect(ours[4...] == ["untranslated (a⏎b, de)", "untranslated (a⏎b, de) #2"])
  }

  @Test("It is well-formed whatever a text holds")
  func hostileText() {
    let text = JUnitReport.audit(result([finding()]))
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(!text.contains("<script") && !text.contains("\u{1B}"))
  }
}

@Suite("GitHub annotations")
struct GitHubTests {
  @Test("One command a finding, the worst first, with its place; questions and notes are notices")
  func commands() {
    let lines = GitHubReport.audit(SampleResult.result).split(separator: "\n")
    #expect(lines.count == SampleResult.findings.count + 1)
    #expect(lines[0].hasPrefix("::error file=") && lines.last?.hasPrefix("::error title=lintel::Fails with ") == true)
    #expect(
      lines.contains {
        $0.hasPrefix("::notice file=MailWindow.xib,line=30,col=13,title=label-truncated (ja)::Needs review: ")
      })
    #expect(lines.contains { $0.hasPrefix("::warning ") })
  }

  @Test("No text begins a command of its own")
  func hostileText() {
    let text = GitHubReport.audit(result([finding("line\n::error::x\r::set-env name=A::b %0A")]))
    #expect(text.split(separator: "\n").count == 2)
    #expect(text.contains("line⏎::error::x⏎::set-env") && text.contains("%250A"))
    #expect(text.contains("file=de.lproj/a b%3Ac%2Cd.strings,line=2,col=11,title=untranslated (de)::"))
    #expect(!GitHubReport.audit(result([finding()])).contains("\u{1B}"))
  }
}

@Suite("GitLab code quality")
struct GitLabTests {
  @Test("Every issue has what GitLab asks for, and a fingerprint of its own")
  func issues() throws {
    let twice = result(SampleResult.findings + SampleResult.findings)
    let parsed = try JSONSerialization.jsonObject(with: Data(GitLabReport.audit(twice).utf8))
    let issues = try #require(parsed as? [[String: Any]])
    #expect(issues.count == 2 * SampleResult.findings.count)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
    for issue in issues {
      #expect(["info", "minor", "major", "critical", "blocker"].contains(issue["severity"] as? String))
      let place = issue["location"] as? [String: Any]
      #expect(place?["path"] is String)
      #expect((place?["lines"] as? [String: Int])?["begin"] ?? 0 >= 1)
    }
  }

  @Test("A text is a text")
  func hostileText() throws {
    let text = GitLabReport.audit(result([finding()]))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(text.contains("⟨U+202E⟩"))
  }
}

@Suite("CSV")
struct CSVTests {
  @Test("A row a finding, with its text in both languages, then one for each other text on a bar, with the room left")
  func rows() {
    let lines = CSVReport.audit(SampleResult.result).components(separatedBy: "\r\n")
    #expect(lines.count { $0.contains(",fails,") || $0.contains(",needs review,") } == SampleResult.findings.count)
    // 12 more points are no whole letter of this text.
    #expect(
      lines.contains(
        "ja,,nothing found,,,Notification settings (Main.storyboard),,Main,Doz-aa-3q7.title,Notifications,通知の設定,,164,12,0,5,,,"
          + "Main.xcstrings,14,24,,,,,,,"))
    #expect(lines[0].hasPrefix("\u{FEFF}locale,severity,verdict,rule,"))
    #expect(lines.contains { $0.hasPrefix("de,") && $0.contains(",title-truncated,") })
  }

  @Test("A finding about a bar as a whole has no text; one about its title has it, whether a table holds it or not")
  func ofBars() {
    var finding = Finding(
      rule: "r", verdict: .fails, certainty: .certain, severity: .note, blame: .definition,
      toolbar: SampleProject.settings.id, locale: "de", message: "m", reason: "x")
    let title = SampleProject.settings.title.shown(in: "de")!
    func row() -> Substring { CSVReport.audit(result([finding])).split(separator: "\r\n")[1] }
    #expect(!row().contains(title))
    finding.isAboutTitle = true
    #expect(row().contains("," + title + ","))
  }

  @Test("No cell is a formula, and none breaks its row")
  func hostileText() {
    let text = CSVReport.audit(
      result([finding(), finding("+1 \"a\"\n"), finding("-2"), finding("@SUM(A1)"), finding("-inf")]))
    #expect(text.contains("\"'=cmd()") && text.contains("\"'+1 \"\"a\"\"⏎\"") && text.contains(",'@SUM(A1),"))
    #expect(text.contains(",'-inf,"))
    #expect(!text.contains("\u{1B}") && !text.contains("\u{0}"))
  }
}

@Suite("Markdown")
struct MarkdownTests {
  @Test("Counts, the worst findings first, and the bar that breaks before and after")
  func page() {
    let page = MarkdownReport.audit(SampleResult.result, name: "Sample")
    #expect(page.hasPrefix("<!-- lintel -->\n### ✕ Lintel: Sample\n\n**Fails with 3 errors"))
    #expect(page.contains("**\n\n3 errors, 3 warnings, 2 notes, 1 needs review"))
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| error") || $0.hasPrefix("| note") }
    #expect(rows.first?.hasPrefix("| error") == true && rows.last?.hasPrefix("| note") == true)
    #expect(page.contains("```text\nen\n┌"))
  }

  @Test("A text calls nobody, links nothing and ends no fence")
  func hostileText() {
    let page = MarkdownReport.audit(result([finding()]), name: "``` <b>@x</b>")
    #expect(!page.contains("<script") && !page.contains("@everyone") && !page.contains(" #1") && !page.contains("```"))
    #expect(!page.contains("https://"))
    #expect(page.contains("⟨U+202E⟩"))
  }

  @Test("It stays below what a comment may hold, and says what it leaves out")
  func limit() {
    let page = MarkdownReport.audit(result((0..<2000).map { finding("Text \($0)") }), name: "Many")
    #expect(page.unicodeScalars.count < 65_536)
    #expect(page.contains("more: see the whole report."))
  }

  @Test("Nothing found is said")
  func nothing() {
    #expect(MarkdownReport.audit(result([]), name: "Sample").contains("Nothing found."))
  }
}
