import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Strings of a cause as lines of a ticket")
struct KeyedStringTests {
  @Test("A string that both ends of are wrong has a line with the advice for each")
  func bothEdges() {
    let place = SourceLocation(file: "de.lproj/T.strings", line: 1)
    var finding = Finding(
      rule: "edge-space", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "T",
      locale: "de", message: "Strings begin or end otherwise", reason: "many-edges",
      suggestion: EdgeAdvice.asTheSource, count: 3)
    finding.strings = [
      FoundString(reason: "space-lost-start", key: "a", location: place),
      FoundString(reason: "space-lost-end", key: "a", location: place), FoundString(key: "b", location: place),
    ]
    var result = SampleResult.result
    result.findings = [finding]
    let places = PageModel(result).stringPlaces
    let lines = result.matters.flatMap { $0.keyed(placedBy: places, advised: true) }
    #expect(lines.map(\.key) == ["a", "a", "b"])
    #expect(
      lines.map { $0.advice?.english } == [
        "Add a space at the start.", "Add a space at the end.", "Begin and end the text as the source does.",
      ])
  }
}
