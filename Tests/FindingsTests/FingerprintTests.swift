import LintelFindings
import LintelModel
import Testing

@Suite("Fingerprints of findings that are known by the same")
struct OccurrenceTests {
  private func lost(_ text: String, key: String = "a", line: Int = 1, over: Points? = nil) -> Finding {
    Finding(
      rule: "duplicate-key", verdict: .fails, certainty: .certain, severity: .warning, blame: .source, table: "T", key: key,
      locale: "de", message: "lost in line \(line)", reason: "different-values", evidence: [.text("lost", text)],
      definitionLocation: SourceLocation(file: "T.strings", line: line), over: over)
  }

  @Test("Alone, a finding keeps its own, so that a baseline knows it")
  func alone() {
    let findings = [lost("x"), lost("x", key: "b")]
    #expect(findings.withDistinctFingerprints() == findings)
  }

  @Test("Together, no two have the same; the first keeps its own, and the others go by what was found, wherever it stands")
  func together() {
    let findings = [lost("x"), lost("y", line: 2), lost("z", line: 3)].withDistinctFingerprints()
    let moved = [lost("z"), lost("y", line: 7), lost("x", line: 9)].withDistinctFingerprints()
    #expect(findings[0].fingerprint == lost("x").fingerprint)
    #expect(Set(findings.map(\.fingerprint)).count == 3)
    #expect(findings.map(\.fingerprint) == moved.reversed().map(\.fingerprint))
  }

  @Test("Where nothing tells them apart their order does, and one more changes none of those before it")
  func ordinals() {
    let two = [lost("x"), lost("x", line: 2)].withDistinctFingerprints()
    let three = [lost("x"), lost("x", line: 2), lost("x", line: 3)].withDistinctFingerprints()
    #expect(Set(three.map(\.fingerprint)).count == 3)
    #expect(two.map(\.fingerprint) == three.prefix(2).map(\.fingerprint))
  }

  @Test("What was measured names nothing: it may be otherwise on another machine")
  func measured() {
    let here = [lost("a", over: 1), lost("SF Pro", over: 1)].withDistinctFingerprints()
    let there = [lost("a", over: 1), lost("Inter", over: 1)].withDistinctFingerprints()
    #expect(here.map(\.fingerprint) == there.map(\.fingerprint))
  }
}
