import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("What a change leaves untranslated is told once, however much each language lacked before")
struct JoinedGapTests {
  private func table(_ locale: String, _ numbers: some Sequence<Int>, _ more: [String] = []) -> String {
    numbers.map { "\"page.\($0)\" = \"\(locale == "en" ? "Open page" : locale) \($0)\";\n" }.joined()
      + more.map { "\"\($0)\" = \"\(locale == "en" ? "Undo the last step of" : locale) \($0)\";\n" }.joined()
  }

  /// What is reported of missing strings after English, and French, have got more.
  private func found(_ more: [String], _ french: [String]) async -> (findings: [Finding], trend: Trend) {
    let before = [
      "en.lproj/L.strings": table("en", 1...100), "de.lproj/L.strings": table("de", 1...100),
      "fr.lproj/L.strings": table("fr", 1...100), "it.lproj/L.strings": table("it", 1...60),
      "ja.lproj/L.strings": table("ja", 41...100), "ko.lproj/L.strings": table("ko", 1...98),
    ]
    var after = before
    after["en.lproj/L.strings"] = table("en", 1...100, more)
    after["fr.lproj/L.strings"] = table("fr", 1...100, french)
    let earlier = ProjectSource.read(texts: before)
    let base = await Auditor.audit(earlier)
    let now = await Auditor.audit(ProjectSource.read(texts: after), since: earlier)
    let compared = now.compared(with: Baseline(of: base.findings), of: base.project)
    return (compared.result.findings.filter { $0.rule == "missing-translation" }, compared.comparison.trend)
  }

  @Test("One key that one language got")
  func one() async throws {
    let (findings, trend) = await found(["undo"], ["undo"])
    let gap = try #require(findings.first)
    #expect(findings.count == 1 && trend.new == 4, "\(findings.map(\.message.english))")
    #expect(
      gap.message.english == "“Undo the last step of undo” has no translation in 4 languages of L: de, it, ja, ko")
    #expect(gap.severity == .warning && gap.languages.map(\.id) == ["de", "it", "ja", "ko"] && gap.change?.state == .new)
    #expect(Set(gap.units.map(\.key)) == ["undo"] && gap.units.count == 4)
    #expect(gap.change?.place?.line == 101 || gap.location?.line == 101)
  }

  @Test("Several keys that one language got")
  func several() async throws {
    let keys = ["undo", "redo", "back", "forth"]
    let (findings, trend) = await found(keys, keys)
    #expect(findings.count == 1 && trend.new == 16, "\(findings.map(\.message.english))")
    #expect(findings.first?.languages.map(\.id) == ["de", "it", "ja", "ko"] && findings.first?.units.count == 16)
  }

  @Test("Keys that no language got are a note, also where some lack more")
  func new() async throws {
    for keys in [["undo"], (1...12).map { "undo.\($0)" }] {
      let (findings, trend) = await found(keys, [])
      #expect(findings.count == 1 && trend.new == 5 * keys.count, "\(findings.map(\.message.english))")
      #expect(findings.first?.severity == .note && findings.first?.languages.count == 5)
    }
  }
}
