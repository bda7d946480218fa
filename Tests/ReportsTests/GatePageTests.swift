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

  @Test("What a change accepts itself stands under the verdict with the line that accepts it; nobody says that nothing was found")
  func accepted() throws {
    var result = SampleResult.result
    let accepted = try #require(result.suppressions.suppressed.first)
    result.findings = []
    result.trend = Trend(new: 0, worse: 0, known: 6, gone: 0, base: "main (3f2a9c0d11e4)")
    result.trend?.newAccepted = 1
    result.demands.acceptedFailures = 1
    result.addedAcceptances = [
      AddedAcceptance(
        about: accepted.suppression.summary, new: 1, known: 0, names: [accepted.finding.rule],
        location: accepted.suppression.location)
    ]
    let page = HTMLReport.audit(result, name: "Sample").replacing("\"", with: "")
    let section = try page[place(of: "<section class=worst", on: page)..<place(of: "class=besides", on: page)]
    #expect(section.contains("Nothing new") && section.contains("Accepted by the change itself"))
    #expect(section.contains("<li class=row "))
    #expect(section.contains(accepted.finding.rule))
    #expect(!page.contains("Nothing found in what could be judged") && !page.contains("class=counts"))
  }

  @Test("Beside the verdict stands how many findings are new, before how many strings are known")
  func brought() throws {
    let page = made(base: "main (3f2a9c0d11e4)")
    let verdict = try place(of: "<p class=verdict ", on: page)
    #expect(page[verdict...].prefix(1_000).contains("new finding"))
  }

  @Test("The page of an audit has what it comes to in its head, before what to start with")
  func audit() throws {
    let page = made(base: nil)
    #expect(try place(of: "<ul class=counts", on: page) < place(of: "<section class=worst", on: page))
    #expect(!page.contains("class=besides") && made(base: "main (3f2a9c0d11e4)").contains("class=besides"))
  }
}
