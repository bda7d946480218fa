import Foundation
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

/// Findings of which one is new and one was less bad before.
private func compared() -> AuditResult {
  var result = SampleResult.result
  var (new, worse) = (finding("key.new", line: 3), finding("key.worse", line: 4))
  new.change = FindingChange(.new)
  worse.change = FindingChange(.worse, overBefore: 3)
  worse.over = 12
  result.findings = [new, worse]
  result.trend = Trend(new: 1, worse: 1, known: 0, gone: 0)
  return result
}

private func finding(_ key: String, line: Int, severity: Severity = .error) -> Finding {
  Finding(
    rule: "title-truncated", verdict: .fails, certainty: .certain, severity: severity, blame: .translation, table: "T",
    key: key, locale: "de", message: "cut", reason: "cut",
    translationLocation: SourceLocation(file: "de.lproj/T.strings", line: line, column: 9))
}

private func objects(_ text: String) throws -> [[String: Any]] {
  try text.split(separator: "\n").map {
    try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
  }
}

@Suite("Reports of a comparison")
struct ChangeReportTests {
  @Test("SARIF calls a finding new or updated, and says nothing of it where nothing was compared")
  func sarif() throws {
    func states(_ result: AuditResult) throws -> [String?] {
      let text = SARIFReport.audit(result, rules: [])
      let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let run = try #require((log["runs"] as? [[String: Any]])?.first)
      #expect((run["automationDetails"] as? [String: String])?["id"] == "lintel/")
      return try #require(run["results"] as? [[String: Any]]).map { $0["baselineState"] as? String }
    }
    // The worst first.
    #expect(try states(compared()) == ["updated", "new"])
    #expect(try states(SampleResult.result).allSatisfy { $0 == nil })
  }

  @Test("Every report says findings and causes before it counts strings, and JSON has both")
  func causes() throws {
    var result = compared()
    result.findings[0].strings = (1...1_339).map { FoundString(key: "key.\($0)") }
    result.findings[0].key = nil
    let causes = try #require(result.changedCauses)
    #expect(causes.new + causes.worse == result.matters.count)
    func told(new: ChangedCauses.Count, worse: ChangedCauses.Count) -> String {
      ChangedCauses.sentence(new: new, worse: worse, gravest: "T.strings, line 12: found a key", strings: 1_339).english
    }
    let none = ChangedCauses.Count(findings: 0, causes: 0)
    let several = told(new: .init(findings: 3, causes: 2), worse: .init(findings: 1, causes: 1))
    #expect(several.hasPrefix("3 new findings in 2 causes, 1 worse finding, the gravest: T.strings, line 12"), "\(several)")
    let sentence = told(new: .init(findings: 1, causes: 1), worse: none)
    #expect(sentence == "1 new finding: T.strings, line 12: found a key; 1,339 strings suffer from it.")
    let said = try #require(causes.sentence).english
    for name in ["text", "markdown", "github", "html", "xcode", "checkstyle"] {
      let report = try #require(ReportFormat.named(name)).report(result, .init(name: "Sample"))
      let first = try #require(report.firstRange(of: "new finding"), "\(name)")
      let counts = try #require(report.firstRange(of: "Since the baseline, string by string: 1 new"), "\(name)")
      #expect(first.lowerBound < counts.lowerBound, "\(name): \(said)")
    }
    let json = JSONReport.audit(result)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let baseline = try #require(root["baseline"] as? [String: Any])
    #expect(baseline["new"] as? Int == 1 && baseline["causes"] as? [String: Int] == ["new": causes.new, "worse": causes.worse])
    #expect(try SchemaCheck.problems(json, "audit") == [])
    result.trend = nil
    #expect(result.changedCauses == nil && result.comparisonSentences.isEmpty)
  }

  @Test("Of a finding in several languages a narrowed report counts the strings of its own, as the comparison does")
  func narrowedCauses() throws {
    var result = compared()
    result.findings = [result.findings[0]]
    result.findings[0].locale = nil
    result.findings[0].locales = ["de", "fr", "ja"]
    #expect(try #require(result.changedCauses?.line).hasSuffix("; 3 strings suffer from it."))
    let narrowed = result.narrowed(to: ReportScope(locales: ["de", "fr"]))
    #expect(try #require(narrowed.changedCauses?.line).hasSuffix("; 2 strings suffer from it."))
    let german = try #require(result.narrowed(to: ReportScope(locales: ["de"])).changedCauses?.line)
    #expect(german.hasPrefix("1 new finding: ") && !german.contains("suffer from it"))
  }

  @Test("JSON says by how many points it was too wide before")
  func json() throws {
    let report = try #require(ReportFormat.named("json")).report(compared(), .init(name: "Sample"))
    let root = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
    let changes = try #require(root["findings"] as? [[String: Any]]).compactMap { $0["change"] as? [String: Any] }
    #expect(changes.map { $0["state"] as? String } == ["new", "worse"])
    #expect(changes.map { $0["overBefore"] as? Double } == [nil, 3])
  }

  @Test(
    "Markdown has a table for each language with the text before, the text now, and what it lacks; its marker comes first")
  func markdown() {
    var result = compared()
    result.changedTexts = [
      TextChange(locale: "de", key: "key.worse", before: "Konto|x", now: "Kontoverwaltung"),
      TextChange(locale: "fr", key: "key.other", before: nil, now: "Compte"),
      TextChange(locale: "fr", key: "key.space", before: "Compte", now: " Compte  "),
      TextChange(locale: "fr", key: "key.void", before: "%2$@ lu", now: ""),
    ]
    let page = MarkdownReport.audit(result, name: "Sample")
    #expect(page.hasPrefix("<!-- lintel -->\n### ✕ Lintel: Sample\n"))
    #expect(page.contains("\n#### de\n\n| key | before | now | room |\n|---|---|---|---|\n"))
    #expect(page.contains("| <code>key.worse</code> | <code>Konto&#124;x</code> | <code>Kontoverwaltung</code> | −12 pt |\n"))
    #expect(page.contains("| <code>key.other</code> |  | <code>Compte</code> |  |\n"))
    #expect(page.contains("| <code>key.space</code> | <code>Compte</code> | <code>␣Compte␣␣</code> |  |\n"))
    #expect(page.contains("| <code>key.void</code> | <code>&#37;2$&#64; lu</code> | (empty) |  |\n"))
  }

  @Test("Markdown of a gate has its findings before the texts that the change wrote")
  func findingsFirst() throws {
    var result = compared()
    result.trend = Trend(new: 1, worse: 1, known: 0, gone: 0, base: "main (3f2a9c0d11e4)")
    result.changedTexts = [TextChange(locale: "de", key: "key.worse", before: "Konto", now: "Kontoverwaltung")]
    let page = MarkdownReport.audit(result, name: "Sample")
    let findings = try #require(page.firstRange(of: "**new:** "))
    let texts = try #require(page.firstRange(of: "\n#### de\n"))
    #expect(findings.lowerBound < texts.lowerBound, "\(page)")
  }

  @Test("Page and text say which finding is new and which is worse, by how much, and what its text was")
  func marks() throws {
    var result = compared()
    result.changedTexts = [TextChange(locale: "de", key: "key.worse", before: "Kurz", now: "Viel zu lang")]
    let page = HTMLReport.audit(result).replacing("\u{A0}", with: " ")
    #expect(page.contains("<b>new</b>") && page.contains("<b>worse</b>") && page.contains(">This change</dt>"))
    #expect(page.contains("was 3 pt too wide, is 12 pt") && page.contains(">Kurz</bdi>") && page.contains(">Viel zu lang</bdi>"))
    let text = TextReport.render(result, colour: false, width: 200).replacing("\u{A0}", with: " ")
    #expect(text.contains("error: new: cut") && text.contains("error: worse: cut"))
    #expect(text.contains("was 3 pt too wide, is 12 pt"))
    // An audit alone compares nothing.
    for index in result.findings.indices { result.findings[index].change = nil }
    (result.trend, result.changedTexts) = (nil, [])
    #expect(!HTMLReport.audit(result).contains("This change"))
    #expect(!TextReport.render(result, colour: false, width: 200).contains("new: "))
  }

  @Test("A space at the edge of a text, and a text that is empty, are seen on the page")
  func invisible() {
    var result = compared()
    result.changedTexts = [TextChange(locale: "de", key: "key.worse", before: "Kurz ", now: "")]
    let page = HTMLReport.audit(result)
    #expect(page.contains(">Kurz␣</bdi>") && page.contains("(empty)"))
  }

  @Test("Keys that one cause joins are counted, with the rule, and the first is told")
  func severalKeys() {
    let sentence = ChangedCauses.several(finding("key.new", line: 3), keys: 2).english
    #expect(sentence.contains(": 2 keys, the first: "), "\(sentence)")
  }

  @Test("A text whose key two tables have is told with neither")
  func ambiguousText() {
    let change = TextChange(locale: "de", key: "key.worse", before: "Kurz", now: "Lang")
    #expect(TextsBefore([change]).change(of: finding("key.worse", line: 4)) == change)
    #expect(TextsBefore([change, change]).change(of: finding("key.worse", line: 4)) == nil)
    #expect(TextsBefore([change]).change(of: finding("key.new", line: 3)) == nil)
  }

  @Test("However many texts change, a comment is one that GitHub takes, and says how many texts it leaves out")
  func long() {
    var result = compared()
    result.changedTexts = (0..<2_000).map {
      TextChange(locale: "de", key: "key.\($0)", before: String(repeating: "a", count: 200), now: "b")
    }
    let page = MarkdownReport.audit(result, name: "Sample")
    #expect(page.unicodeScalars.count < 65_536)
    let rows = page.matches(of: /(?m)^\| <code>key\.\d+<\/code>/).count
    #expect(rows > 10 && page.replacing(",", with: "").contains("… and \(2_000 - rows) more"), "\(rows)")
  }

  @Test("GitHub shows ten of a kind; the last before how the run ends says how many more there are and where, and the log has them as plain lines")
  func github() {
    var result = SampleResult.result
    result.findings = (1...30).map { finding("key.\($0)", line: $0) } + [finding("key", line: 1, severity: .warning)]
    let lines = GitHubReport.audit(result).split(separator: "\n")
    let errors = lines.filter { $0.hasPrefix("::error ") }
    #expect(errors.count == 10 && lines.count { $0.hasPrefix("::warning ") } == 1)
    #expect(errors[8] == "::error title=Lintel::… and 22 more: see the whole report. (de.lproj/T.strings)")
    let logged = lines.filter { !$0.hasPrefix("::") }
    #expect(
      logged.count == 22 && logged.allSatisfy { $0.hasPrefix("de.lproj/T.strings:") && $0.hasSuffix("[title-truncated]") })
    #expect(logged.contains("de.lproj/T.strings:30:9: error: cut [title-truncated]"))
  }

  @Test("Of a finding about several strings of a change, each line has an annotation, as long as there are places left")
  func lines() {
    var result = compared()
    result.findings = [finding("key", line: 1)]
    result.findings[0].strings = (1...30).map {
      FoundString(key: "key.\($0)", location: SourceLocation(file: "de.lproj/T.strings", line: $0, column: 9))
    }
    func errors() -> [Substring] {
      GitHubReport.audit(result).split(separator: "\n").filter { $0.hasPrefix("::error file=") }
    }
    #expect(errors().count == 9 && errors().contains { $0.contains("line=9,") })
    result.trend = nil
    #expect(errors().count == 1)
  }

  @Test("Xcode's line has a stop between what is wrong and what to do")
  func stops() throws {
    var result = SampleResult.result
    result.findings = [finding("key", line: 1)]
    result.findings[0].message = "It never shows “%@”, as it did before"
    result.findings[0].suggestion = "Put “%@” where the value belongs."
    let line = try #require(ReportFormat.named("xcode")).report(result, .init(name: "Sample"))
    #expect(line.contains(": error: It never shows “%@”, as it did before. Put “%@” where the value belongs. ("), "\(line)")
    let japanese = ReportFormat.Setting(name: "Sample", words: Localizer(language: "ja"))
    let other = try #require(ReportFormat.named("xcode")).report(result, japanese)
    #expect(other.contains("as it did before。Put “%@”"), "\(other)")
  }

  @Test("A line of the log is no command and is not escaped: runners decode escapes in commands alone")
  func plainLines() {
    var result = SampleResult.result
    result.findings = (1...12).map { finding("key.\($0)", line: $0) }
    for index in result.findings.indices { result.findings[index].message = "cut to “100 %, a:b”" }
    let logged = GitHubReport.audit(result).split(separator: "\n").filter { !$0.hasPrefix("::") }
    #expect(!logged.isEmpty && logged.allSatisfy { $0.contains(": error: cut to “100 %, a:b” [") }, "\(logged)")
  }

  @Test("What is said of the whole takes no place from errors, and more than ten of it make no empty “more”")
  func notices() {
    var result = SampleResult.result
    result.findings = (1...12).map { finding("key.\($0)", line: $0, severity: .note) }
    result.coverage.labelsUnresolved = 1
    #expect(!result.notices.isEmpty)
    let lines = GitHubReport.audit(result).split(separator: "\n").filter { $0.hasPrefix("::notice ") }
    #expect(lines.count == 10 && !lines.contains { $0.contains("… and 0 more") })
  }

  @Test("What is new in part is new, and was not too wide before")
  func partlyNew() {
    let change = FindingChange(of: [FindingChange(.worse, overBefore: 3), FindingChange(.new), nil])
    #expect(change == FindingChange(.new))
    #expect(
      FindingChange(of: [FindingChange(.worse, overBefore: 3), FindingChange(.worse, overBefore: 5)])?.overBefore == 5)
    #expect(FindingChange(of: [nil]) == nil)
  }

  @Test("reviewdog gets a line for each finding, with severity, rule and line")
  func reviewdog() throws {
    let result = SampleResult.result
    let lines = try objects(try #require(ReportFormat.named("rdjsonl")).report(result, .init(name: "Sample")))
    #expect(lines.count == result.findings.count + result.notices.count)
    for (line, finding) in zip(lines, AnnotatedFinding.all(of: result, as: result.findings).map(\.finding)) {
      let place = try #require(line["location"] as? [String: Any])
      #expect(place["path"] as? String == finding.location?.file ?? ".")
      let start = (place["range"] as? [String: [String: Int]])?["start"]
      #expect(start?["line"] == finding.location?.line ?? 1 && start?["column"] == nil)
      #expect((line["code"] as? [String: String])?["value"] == finding.rule)
      let isSure = finding.verdict == .fails && finding.severity > .note
      #expect(line["severity"] as? String == (isSure ? finding.severity.rawValue.uppercased() : "INFO"))
    }
    for line in try objects(try #require(ReportFormat.named("rdjsonl")).report(HostileResult.result, .init(name: "Sample")))
    {
      #expect(line["message"] is String)
    }
  }

  @Test("No line is as long as reviewdog reads none: the message of a text without end is cut")
  func reviewdogLength() throws {
    var result = SampleResult.result
    result.findings = [finding(String(repeating: "𐐀\u{202E}", count: 20_000), line: 3), finding("key", line: 4)]
    let text = try #require(ReportFormat.named("rdjsonl")).report(result, .init(name: "Sample"))
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count < 65_535 })
    let messages = try objects(text).compactMap { $0["message"] as? String }
    #expect(messages.count == 2 && messages[0].hasSuffix("…") && messages[0].hasPrefix("cut\nKey: 𐐀⟨U+202E⟩"))
    #expect(messages[1].hasSuffix("Key: key (de)"))
  }

  @Test("reviewdog's columns count bytes, the end is behind the last; what mends a line is suggested")
  func reviewdogColumns() throws {
    var result = SampleResult.result
    var one = finding("key", line: 3)
    let place = try #require(one.translationLocation)
    one.fixes = [Fix("a ", "a", at: place)]
    one.fixes[0].edit = SourceEdit(
      location: SourceLocation(file: place.file, line: 3, column: 12),
      extent: SourceExtent(endLine: 3, endColumn: 13, byteColumn: 14, endByteColumn: 15), text: "")
    result.findings = [one]
    result.extents = [place: SourceExtent(endLine: 3, endColumn: 14, byteColumn: 11, endByteColumn: 16)]
    result.folder = "App"
    result.links.rule = "https://example.org/{rule}.md"
    let format = try #require(ReportFormat.named("rdjsonl"))
    let line = try objects(format.report(result, .init(name: "")))[0]
    func columns(_ range: Any?) -> [Int?] {
      let range = (range as? [String: Any])?["range"] as? [String: [String: Int]]
      return [range?["start"]?["column"], range?["end"]?["line"], range?["end"]?["column"]]
    }
    #expect(columns(line["location"]) == [11, 3, 16])
    let suggestions = try #require(line["suggestions"] as? [[String: Any]])
    #expect(suggestions.map { $0["text"] as? String } == [""] && columns(suggestions[0]) == [14, 3, 15])
    #expect((line["code"] as? [String: String])?["url"] == "https://example.org/title-truncated.md")
    // A suggestion is for the lines of its diagnostic.
    result.findings[0].fixes[0].edit?.location.line = 2
    let other = try objects(format.report(result, .init(name: "")))[0]
    #expect(other["suggestions"] == nil)
  }

  @Test("GitHub and GitLab get the end, and GitHub columns of what is in one line only")
  func annotationEnds() throws {
    var result = SampleResult.result
    result.findings = [finding("key", line: 3)]
    let place = try #require(result.findings[0].translationLocation)
    result.extents = [place: SourceExtent(endLine: 3, endColumn: 14, byteColumn: 9, endByteColumn: 14)]
    #expect(GitHubReport.audit(result).contains("file=de.lproj/T.strings,line=3,endLine=3,col=9,endColumn=14,title="))
    #expect(GitLabReport.audit(result).contains("\"end\": 3"))
    result.extents[place]?.endLine = 5
    #expect(GitHubReport.audit(result).contains("file=de.lproj/T.strings,line=3,endLine=5,title="))
    result.extents = [:]
    #expect(GitHubReport.audit(result).contains("file=de.lproj/T.strings,line=3,col=9,title="))
    #expect(!GitLabReport.audit(result).contains("\"end\""))
  }

  @Test("CSV says in two columns how a row came about")
  func csv() throws {
    let rows = CSVReport.audit(compared()).split(separator: "\r\n")
    #expect(rows[0].hasSuffix(",fingerprint,change,over before (pt),cause,cause title"))
    #expect(rows.contains { $0.contains(",new,,") } && rows.contains { $0.contains(",worse,3,") })
  }

  @Test("Xcode gets absolute paths, one line each, whatever a text holds")
  func xcode() throws {
    let format = try #require(ReportFormat.named("xcode"))
    var setting = ReportFormat.Setting(name: "Sample")
    setting.root = "/Users/me/App"
    let lines = format.report(compared(), setting).split(separator: "\n")
    #expect(lines.contains("/Users/me/App/de.lproj/T.strings:3:9: error: cut (de) · Key: key.new [title-truncated]"))
    let hostile = format.report(HostileResult.result, setting).split(separator: "\n")
    #expect(hostile.count == HostileResult.result.findings.count + HostileResult.result.notices.count)
  }
}
