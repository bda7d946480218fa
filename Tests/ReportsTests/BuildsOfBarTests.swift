import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

/// A bar that only some builds of the app have says so in every report.
@Suite("Bars of some builds alone")
struct BuildsOfBarTests {
  private static let words = "This bar is only in some builds of the app: #if targetEnvironment(macCatalyst)"

  private static let result: AuditResult = {
    var result = SampleResult.result
    result.project.toolbars[0].compiledOnlyIf = "#if targetEnvironment(macCatalyst)"
    return result
  }()

  @Test("Inspect says it below the bar's name, and in JSON")
  func inspected() {
    #expect(TextReport.inspect(Self.result.project, width: 200).contains(Self.words))
    #expect(!TextReport.inspect(SampleResult.result.project, width: 200).contains("only in some builds"))
    #expect(JSONReport.inspect(Self.result.project).contains("\"compiledOnlyIf\": \"#if targetEnvironment(macCatalyst)\""))
  }

  @Test("A stored report keeps it")
  func stored() throws {
    let stored = try StoredReport.read(Array(XMLReport.audit(Self.result).utf8), file: "a.xml").result
    #expect(stored.project.toolbars.first?.compiledOnlyIf == "#if targetEnvironment(macCatalyst)")
  }
}
