import LintelFindings
import Testing

@testable import LintelReports

@Suite("Matters that the reports of one run share")
struct KnownMattersTests {
  @Test("Every format writes with them what it writes alone, the first time and again", arguments: ReportFormat.all)
  func formats(format: ReportFormat) {
    for result in [SampleResult.result, WholeResult.result] {
      let alone = ReportFormat.Setting(name: "Sample")
      var together = alone
      together.matters = KnownMatters(of: result)
      let text = format.report(result, alone)
      #expect(format.report(result, together) == text)
      #expect(format.report(result, together) == text)
    }
  }

  @Test("The lines behind the reports are the same, too")
  func endings() {
    for result in [SampleResult.result, WholeResult.result] {
      let matters = KnownMatters(of: result)
      #expect(TextReport.worst(result, count: 5, matters: matters) == TextReport.worst(result, count: 5))
      #expect(result.endLine(of: matters) == result.endLine)
      let told = matters.all.reduce(0) { $0 + $1.findings.count }
      #expect(told == result.findings.count)
    }
  }
}
