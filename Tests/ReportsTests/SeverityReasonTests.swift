import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Why a finding is less grave than another one that reads alike")
struct SeverityReasonTests {
  private func cut(_ severity: Severity, in environment: Environment = SampleResult.windows[0]) -> Finding {
    var finding = Finding(
      rule: "title-truncated", verdict: .fails, certainty: .certain, severity: severity, blame: .translation,
      toolbar: SampleProject.mail.id, item: nil, table: "Titles", key: "title", locale: "de", environmentCount: 1,
      worstEnvironment: environment, message: "It does not fit", reason: "r", over: 9)
    finding.isAboutTitle = true
    return finding
  }

  private func reason(_ finding: Finding, onDevelopersScreen isForDevelopers: Bool = false) -> Message? {
    var result = SampleResult.result
    for index in result.project.toolbars.indices { result.project.toolbars[index].isForDevelopers = isForDevelopers }
    for index in result.bars.indices { result.bars[index].toolbar.isForDevelopers = isForDevelopers }
    result.findings = [finding]
    return finding.severityReason(on: PageModel(result))
  }

  @Test("A screen for debugging makes a warning of what is an error elsewhere, and the card says so")
  func debugging() {
    #expect(reason(cut(.error), onDevelopersScreen: true) == nil)
    #expect(reason(cut(.warning), onDevelopersScreen: true) == Finding.forDebugging)
    #expect(reason(cut(.warning)) == nil)
  }

  @Test("A stored report says the same, and a screen that is only named for debugging is none where code of a release shows it")
  func stored() throws {
    var result = SampleResult.result
    result.findings = [cut(.warning)]
    func reason() throws -> Message? {
      let stored = try StoredReport.read(Array(XMLReport.audit(result).utf8), file: "a.xml").result
      return stored.findings.first?.severityReason(on: PageModel(stored))
    }
    func change(_ change: (inout Toolbar) -> Void) {
      for index in result.project.toolbars.indices { change(&result.project.toolbars[index]) }
      for index in result.bars.indices { change(&result.bars[index].toolbar) }
    }
    #expect(try reason() == nil)
    change { $0.isForDevelopers = true }
    #expect(try reason() == Finding.forDebugging)
    change { ($0.isForDevelopers, $0.location.file) = (false, "Settings/DebugView.swift") }
    #expect(try reason() == Finding.forDebugging)
    change { $0.isReachedByAll = true }
    #expect(try reason() == nil)
  }

  @Test("So do screens that few people have, of a note")
  func rare() {
    var environment = SampleResult.windows[0]
    environment.commonness = .rare
    #expect(reason(cut(.note, in: environment)) == Finding.onRareScreens)
    #expect(reason(cut(.note)) == nil)
  }
}
