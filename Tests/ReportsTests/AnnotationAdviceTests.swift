import Foundation
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("An annotation says what to do, and names no place that is none")
struct AnnotationAdviceTests {
  private static func place(_ line: Int) -> LintelModel.SourceLocation {
    LintelModel.SourceLocation(file: "de.lproj/T.strings", line: line)
  }

  private func result(_ finding: Finding) -> AuditResult {
    var result = SampleResult.result
    result.findings = [finding]
    return result
  }

  @Test("GitLab: what is found, its key and what to do in one line, and that a person has to look")
  func gitlab() throws {
    let finding = Finding(
      rule: "edge-space", verdict: .needsReview, certainty: .likely, severity: .warning, blame: .translation, table: "T",
      key: "save", locale: "de", message: "The space is gone", reason: "space-lost-start", suggestion: "Put it back.",
      translationLocation: Self.place(7))
    let parsed = try JSONSerialization.jsonObject(with: Data(GitLabReport.audit(result(finding)).utf8))
    let issues = try #require(parsed as? [[String: Any]])
    let description = try #require(issues.first?["description"] as? String)
    #expect(description == "Needs review: The space is gone (de) · Key: save · Put it back.")
  }

  @Test("The beginning of a file stands for a line that a change took away, and is no second place beside where it was")
  func standIn() {
    var finding = Finding(
      rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "T",
      key: "save", locale: "de", message: "“Save” has lost its translation", reason: "translations-lost",
      suggestion: "Put it back.", definitionLocation: Self.place(1))
    finding.change = FindingChange(.new, place: Self.place(45))
    #expect(finding.location == Self.place(45) && finding.relatedPlaces.isEmpty)
    #expect(!GitHubReport.audit(result(finding)).contains("where it is defined"))
    finding.definitionLocation = Self.place(12)
    #expect(finding.relatedPlaces.map(\.location.line) == [12])
  }
}
