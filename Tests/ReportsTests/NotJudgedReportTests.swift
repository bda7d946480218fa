import Foundation
import LintelAudit
import LintelFindings
import LintelModel
import LintelReports
import Testing

@Suite("Reports of bars with texts that could not be read")
struct NotJudgedReportTests {
  private static func audited() async -> AuditResult {
    let source = """
      struct V: View { var body: some View { NavigationStack { List {}.navigationTitle(model.name).toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Save") {} } } } } }
      """
    return await Auditor.audit(
      ProjectSource.read(texts: [
        "V.swift": source, "a.sketch": "ios26 en 402pt\n| Inbox | [Edit]",
        "en.lproj/Localizable.strings": "\"Save\" = \"Save\";", "de.lproj/Localizable.strings": "\"Save\" = \"Sichern\";",
      ]))
  }

  /// Without findings: what is said where nothing was found.
  private func silent() async -> AuditResult {
    var result = await Self.audited()
    result.findings = []
    return result
  }

  @Test("No format says that nothing was found, or that everything fits")
  func formats() async {
    let result = await silent()
    let text = TextReport.render(result, colour: false, width: 300)
    #expect(text.hasPrefix("3 of 4 bar texts were read; 1 of 2 bars are not judged for fit"))
    #expect(text.contains("Nothing found in what could be judged."))
    let markdown = MarkdownReport.audit(result, name: "App")
    #expect(markdown.contains("Nothing found in what could be judged") && markdown.contains("bar texts were read"))
    let github = GitHubReport.audit(result)
    #expect(github.hasPrefix("::notice title=coverage::3 of 4 bar texts"))
    #expect(GitLabReport.audit(result).contains("\"check_name\": \"coverage\""))
    let csv = CSVReport.audit(result).split(separator: "\r\n").filter { $0.contains("V") }
    #expect(csv.allSatisfy { !$0.contains("nothing found") })
    let layout = TextReport.layout(result.bars, colour: false, width: 300)
    #expect(layout.contains("Not judged for fit: 1 text on this bar could not be read: its title (model.name)"))
    #expect(TextReport.inspect(result.project).contains("Not judged for fit: 1 text"))
  }

  @Test("A gate whose change accepts what is new says so, too, of what could be judged alone")
  func accepting() async {
    var result = await silent()
    result.trend = Trend(new: 0, worse: 0, known: 0, gone: 0, base: "main (3f2a9c0d11e4)")
    result.trend?.newAccepted = 3
    let sentence = "Nothing new in what could be judged but what the change accepts itself: 3"
    #expect(TextReport.render(result, colour: false, width: 300).contains(sentence + "."))
    #expect(MarkdownReport.audit(result, name: "App").contains(sentence))
  }

  @Test("JUnit skips the bar in each language, with the reason")
  func junit() async {
    let junit = JUnitReport.audit(await silent())
    #expect(junit.contains("not judged for fit (de)") && junit.contains("not judged for fit (en)"))
    #expect(junit.contains("<skipped message=\"Not judged for fit: 1 text on this bar could not be read"))
  }

  @Test("SARIF tells it as a notification")
  func sarif() async throws {
    let text = SARIFReport.audit(await silent(), rules: [])
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    let reported = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(reported.count == 2)
    #expect(invocation["executionSuccessful"] as? Bool == true)
  }

  @Test("JSON lists the texts, and the map of the page has no check mark for the bar")
  func pages() async {
    let result = await silent()
    #expect(JSONReport.audit(result).contains("\"expression\": \"model.name\""))
    let page = HTMLReport.audit(result)
    #expect(page.contains("class=\"unjudged\"") || page.contains("class=unjudged"))
    #expect(page.contains("Nothing found in what could be judged"))
    #expect(!page.contains("everything fits from") || result.project.toolbars.contains(where: \.isJudgedForFit))
  }

  @Test("A stored report tells the same")
  func stored() async throws {
    let result = await silent()
    let stored = try StoredReport.read(Array(XMLReport.audit(result).utf8), file: "a.xml").result
    #expect(stored.coverage == result.coverage)
    #expect(JUnitReport.audit(stored) == JUnitReport.audit(result))
    #expect(HTMLReport.audit(stored) == HTMLReport.audit(result))
  }
}
