import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a report says of the project's configuration")
struct ConfigurationLinesTests {
  private static let result: AuditResult = {
    var result = SampleResult.result
    result.rulesOff = ["label-count", "title-length"]
    result.rulesOffPlaces = ["title-length": SourceLocation(file: "lintel.yml", line: 12, column: 3)]
    result.project.leftOut = [
      LeftOut(
        reason: .excluded, files: 215, places: ["Old/a.strings", "Pods"],
        patterns: [.init(pattern: "Old", files: 1), .init(pattern: "Pods/**", files: 214)])
    ]
    return result
  }()

  @Test("A rule that is turned off stands with the line that does it, where a file says so")
  func rules() {
    let line = "Turned off by the configuration: 2 rules, label-count, title-length (lintel.yml:12)."
    #expect(Self.result.leftOutLines.map(\.english).contains(line))
    #expect(HTMLReport.audit(Self.result).contains(line))
  }

  @Test("What is left out is counted by the pattern that does it")
  func patterns() {
    let line = "Left out by the configuration: 215 files. By pattern: Old (1 file), Pods/** (214 files)."
    #expect(Self.result.leftOutLines.map(\.english).contains(line))
    #expect(HTMLReport.audit(Self.result).contains("Files excluded by the configuration: 215 (Old, Pods/**)</a>"))
    let german = Self.result.leftOutLines.map(Localizer(language: "de").text)
    #expect(german.contains { $0.hasSuffix("215 Dateien. Nach Muster: Old (1 Datei), Pods/** (214 Dateien).") })
  }
}
