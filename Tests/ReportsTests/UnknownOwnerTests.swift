import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Bars of which it is not known on which screens they are")
struct UnknownOwnerTests {
  private func result(_ owner: UnknownOwner = UnknownOwner(.unusedModifier, name: "Sending")) throws -> AuditResult {
    var result = SampleResult.result
    (result.findings, result.trend) = ([], nil)
    let index = try #require(result.project.toolbars.firstIndex { $0.id == SampleProject.mail.id })
    result.project.toolbars[index].unknownOwner = owner
    for bar in result.bars.indices where result.bars[bar].toolbar.id == SampleProject.mail.id {
      result.bars[bar].toolbar = result.project.toolbars[index]
    }
    return result
  }

  private let reason =
    "Not judged for fit, since it is not known on which screens this is: modifier Sending adds it, and no use of it was found"

  @Test("One has no check mark, though all of its texts were read, and its section says why")
  func mark() throws {
    let result = try result()
    let toolbar = try #require(result.project.toolbars.first { $0.id == SampleProject.mail.id })
    #expect(toolbar.isJudgedForFit && !toolbar.isKnownToFit && CleanMark(result).of(toolbar) == .unjudged)
    #expect(toolbar.notJudged?.english == reason)
    let page = HTMLReport.audit(result)
    #expect(page.contains(CleanMark.ofUnknownOwner.english) && page.contains(reason))
    #expect(!HTMLReport.audit(SampleResult.result).contains(CleanMark.ofUnknownOwner.english))
  }

  @Test("It is in no count of bars that fit, and how many there are is said with the reason")
  func counts() throws {
    let result = try result()
    let bars = result.coverage.toolbars
    #expect(
      result.unknownOwnerSummary?.english
        == "1 of \(bars) bars is not judged for fit, since the screen is not known.")
    #expect(result.barsNotKnownToFit.contains(SampleProject.mail.barID))
    #expect(result.nothingFound.english == "Nothing found in what could be judged.")
    #expect(SampleResult.result.unknownOwnerSummary == nil)
  }

  @Test("JUnit skips it, CSV, SARIF and text say that it is not judged")
  func reports() throws {
    let result = try result()
    #expect(JUnitReport.audit(result).contains("<skipped message=\"\(reason)"))
    #expect(TextReport.inspect(result.project, width: 400).contains(reason))
    #expect(SARIFReport.audit(result, rules: []).contains(reason))
    let rows = CSVReport.audit(result).split(separator: "\r\n").filter { $0.contains(",\(SampleProject.mail.name),") }
    #expect(rows.allSatisfy { !$0.contains("nothing found") })
  }

  @Test("XML and JSON say why, and who reads the XML says the same", arguments: UnknownOwner.Reason.allCases)
  func stored(reason: UnknownOwner.Reason) throws {
    let result = try result(UnknownOwner(reason, name: "presenter"))
    let json = JSONReport.audit(result)
    #expect(json.contains("\"unknownOwner\": \"\(reason.rawValue)\"") && json.contains("\"unknownOwnerIs\": \"presenter\""))
    #expect(try SchemaCheck.problems(json, "audit") == [])
    let xml = XMLReport.audit(result)
    #expect(xml.contains("unknownOwner=\"\(reason.rawValue)\"") && xml.contains("isNotJudged=\"true\""))
    let stored = try StoredReport.read(Array(xml.utf8), file: "a.xml").result
    #expect(JUnitReport.audit(stored) == JUnitReport.audit(result))
  }
}
