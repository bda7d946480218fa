import Foundation
import LintelReports
import Testing

/// Holds `Reports/sample` to what the reports write today. `make record` writes it anew.
@Suite("The sample reports")
struct RecordTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Reports/sample").standardizedFileURL

  private static let samples: [String: @Sendable () -> String] = [
    "audit.json": { JSONReport.audit(SampleResult.result) },
    "inspect.json": { JSONReport.inspect(SampleProject.project) },
    "audit.xml": { XMLReport.audit(SampleResult.result) },
    "audit.txt": { TextReport.render(SampleResult.result, colour: false, width: 100) },
    "inspect.txt": { TextReport.inspect(SampleProject.project) },
    "audit.sarif": { SARIFReport.audit(SampleResult.result, rules: []) },
    "audit.junit.xml": { JUnitReport.audit(SampleResult.result) },
    "audit.github.txt": { GitHubReport.audit(SampleResult.result) },
    "audit.gitlab.json": { GitLabReport.audit(SampleResult.result) },
    "audit.md": { MarkdownReport.audit(SampleResult.result, name: "Sample") },
    "audit.csv": { CSVReport.audit(SampleResult.result) },
    "report.html": { HTMLReport.audit(SampleResult.result) },
  ]

  @Test(
    "Each sample is what its report writes; if that is meant to change, run `make record`",
    arguments: samples.keys.sorted())
  func isFresh(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let write = try #require(Self.samples[name])
    let written = write()
    if ProcessInfo.processInfo.environment["LINTEL_RECORD"] == "1" {
      try Data(written.utf8).write(to: file)
    }
    let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(written == recorded, "Reports/sample/\(name) is stale: run `make record`")
  }
}
