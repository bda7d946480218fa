import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Annotations come cause by cause")
struct AnnotationOrderTests {
  private func finding(_ rule: String, line: Int, table: String = "T", certainty: Certainty = .certain) -> Finding {
    Finding(
      rule: rule, verdict: .fails, certainty: certainty, severity: .error, blame: .translation, table: table,
      key: "key.\(line)", locale: "de", message: "It breaks", reason: "r",
      translationLocation: SourceLocation(file: "de.lproj/T.strings", line: line, column: 1))
  }

  private func result(_ findings: [Finding]) -> AuditResult {
    var result = SampleResult.result
    result.findings = findings
    return result
  }

  @Test("Where a step shows ten, each cause has one of them before another has its second")
  func everyCause() {
    // What stands last in its file is a cause of its own all the same.
    let many = (1...30).map { finding("placeholder-mismatch", line: $0) }
    let result = result(many + [finding("edge-space", line: 99, certainty: .likely)])
    let errors = GitHubReport.audit(result).split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(errors.count == 10 && errors[0].contains("title=placeholder-mismatch"))
    #expect(errors[1].contains("title=edge-space") && errors[2].contains("title=placeholder-mismatch"))
    // How the run ends takes the last place.
    #expect(errors[8].contains("… and 23 more") && errors[9].hasPrefix("::error title=lintel::Fails with 31 errors"))
  }

  @Test("Their order is that of the causes of all reports, the gravest first", arguments: ["rdjsonl", "xcode", "github"])
  func causes(name: String) throws {
    var warning = finding("edge-space", line: 1)
    warning.severity = .warning
    let doubtful = finding("placeholder-mismatch", line: 2, certainty: .possible)
    let result = result([warning, doubtful, finding("table-truncated", line: 3), finding("table-truncated", line: 4)])
    let expected = result.matters.flatMap { $0.findings.map(\.rule) }
    #expect(expected == ["table-truncated", "table-truncated", "placeholder-mismatch", "edge-space"])
    let lines = try #require(ReportFormat.named(name)).report(result, .init(name: "Sample")).split(separator: "\n")
    let told = lines.compactMap { line in Set(expected).first { line.contains($0) } }
    #expect(told == expected, "\(told)")
  }

  @Test("Every finding is told once, whatever causes there are")
  func whole() {
    let result = SampleResult.result
    let told = AnnotatedFinding.all(of: result, as: result.findings).map(\.finding)
    #expect(told.count == result.findings.count && Set(told) == Set(result.findings))
  }
}
