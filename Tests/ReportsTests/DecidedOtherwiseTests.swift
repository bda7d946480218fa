import Foundation
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Which of a bar's pictures say what to shorten")
struct DecidedOtherwiseTests {
  /// How often the page says so of the sample, where somebody else than the German translators has to act on the German title.
  private func plans(_ blame: Blame) -> Int {
    var result = SampleResult.result
    for index in result.findings.indices
    where result.findings[index].rule == "title-truncated" && result.findings[index].locale == "de" {
      result.findings[index].blame = blame
    }
    return HTMLReport.audit(result).components(separatedBy: "To make everything fit, shorten").count - 1
  }

  @Test(
    "None of a language for which a finding says that the bar, its code or the source has to change",
    arguments: [Blame.layout, .definition, .source])
  func others(blame: Blame) {
    #expect(plans(blame) < plans(.translation))
  }

  @Test("Who writes the source's text shortens that one, and only the bar and its code are for others to change")
  func ofSource() throws {
    var finding = try #require(SampleResult.result.findings.first { $0.rule == "title-truncated" })
    let forbidden = Blame.allCases.filter { blame in
      finding.blame = blame
      return finding.forbidsShortening(inSource: true)
    }
    #expect(Set(forbidden) == [.layout, .definition])
  }

  @Test("What is not about a cut text says nothing of wordings")
  func otherRules() throws {
    var finding = try #require(SampleResult.result.findings.first { $0.rule == "title-truncated" })
    (finding.rule, finding.blame) = ("symbol-bordered", .definition)
    #expect(!finding.forbidsShortening(inSource: false))
  }
}
