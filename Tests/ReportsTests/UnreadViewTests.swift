import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Bars with a view whose width was not read")
struct UnreadViewTests {
  private func result() throws -> AuditResult {
    var result = SampleResult.result
    (result.findings, result.trend) = ([], nil)
    let index = try #require(result.project.toolbars.firstIndex { $0.id == SampleProject.mail.id })
    let place = result.project.toolbars[index].location
    result.project.toolbars[index].items.append(Item(id: "view", kind: .customView, location: place))
    for bar in result.bars.indices where result.bars[bar].toolbar.id == SampleProject.mail.id {
      result.bars[bar].toolbar = result.project.toolbars[index]
    }
    return result
  }

  @Test("One has no check mark, and its section says why")
  func mark() throws {
    let result = try result()
    let toolbar = try #require(result.project.toolbars.first { $0.id == SampleProject.mail.id })
    #expect(toolbar.isJudgedForFit && CleanMark(result).of(toolbar) == .unjudged)
    #expect(HTMLReport.audit(result).contains(CleanMark.besideView.english))
    #expect(!HTMLReport.audit(SampleResult.result).contains(CleanMark.besideView.english))
  }

  private let reason = "Not judged for fit, since the width of these views on the bar was not read: view"

  @Test("JUnit skips the bar in each language, with the reason, and says of no other that it was not judged")
  func junit() throws {
    let report = JUnitReport.audit(try result())
    #expect(report.contains("\(CleanMark.unjudged.name.english) (de)") && report.contains("<skipped message=\"\(reason)"))
    let other = try #require(report.split(separator: "<testsuite ").last { !$0.contains("name=\"\(SampleProject.mail.id)\"") })
    #expect(!other.contains("<skipped"))
  }

  @Test("Text, Markdown, the page, CSV and SARIF say that it was not judged for fit, and none that all was looked at")
  func reports() throws {
    let result = try result()
    let summary = try #require(result.unreadViewsSummary).english
    #expect(summary.hasPrefix("1 of ") && summary.hasSuffix(" not judged for fit, since the width of a view is not known."))
    #expect(result.nothingFound.english == "Nothing found in what could be judged.")
    for report in [TextReport.render(result, colour: false, width: 400), MarkdownReport.audit(result, name: "Sample")] {
      #expect(report.contains(summary) && report.contains("Nothing found in what could be judged"))
    }
    #expect(TextReport.layout(result.bars, colour: false, width: 300).contains(reason))
    #expect(TextReport.inspect(result.project, width: 300).contains(reason))
    #expect(HTMLReport.audit(result).contains(reason) && SARIFReport.audit(result, rules: []).contains(reason))
    let rows = CSVReport.audit(result).split(separator: "\r\n").filter { $0.contains(",\(SampleProject.mail.name),") }
    #expect(rows.allSatisfy { !$0.contains("nothing found") })
  }

  @Test("JSON lists the view, XML says what was not read, and who reads that says the same")
  func stored() throws {
    let result = try result()
    let json = JSONReport.audit(result)
    #expect(json.contains("\"views\": ["))
    #expect(try SchemaCheck.problems(json, "audit") == [])
    let xml = XMLReport.audit(result)
    #expect(xml.contains("isNotJudged=\"true\"") && xml.contains("hasViewOfUnreadWidth=\"true\""))
    let stored = try StoredReport.read(Array(xml.utf8), file: "a.xml").result
    #expect(JUnitReport.audit(stored) == JUnitReport.audit(result))
  }

  @Test("A bar with an unread text and an unread view counts once, and the share of bars is of those that are judged")
  func once() throws {
    var result = try result()
    let index = try #require(result.project.toolbars.firstIndex { $0.id == SampleProject.mail.id })
    result.findings = SampleResult.findings
    #expect(result.barsBesideUnreadViews == 1 && result.errorSpread?.english.contains("of \(result.coverage.toolbars - 1)") == true)
    result.project.toolbars[index].title = LocalizedText(state: .unresolved, expression: "name")
    #expect(result.barsBesideUnreadViews == 0)
  }
}
