import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("How somebody with a ticket alone sees what it is about")
struct CauseSightTests {
  private func matters(_ findings: [Finding]) -> (model: PageModel, matters: [Matter]) {
    var result = SampleResult.result
    (result.findings, result.trend) = (findings, nil)
    let model = PageModel(result)
    return (model, model.allCauses)
  }

  @Test("What is cut says the language, the screen and the device, in the row that a ticket is made of")
  func cut() throws {
    let found = matters(SampleResult.findings.filter { $0.rule == "title-truncated" && $0.locale == "de" })
    let sight = try #require(CauseSight(of: found.matters[0], on: found.model))
    #expect(sight.words.english.contains("open “") && sight.words.english.contains("” in iOS 18, iPhone SE"))
    var result = SampleResult.result
    (result.findings, result.trend) = (found.matters[0].findings, nil)
    let page = HTMLReport.audit(result)
    #expect(page.contains("<dt>How to see it</dt><dd>"))
  }

  @Test("What no width decides has no such line")
  func table() {
    let found = matters(SampleResult.findings.filter { $0.rule == "table-truncated" })
    #expect(CauseSight(of: found.matters[0], on: found.model) == nil)
  }
}
