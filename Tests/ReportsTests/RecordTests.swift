import Foundation
import LintelReports
import Testing

/// Holds `Reports/sample` to what the reports write today. `make record` writes it anew.
@Suite("The sample reports")
struct RecordTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Reports/sample").standardizedFileURL

  private static let samples: [String: @Sendable () -> String] = {
    var samples: [String: @Sendable () -> String] = [
      "inspect.json": { JSONReport.inspect(SampleProject.project) },
      "inspect.txt": { TextReport.inspect(SampleProject.project) },
    ]
    for format in ReportFormat.all {
      samples[format.fileName] = { format.report(SampleResult.result, .init(name: "Sample")) }
    }
    return samples
  }()

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
