import LintelFindings
import LintelReports
import Testing

@Suite("Reports that are handed over piece by piece")
struct StreamedReportTests {
  @Test("Every format has the same bytes as in one piece", arguments: ReportFormat.all)
  func bytes(format: ReportFormat) throws {
    let setting = ReportFormat.Setting(name: "Sample")
    var bytes: [UInt8] = []
    try format.write(WholeResult.result, setting) { bytes += $0 }
    #expect(String(decoding: bytes, as: UTF8.self) == format.report(WholeResult.result, setting))
  }

  private struct Full: Error {}

  @Test("What takes a report and cannot ends its writing with its own error", arguments: ReportFormat.all)
  func full(format: ReportFormat) {
    let setting = ReportFormat.Setting(name: "Sample")
    #expect(throws: Full.self) { try format.write(WholeResult.result, setting) { _ in throw Full() } }
  }

  @Test("One of many findings comes in several pieces, of JSON and XML", arguments: ["json", "xml"])
  func pieces(format name: String) throws {
    let format = try #require(ReportFormat.named(name))
    let setting = ReportFormat.Setting(name: "Sample")
    var result = SampleResult.result
    result.findings = (0..<1_000).map { number in
      Finding(
        rule: "r", verdict: .fails, certainty: .certain, severity: .note, blame: .layout, key: "k\(number)", message: "m",
        reason: "x")
    }
    var bytes: [UInt8] = []
    var count = 0
    try format.write(result, setting) { piece in
      bytes += piece
      count += 1
    }
    #expect(count > 1)
    #expect(String(decoding: bytes, as: UTF8.self) == format.report(result, setting))
  }
}
