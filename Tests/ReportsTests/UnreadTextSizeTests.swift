import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Views whose text size was not read")
struct UnreadTextSizeTests {
  @Test("They are counted once each, with their places, and nothing is said where there are none")
  func summary() throws {
    var result = SampleResult.result
    #expect(result.unreadTextSizesSummary == nil)
    var view = Item(
      id: "view", kind: .customView, location: LintelModel.SourceLocation(file: "Title.swift", line: 17, column: 3),
      label: .literal("Title"))
    view.hasUnreadTextSize = true
    for index in result.project.toolbars.indices { result.project.toolbars[index].items.append(view) }
    let summary = try #require(result.unreadTextSizesSummary).english
    #expect(summary.hasSuffix(": 1 (Title.swift:17)."))
    #expect(try #require(result.unreadSummary).english.hasSuffix(summary))
    for index in result.project.toolbars.indices { result.project.toolbars[index].platforms = [.macos] }
    #expect(result.unreadTextSizesSummary == nil)
    for index in result.project.toolbars.indices { result.project.toolbars[index].platforms = [.ios] }
    let stored = try StoredReport.read(Array(XMLReport.audit(result).utf8), file: "a.xml").result
    #expect(stored.unreadTextSizesSummary == result.unreadTextSizesSummary)
  }
}
