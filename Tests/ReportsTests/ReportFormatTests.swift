import Foundation
import LintelFindings
import LintelModel
import LintelReports
import Testing

extension ReportFormat: CustomTestStringConvertible {
  public var testDescription: String { name }
}

@Suite("Report formats")
struct ReportFormatTests {
  /// Formats that hold the comparison as figures.
  private static let figures = ["xml", "json"]

  @Test("No two have one name or one file, and each is found by its name")
  func names() {
    #expect(Set(ReportFormat.all.map(\.name)).count == ReportFormat.all.count)
    #expect(Set(ReportFormat.all.map(\.fileName)).count == ReportFormat.all.count)
    for format in ReportFormat.all { #expect(ReportFormat.named(format.name)?.fileName == format.fileName) }
    #expect(ReportFormat.named("none") == nil)
  }

  @Test("docs/reports.md and the README list each of them, in their order")
  func documented() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let page = try String(contentsOf: root.appendingPathComponent("docs/reports.md"), encoding: .utf8)
    let rows = page.matches(of: /(?m)^\| `([a-z]+)` \| `([a-z.]+)` \|/).map { [String($0.1), String($0.2)] }
    #expect(rows == ReportFormat.all.map { [$0.name, $0.fileName] })
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    for format in ReportFormat.all { #expect(readme.contains("`\(format.name)`"), "\(format.name)") }
  }

  @Test(
    "Where the baseline holds all that is found, every format but reviewdog's says so and none that nothing was found",
    arguments: ReportFormat.all)
  func baseline(format: ReportFormat) {
    let result = SampleResult.result
    let now = result.compared(with: Baseline(of: result.findings)).result
    #expect(now.findings == [] && now.trend?.known == result.findings.count)
    let report = format.report(now, .init(name: "Sample"))
    #expect(!report.localizedCaseInsensitiveContains("nothing found"), "\(format.name)")
    // Of what changes with each push reviewdog would write a comment anew.
    guard format.name != "rdjsonl" else {
      #expect(report.isEmpty)
      return
    }
    #expect(
      Self.figures.contains(format.name) ? report.contains("known") : report.localizedCaseInsensitiveContains(" new"),
      "\(format.name)")
  }

  @Test("Without a baseline nothing is called new or known", arguments: ReportFormat.all)
  func noBaseline(format: ReportFormat) {
    var result = SampleResult.result
    result.findings = []
    let report = format.report(result, .init(name: "Sample"))
    #expect(!report.localizedCaseInsensitiveContains("nothing new") && !report.contains("Since the baseline"))
  }

  @Test("SARIF names the version of Lintel")
  func version() throws {
    let sarif = try #require(ReportFormat.named("sarif")).report(SampleResult.result, .init(name: "Sample"))
    #expect(sarif.contains("\"semanticVersion\": \"\(LintelVersion.current)\""))
    #expect(LintelVersion.current.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
  }
}
