import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Bars with a view whose width was not read")
struct UnreadViewTests {
  private func result() throws -> AuditResult {
    var result = SampleResult.result
    result.findings = []
    let index = try #require(result.project.toolbars.firstIndex { $0.id == SampleProject.mail.id })
    let place = result.project.toolbars[index].location
    result.project.toolbars[index].items.append(Item(id: "view", kind: .customView, location: place))
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

  @Test("JUnit calls what could be read what it is")
  func junit() throws {
    let result = try result()
    let report = JUnitReport.audit(result)
    #expect(report.contains("\(CleanMark(result).name.english) (de)"))
  }
}
