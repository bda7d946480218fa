import LintelFindings
import LintelModel
import LintelReports
import Testing

@Suite("The JSON documents")
struct JSONReportTests {
  @Test("The audit has the members of the interface, in its order")
  func audit() {
    let document = JSONReport.audit(SampleResult.result)
    let names = ["schemaVersion", "profile", "findings", "summary", "coverage"]
    let members = names.map { document.firstRange(of: "\n  \"\($0)\": ")! }
    #expect(members.map(\.lowerBound) == members.map(\.lowerBound).sorted())
    #expect(document.contains("\"errors\": 3,\n    \"warnings\": 3,\n    \"notes\": 2,\n    \"needsReview\": 1\n"))
    #expect(document.contains("\"worst\": \"iOS 18, iPhone SE (2nd/3rd gen) (375 pt)\""))
    #expect(document.contains("\"value\": 102.3") || document.contains("\"value\": 742.3"))
  }

  @Test("Every question names its rule, its statements and its toolbar")
  func questions() {
    let document = JSONReport.audit(SampleResult.result)
    #expect(document.ranges(of: "\"question\": ").count == SampleResult.questions.count)
    #expect(
      document.contains(
        """
              "rule": "review-main-tasks",
              "statements": [
                "hig-2025.18"
              ],
              "toolbar": "MailWindow.xib#F0z-JX-Cv5",
        """))
  }

  @Test("A member that does not apply is left out")
  func leavesOut() {
    let finding = Finding(
      rule: "r", verdict: .fails, certainty: .certain, severity: .note, blame: .layout, message: "m", reason: "x")
    var result = SampleResult.result
    result.findings = [finding]
    result.suppressions = .none
    result.questions = []
    result.bars = []
    let document = JSONReport.audit(result)
    for member in ["toolbar", "item", "table", "key", "locale", "environments", "suggestion", "locations"] {
      #expect(!document.contains("      \"\(member)\":"))
    }
    #expect(document.contains("\"evidence\": []"))
    #expect(!document.contains("null"))
  }

  @Test("Only bars and languages with a finding about their width say their thresholds")
  func narrowBars() {
    var result = SampleResult.result
    let places = Set(
      result.findings.filter { $0.environmentCount > 0 }.compactMap { finding in
        finding.toolbar.flatMap { toolbar in finding.locale.map { "\(toolbar) \($0.id)" } }
      })
    #expect(!places.isEmpty && places.count < result.bars.count)
    #expect(JSONReport.audit(result).components(separatedBy: "\"shorten\": [").count - 1 == places.count)
    result.findings.removeAll { $0.environmentCount > 0 }
    #expect(JSONReport.audit(result).contains("\"bars\": [],"))
  }

  @Test("Inspect gives every text with its values by locale, and what the platform loses of a table")
  func inspect() {
    let document = JSONReport.inspect(SampleProject.project)
    #expect(document.contains("\"de\": {\n            \"state\": \"translated\",\n            \"text\": \"Einstellungen"))
    #expect(document.contains("\"state\": \"none\"\n"))
    #expect(document.contains("\"units\": 1,\n      \"lostUnits\": 2\n"))
    #expect(document.contains("\"locale\": \"mul\""))
    #expect(document.contains("\"reason\": \"line 7: found end of file, expected \\\";\\\"\""))
  }

  @Test("A literal is listed as the value of its source language")
  func literal() {
    var toolbar = SampleProject.tabs
    toolbar.title = .literal("Hello", at: SourceLocation(file: "a.swift", line: 3, column: 9))
    let document = JSONReport.inspect(Project(toolbars: [toolbar]))
    #expect(document.contains("\"state\": \"literal\",\n        \"values\": {\n          \"en\": {"))
    #expect(document.contains("\"text\": \"Hello\""))
  }

  @Test("Control characters and line separators are escaped, everything else is UTF-8")
  func escapes() {
    let text = "a\"b\\c\n\r\t\u{0}\u{1B}\u{7F}\u{2028}\u{2029}é👩‍👩‍👧"
    let request = JSONReport.MeasureRequest(text: text, locale: "en", size: 17, weight: .semibold)
    let width = Width(low: 9.5, best: 10.12345, high: 11)
    let line = JSONReport.measurement(
      request, MeasuredText(text: text, width: width, source: .embedded))
    #expect(
      line == """
        {"text":"a\\"b\\\\c\\n\\r\\t\\u0000\\u001b\\u007f\\u2028\\u2029é👩‍👩‍👧","locale":"en","size":17,"weight":"semibold",\
        "width":10.123,"low":9.5,"high":11,"graphemes":15,"source":"embedded","runs":[]}
        """)
  }

  @Test("A measurement echoes platform and OS as they were given, and tells its runs")
  func measurement() {
    let request = JSONReport.MeasureRequest(
      text: "A", locale: "de", size: 17.5, weight: .bold, platform: "ios", os: .number(26))
    let run = MeasuredText.Run(start: 0, length: 1, script: "Latn", direction: .leftToRight, face: "inter", width: 9)
    let measured = MeasuredText(text: "A", width: Width(exactly: 9), source: .face, runs: [run])
    #expect(
      JSONReport.measurement(request, measured) == """
        {"text":"A","locale":"de","size":17.5,"weight":"bold","platform":"ios","os":26,"width":9,"low":9,"high":9,\
        "graphemes":1,"source":"face","runs":[{"start":0,"length":1,"script":"Latn","direction":"leftToRight",\
        "face":"inter","width":9}]}
        """)
  }

  @Test("Every rule is listed with its members")
  func rules() {
    let rule = Rule(
      id: "title-length", title: "A title has fewer than 15 characters", statements: ["hig-2025.14"], platforms: [.ios],
      severity: .warning, isCore: true, criteria: ["2.4.2"], why: "Room.", examples: [], check: .bar { _ in [] })
    let document = JSONReport.rules([rule], themes: { _ in [.localization] })
    for part in [
      "\"id\": \"title-length\"", "\"platforms\": [\n        \"ios\"\n      ]", "\"severity\": \"warning\"",
      "\"WCAG 2.2 2.4.2 Page Titled (A), EN 301 549 9.2.4.2 (web only, no software clause)\"",
    ] {
      #expect(document.contains(part))
    }
  }
}
