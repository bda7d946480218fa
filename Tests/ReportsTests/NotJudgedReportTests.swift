import Foundation
import LintelAudit
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

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
    #expect(text.hasPrefix("3 of 4 bar texts were read; 1 of 2 bars is not judged for fit"))
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

  @Test("SARIF of a gate notifies of it only where the change touches the bar")
  func sarifOfGate() async throws {
    func isNotified(_ result: AuditResult) -> Bool {
      SARIFReport.audit(result, rules: []).contains("1 text on this bar could not be read")
    }
    var result = await silent()
    result.trend = Trend(new: 0, worse: 0, known: 0, gone: 0, base: "main (3f2a9c0d11e4)")
    #expect(!isNotified(result))
    let bar = try #require(result.project.toolbars.first { !$0.isJudgedForFit })
    result.unjudgedTexts = [UnjudgedText(locale: "de", key: "Save", bar: bar.name)]
    #expect(isNotified(result))
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

  @Test("A bar whose items are partly unread is not judged, and every report says where and why")
  func partlyUnread() async throws {
    let source = """
      final class PagesController: UIViewController {
        override func viewDidLoad() {
          title = "Pages"
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: nil)
          navigationItem.rightBarButtonItem = page.navigationItem.rightBarButtonItem
        }
      }
      """
    var result = await Auditor.audit(ProjectSource.read(texts: ["Pages.swift": source]))
    result.findings = []
    #expect(result.coverage.toolbarsNotJudged == 1)
    let reason = "the code takes page.navigationItem.rightBarButtonItem from another bar (Pages.swift:5:"
    #expect(TextReport.inspect(result.project, width: 300).contains(reason))
    #expect(HTMLReport.audit(result).contains("page.navigationItem.rightBarButtonItem"))
    #expect(JUnitReport.audit(result).contains("partly unread"))
    #expect(JSONReport.audit(result).contains("\"reason\": \"copied\""))
    #expect(TextReport.render(result, colour: false, width: 300).contains("1 of 1 bar is not judged for fit"))
    #expect(CleanMark(result).of(result.project.toolbars[0]) == .unjudged)
    let stored = try StoredReport.read(Array(XMLReport.audit(result).utf8), file: "a.xml").result
    #expect(stored.project.toolbars.map(\.unreadItems) == result.project.toolbars.map(\.unreadItems))
    #expect(HTMLReport.audit(stored) == HTMLReport.audit(result))
  }

  @Test("An item that is there on a condition alone says so, also where a stored report is read")
  func onCondition() async throws {
    let source = """
      struct V: View { var body: some View { NavigationStack { List {}.navigationTitle("Notes").toolbar {
        Button("Back") {}
        if canGoForward == true { Button("Forward") {} } } } } }
      """
    let result = await Auditor.audit(ProjectSource.read(texts: ["V.swift": source]))
    let sentence = "Drawn here, and not always on the bar: Forward (if canGoForward == true)."
    #expect(result.project.toolbars.allSatisfy { $0.itemsOnCondition?.english == sentence })
    #expect(HTMLReport.audit(result).contains("Drawn here, and not always on the bar"))
    #expect(TextReport.inspect(result.project, width: 200).contains("if canGoForward == true"))
    let stored = try StoredReport.read(Array(XMLReport.audit(result).utf8), file: "a.xml").result
    #expect(stored.project.toolbars.map { $0.items.map(\.onlyIf) } == result.project.toolbars.map { $0.items.map(\.onlyIf) })
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
