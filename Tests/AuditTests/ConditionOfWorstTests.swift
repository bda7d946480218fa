import LintelFindings
import LintelModel
import Testing

@testable import LintelAudit

@Suite("A finding that is worst under a condition of the code")
struct ConditionOfWorstTests {
  private func face(_ id: String, _ arms: String, over: Points) -> (finding: Finding, condition: ConditionOfWorst) {
    let bar = Toolbar(
      id: id, name: "Media", kind: .navigationBar, platforms: [.ios], sourceLocale: "en",
      location: SourceLocation(file: "Media.swift", line: 1), variant: .init(bar: "media", arms: arms))
    var finding = Finding(
      rule: "r", verdict: .needsReview, certainty: .likely, severity: .warning, blame: .layout, toolbar: id,
      message: "It may not fit", reason: "longer-than-room")
    finding.over = over
    return (finding, ConditionOfWorst(finding, on: bar))
  }

  private let shown = "if showsMap"

  @Test("Where it is milder without the item, the condition is named, and how bad it is elsewhere")
  func milder() {
    let (worst, other) = (face("a", shown, over: 60), face("b", "unless showsMap", over: 20))
    let found = worst.condition.joined(with: other.condition).evidence(of: worst.finding, among: 2)
    #expect(found == [.text("worst where", shown), .points("over elsewhere", 20)])
  }

  @Test("A long condition is named as a whole")
  func long() {
    let arms = "if \((1...12).map { "isStateNumber\($0)" }.joined(separator: " && "))"
    let worst = face("a", arms, over: 60)
    #expect(worst.condition.evidence(of: worst.finding, among: 2) == [.text("worst where", arms)])
  }

  @Test("Where it is in one arm alone, its condition is named")
  func alone() {
    let worst = face("a", shown, over: 60)
    #expect(worst.condition.evidence(of: worst.finding, among: 2) == [.text("worst where", shown)])
  }

  @Test("Where the condition makes no difference, or only the system decides, nothing is said of it")
  func noDifference() {
    let (one, other) = (face("a", shown, over: 60), face("b", "unless showsMap", over: 60))
    #expect(one.condition.joined(with: other.condition).evidence(of: one.finding, among: 2) == [])
    let system = face("c", "iOS 26", over: 60)
    #expect(system.condition.evidence(of: system.finding, among: 2) == [])
  }
}
