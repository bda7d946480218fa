import Foundation
import LintelFindings
import LintelModel
import LintelReports
import Testing

@Suite("Paths for services that know files by their place in the repository")
struct RepositoryPathTests {
  private let here = SampleResult.result
  private var below: AuditResult {
    var result = here
    result.folder = "My App/iOS"
    return result
  }

  @Test("GitHub, GitLab and SARIF put the audited folder before every path, SARIF as a URI")
  func before() throws {
    #expect(GitHubReport.audit(below).matches(of: /file=My App\/iOS\//).count == here.findings.count { $0.location != nil })
    #expect(GitHubReport.audit(below).replacing("file=My App/iOS/", with: "file=") == GitHubReport.audit(here))
    #expect(GitLabReport.audit(below).replacing("My App/iOS/", with: "") == GitLabReport.audit(here))
    #expect(GitLabReport.audit(below) != GitLabReport.audit(here))
    let sarif = SARIFReport.audit(below, rules: [])
    #expect(sarif.replacing("My%20App/iOS/", with: "") == SARIFReport.audit(here, rules: []))
    let paths = sarif.matches(of: /"uri": "([^"]*)"/).map { String($0.1) }
    #expect(!paths.isEmpty && paths.allSatisfy { $0.hasPrefix("My%20App/iOS/") })
  }

  @Test("What is about the project as a whole is about the audited folder")
  func withoutPlace() {
    var result = below
    result.findings = [
      Finding(
        rule: "r", verdict: .fails, certainty: .certain, severity: .note, blame: .source, message: "m", reason: "x")
    ]
    #expect(SARIFReport.audit(result, rules: []).contains("\"uri\": \"My%20App/iOS\""))
    #expect(GitLabReport.audit(result).contains("\"path\": \"My App/iOS\""))
    #expect(!GitHubReport.audit(result).contains("file="))
    result.folder = ""
    #expect(SARIFReport.audit(result, rules: []).contains("\"uri\": \".\""))
  }

  @Test("No other format says it")
  func others() {
    #expect(TextReport.render(below, colour: false, width: 100) == TextReport.render(here, colour: false, width: 100))
    #expect(JSONReport.audit(below) == JSONReport.audit(here))
    #expect(JUnitReport.audit(below) == JUnitReport.audit(here))
    #expect(CSVReport.audit(below) == CSVReport.audit(here))
    #expect(MarkdownReport.audit(below, name: "x") == MarkdownReport.audit(here, name: "x"))
    #expect(HTMLReport.audit(below, name: "x") == HTMLReport.audit(here, name: "x"))
  }

  @Test("A stored report with an absolute path is refused")
  func absolute() {
    let document = XMLReport.audit(below).replacing("folder=\"My", with: "folder=\"/My")
    #expect {
      try StoredReport.read(Array(document.utf8), file: "audit.xml")
    } throws: { error in
      "\(error)".contains("line 2: found folder=\"/My App/iOS\" in <report>, expected a relative path")
    }
  }
}
