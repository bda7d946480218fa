import Foundation
import LintelFindings
import LintelModel
import LintelReports
import Testing

@Suite("The JSON Schemas")
struct JSONSchemaTests {
  private static func problems(_ document: String, _ name: String) throws -> [String] {
    try SchemaCheck.problems(document, name)
  }

  private static let request = JSONReport.MeasureRequest(
    text: "Aא", locale: "he", size: 17, weight: .semibold, platform: "ios", os: .text("26"))
  private static let measured = MeasuredText(
    text: "Aא", width: Width(low: 19, best: 20, high: 21), source: .face,
    runs: [.init(start: 0, length: 1, script: "Latn", direction: .leftToRight, face: "inter", width: 10)])
  private static let rule = Rule(
    id: "title-length", title: "A title has fewer than 15 characters", severity: .warning, why: "Room.", examples: [],
    check: .bar { _ in [] })

  @Test("Each document keeps to its schema")
  func documents() throws {
    #expect(try Self.problems(JSONReport.audit(SampleResult.result), "audit") == [])
    #expect(try Self.problems(JSONReport.inspect(SampleProject.project), "inspect") == [])
    #expect(try Self.problems(JSONReport.rules([Self.rule], themes: { _ in [.accessibility] }), "rules") == [])
    #expect(try Self.problems(JSONReport.measurement(Self.request, Self.measured), "measure") == [])
    #expect(try Self.problems(JSONReport.measurementError(line: 3, "no text"), "measure") == [])
  }

  @Test(
    "A document with one thing wrong is refused",
    arguments: [
      ("\"verdict\": \"fails\"", "\"verdict\": \"perhaps\""), ("\"fingerprint\":", "\"finger\":"),
      ("\"errors\": 3", "\"errors\": \"3\""), ("\"line\": 11", "\"line\": 0"),
      ("\"schemaVersion\": \"1.0\"", "\"schemaVersion\": 1"),
    ])
  func broken(good: String, bad: String) throws {
    var document = JSONReport.audit(SampleResult.result)
    let range = try #require(document.firstRange(of: good))
    document.replaceSubrange(range, with: bad)
    #expect(try !Self.problems(document, "audit").isEmpty)
  }
}
