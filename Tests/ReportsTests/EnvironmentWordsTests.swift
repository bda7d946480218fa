import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("On which devices and windows a finding is worst")
struct EnvironmentWordsTests {
  @Test("A comment says of how many it is the worst, and of which kind, in the words of the text report")
  func comment() throws {
    var result = SampleResult.result
    var finding = try #require(result.findings.first { $0.worstEnvironment != nil })
    (finding.environmentCount, finding.worstEnvironment) = (3, SampleResult.phones[0])
    result.findings = [finding]
    let said = "3 environments, worst on common devices: iOS 18, iPhone SE (2nd/3rd gen) (375 pt)"
    for format in ["text", "markdown"] {
      let report = try #require(ReportFormat.named(format)).report(result, .init(name: "Sample", width: 300))
      #expect(report.replacing("\u{A0}", with: " ").contains(said), "\(format): \(report)")
    }
    finding.worstEnvironment = SampleResult.phones[2]
    #expect(finding.environmentWords?.english.hasPrefix("3 environments, worst iOS 26") == true)
    finding.environmentCount = 0
    #expect(finding.environmentWords == nil)
  }
}
