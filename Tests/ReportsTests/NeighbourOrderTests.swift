import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a change did to the room of texts that it left as they were")
struct NeighbourOrderTests {
  private func cut(_ key: String, over points: Double, severity: Severity = .error, at place: LintelModel.SourceLocation? = nil) -> Finding {
    var finding = Finding(
      rule: "title-truncated", verdict: .fails, certainty: .certain, severity: severity, blame: .translation, toolbar: "Bar of \(key)",
      item: nil, table: "Localizable", key: key, locale: "de", environmentCount: 5, worstEnvironment: SampleResult.windows[0],
      message: "The title \(key) does not fit", reason: "longer-than-room")
    finding.over = Points(points)
    finding.isAboutTitle = true
    finding.change = FindingChange(.new, place: place)
    return finding
  }

  private func keys(_ findings: [Finding]) -> [String?] {
    Matter.all(in: findings, bars: [:], unshipped: []).map { (matter: Matter) -> String? in matter.findings[0].key }
  }

  @Test("Stands behind what was written, however much it lacks, and before what is less grave")
  func behindOwn() {
    let elsewhere = LintelModel.SourceLocation(file: "Page.swift", line: 3)
    let found = [
      cut("neighbour", over: 90, at: elsewhere), cut("own", over: 5), cut("warned", over: 5, severity: .warning),
      cut("neighbour warned", over: 90, severity: .warning, at: elsewhere),
    ]
    #expect(keys(found) == ["own", "neighbour", "warned", "neighbour warned"])
  }

  @Test("Where nothing tells that it is a neighbour's, what lacks most room comes first")
  func withoutPlace() {
    #expect(keys([cut("less", over: 5), cut("more", over: 90)]) == ["more", "less"])
  }
}
