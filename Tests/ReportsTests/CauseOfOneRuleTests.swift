import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What several rules find on several bars is several causes")
struct CauseOfOneRuleTests {
  private func slight(_ rule: String, on bar: String, item: String, key: String? = nil) -> Finding {
    var finding = Finding(
      rule: rule, verdict: .needsReview, certainty: .possible, severity: .warning, blame: .definition, toolbar: bar,
      item: item, table: nil, key: key, locale: "en", environmentCount: 1, worstEnvironment: SampleResult.windows[0],
      message: "The item of \(bar) may leave", reason: "r")
    finding.over = Points(0)
    return finding
  }

  private func matters(_ findings: [Finding]) -> [Matter] { Matter.all(in: findings, bars: [:], unshipped: []) }

  @Test("Doubts of two rules about two bars are two causes, each with its own rule")
  func rules() {
    let found = matters([
      slight("menu-title-missing", on: "A", item: "list"), slight("overflow-by-default", on: "B", item: "search"),
    ])
    #expect(found.count == 2 && found.allSatisfy { $0.rules.count == 1 })
  }

  @Test("Doubts of one rule about several bars are one look, and what two rules see on one bar is one")
  func oneRule() {
    #expect(
      matters([slight("overflow-by-default", on: "A", item: "list"), slight("overflow-by-default", on: "B", item: "list")])
        .count == 1)
    let onOneBar = matters([
      slight("menu-title-missing", on: "A", item: "list"), slight("overflow-by-default", on: "A", item: "list"),
      slight("overflow-by-default", on: "B", item: "list"),
    ])
    #expect(onOneBar.count == 2)
    let ofSeveralRules = onOneBar.filter { $0.rules.count > 1 }
    let bars = ofSeveralRules.flatMap { $0.findings.map { $0.toolbar } }
    #expect(bars == ["A", "A"])
  }

  @Test("A label that two rules find on two bars is two causes")
  func label() {
    let found = matters([
      slight("label-truncated", on: "A", item: "list", key: "feeds"),
      slight("overflow-by-default", on: "B", item: "list", key: "feeds"),
    ])
    #expect(found.count == 2)
  }
}
