import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The page of a gate")
struct GatePageTests {
  private func made(base: String?) -> String {
    var result = SampleResult.result
    if let base {
      for index in result.findings.indices { result.findings[index].change = FindingChange(.new) }
      result.trend = Trend(new: 9, worse: 0, known: 4, gone: 0, base: base)
    }
    return HTMLReport.audit(result, name: "Sample").replacing("\"", with: "")
  }

  private func place(of part: String, on page: String) throws -> String.Index {
    try #require(page.firstRange(of: part), "\(part)").lowerBound
  }

  @Test("Between the verdict and the first thing that is new stands nothing else; counts, revisions and languages are below")
  func order() throws {
    let page = made(base: "main (3f2a9c0d11e4)")
    let order = ["<p class=verdict ", "<section class=worst", "<ul class=counts", "id=trend", "id=languages-title"]
    let places = try order.map { try place(of: $0, on: page) }
    #expect(places == places.sorted())
    #expect(page.ranges(of: "<ul class=counts").count == 1 && page.ranges(of: "id=trend").count == 1)
  }

  @Test("The page of an audit has what it comes to in its head, before what to start with")
  func audit() throws {
    let page = made(base: nil)
    #expect(try place(of: "<ul class=counts", on: page) < place(of: "<section class=worst", on: page))
    #expect(!page.contains("class=besides") && made(base: "main (3f2a9c0d11e4)").contains("class=besides"))
  }
}
