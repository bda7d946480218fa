import LintelFindings
import LintelModel
import Testing

@Suite("What is left of a bar that was too full")
struct FullBarTests {
  private func finding(
    _ rule: String, _ verdict: Verdict, item: String? = nil, locale: LocaleID = "de", severity: Severity = .error
  ) -> Finding {
    Finding(
      rule: rule, verdict: verdict, certainty: .likely, severity: severity, blame: .translation, toolbar: "A.swift#A", item: item,
      table: "T", key: item, locale: locale, environmentCount: 3, message: "", reason: "longer-than-room", over: 12)
  }

  private func new(_ now: [Finding], before: [Finding]) -> [String?] {
    BaselineComparison(of: now, with: Baseline(of: before)).reported.map(\.item)
  }

  @Test("Labels that may not fit are no news where it surely was too full; those that surely do not, are")
  func left() {
    let full = finding("overflow-needed", .fails, item: "widest")
    let labels = ["a", "b"].map { finding("label-truncated", .needsReview, item: $0, severity: .warning) }
    #expect(new(labels, before: [full]) == [])
    #expect(new(labels, before: []) == ["a", "b"])
    #expect(new([finding("label-truncated", .fails, item: "a")], before: [full]) == ["a"])
  }

  @Test("In another language, and where it is as full as before, they are news")
  func otherwise() {
    let full = finding("overflow-needed", .fails, item: "widest")
    let label = finding("label-truncated", .needsReview, item: "a", severity: .warning)
    #expect(new([finding("label-truncated", .needsReview, item: "a", locale: "fr")], before: [full]) == ["a"])
    #expect(new([full, label], before: [full]) == ["a"])
  }
}
