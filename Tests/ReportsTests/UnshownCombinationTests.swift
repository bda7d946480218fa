import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

/// A bar that has more combinations of conditions than variants says so in every report.
@Suite("Combinations that no variant shows")
struct UnshownCombinationTests {
  private static let words = "neither shown nor judged, as this bar has too many: at least 3"

  private static let result: AuditResult = {
    var result = SampleResult.result
    result.project.toolbars[0].combinationsLeftOut = 3
    return result
  }()

  @Test("Each bar is told once, by its name, with what was not looked at")
  func coverage() {
    var result = Self.result
    result.project.toolbars.append(result.project.toolbars[0])
    let lines = result.leftOutLines.map(\.english).filter { $0.contains(Self.words) }
    #expect(lines == ["\(result.project.toolbars[0].name): Combinations of conditions that are \(Self.words)"])
    #expect(!SampleResult.result.leftOutLines.contains { $0.english.contains(Self.words) })
  }

  @Test("What was found there is not all there is to find")
  func judged() {
    var result = Self.result
    (result.coverage.labelsUnresolved, result.coverage.toolbarsNotJudged) = (0, 0)
    #expect(!result.isJudgedThroughout)
    result.project.toolbars[0].combinationsLeftOut = 0
    #expect(result.isJudgedThroughout)
  }

  @Test("The page says it with the bar, and inspect below the bar's name")
  func reports() {
    let page = HTMLReport.audit(Self.result)
    #expect(page.contains(Self.words))
    #expect(!HTMLReport.audit(SampleResult.result).contains(Self.words))
    let inspected = TextReport.inspect(Self.result.project, width: 200)
    #expect(inspected.contains("Combinations of conditions that are \(Self.words)"))
    #expect(JSONReport.inspect(Self.result.project).contains("\"combinationsLeftOut\": 3"))
    #expect(!JSONReport.inspect(SampleResult.result.project).contains("combinationsLeftOut"))
  }

  @Test("A stored report keeps the number")
  func stored() throws {
    let stored = try StoredReport.read(Array(XMLReport.audit(Self.result).utf8), file: "a.xml").result
    #expect(stored.project.toolbars.first?.combinationsLeftOut == 3)
  }
}
