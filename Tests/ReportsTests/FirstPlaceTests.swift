import LintelAudit
import LintelFindings
import LintelModel
import LintelRules
import Testing

@testable import LintelReports

@Suite("The first place of what a rule finds, in every report")
struct FirstPlaceTests {
  private static let rules = Rule.all.filter { rule in
    switch rule.check {
    case .bar, .barByProfile, .toolbar, .toolbarAmong: true
    default: false
    }
  }.map(\.id)

  @Test("The page leads to the line that every other report has first", arguments: rules)
  func onPage(id: String) async throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for result in await ExampleRun.results(of: rule) where !result.findings.isEmpty {
      let model = PageModel(result)
      for matter in model.allCauses where matter.maker == nil {
        let place = CausePlace(cause: matter, model: model).shown
        let others = matter.findings[0].location
        // What only a table's line tells has the bar's own beside it.
        #expect(place == others || others == nil || model.tableFiles.contains(others?.file ?? ""))
      }
    }
  }

  @Test("A title that another file says is at the line of the bar that sets it, in the text report, in CSV and in annotations")
  func title() throws {
    var result = SampleResult.result
    let place = LintelModel.SourceLocation(file: "App/Screen.swift", line: 96)
    var finding = Finding(
      rule: "title-truncated", verdict: .fails, certainty: .certain, severity: .error, blame: .layout,
      toolbar: SampleProject.mail.id, key: "a", locale: "de", environmentCount: 3, message: "It is cut", reason: "r",
      definitionLocation: LintelModel.SourceLocation(file: "App/Mode.swift", line: 50), over: 12)
    finding.isAboutTitle = true
    finding.placedLocation = place
    result.findings = [finding]
    #expect(finding.location == place && finding.relatedPlaces.map(\.location.file) == ["App/Mode.swift"])
    let text = TextReport.render(result, colour: false, width: 100)
    #expect(text.contains("\(place): error: It is cut"))
    #expect(GitHubReport.audit(result).contains("file=App/Screen.swift,line=96"))
    #expect(CSVReport.audit(result).contains("App/Screen.swift,96"))
    #expect(HTMLReport.audit(result).contains("data-place=\"App/Screen.swift:96\""))
  }
}
