import LintelFindings
import LintelModel
import Testing

@Suite("A baseline and findings about many strings")
struct UnitBaselineTests {
  private func alone(_ key: String, _ locale: LocaleID) -> Finding {
    Finding(
      rule: "r", verdict: .fails, certainty: .certain, severity: .note, blame: .translation, table: "T", key: key,
      locale: locale, message: "", reason: "one")
  }

  private func together(_ strings: [(String, LocaleID)]) -> Finding {
    var finding = Finding(
      rule: "r", verdict: .fails, certainty: .certain, severity: .note, blame: .translation, table: "T", message: "",
      reason: "many", count: strings.count)
    finding.locales = Set(strings.map(\.1)).sorted()
    finding.strings = strings.map { FoundString(reason: "one", key: $0.0, locale: $0.1) }
    finding.parts = strings.map { alone($0.0, $0.1) }
    return finding
  }

  @Test("What was told string by string, and is told as one now, is known")
  func oneByOne() {
    let baseline = Baseline(of: [alone("a", "de"), alone("b", "de"), alone("b", "fr")])
    let now = together([("a", "de"), ("b", "fr")])
    #expect(baseline.newOrWorse([now]) == [])
    #expect(baseline.trend(of: [now]) == Trend(new: 0, worse: 0, known: 1, gone: 1))
    #expect(baseline.newOrWorse([together([("a", "de"), ("c", "de")])]).count == 1)
  }

  @Test("More strings than it held are worse")
  func more() {
    let baseline = Baseline(of: [together([("a", "de"), ("b", "fr")])])
    #expect(baseline.newOrWorse([together([("a", "de"), ("b", "ja")])]) == [])
    #expect(baseline.newOrWorse([together([("a", "de"), ("b", "fr"), ("b", "ja")])]).count == 1)
  }

  @Test("The last one of many is known by the many it was one of")
  func last() {
    var left = alone("a", "de")
    left.kinFingerprint = together([]).fingerprint
    let baseline = Baseline(of: [together([("a", "de"), ("b", "fr")])])
    #expect(baseline.newOrWorse([left]) == [])
    #expect(baseline.trend(of: [left]) == Trend(new: 0, worse: 0, known: 1, gone: 0))
  }
}
