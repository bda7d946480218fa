import LintelAudit
import LintelFindings
import LintelModel
import Testing

private func table(_ texts: [(String, String)]) -> String { texts.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined() }

private func filler(_ locale: String, _ numbers: ClosedRange<Int> = 1...12) -> [(String, String)] {
  numbers.map { ("page.\($0)", locale == "en" ? "Open page \($0)" : "\(locale) \($0)") }
}

/// Where each string that is missing now, and was not before, is reported.
private func places(from before: [String: String], to after: [String: String]) async -> [String] {
  let earlier = ProjectSource.read(texts: before)
  let base = await Auditor.audit(earlier)
  let now = await Auditor.audit(ProjectSource.read(texts: after), since: earlier)
  return now.compared(with: Baseline(of: base.findings), of: base.project).result.findings
    .filter { $0.rule == "missing-translation" }
    .map { finding in
      let place = finding.change?.place ?? finding.location
      return place.map { "\($0.file):\($0.line)" } ?? "nowhere"
    }
}

@Suite("A string that is missing is reported where the change made it so")
struct ChangedKeysTests {
  private let before = [
    "en.lproj/L.strings": table(filler("en")), "de.lproj/L.strings": table(filler("de")),
    "fr.lproj/L.strings": table(filler("fr", 1...8)), "it.lproj/L.strings": table(filler("it")),
  ]

  @Test("A new key at its source text, also in a language that lacked others already")
  func new() async {
    var after = before
    after["en.lproj/L.strings"] = table(filler("en") + [("undo", "Undo the last step")])
    let places = await places(from: before, to: after)
    #expect(!places.isEmpty && places.allSatisfy { $0 == "en.lproj/L.strings:13" }, "\(places)")
  }

  @Test("A translation that was taken out at the line before it")
  func gone() async {
    var after = before
    after["de.lproj/L.strings"] = table(filler("de", 1...4) + filler("de", 6...12))
    #expect(await places(from: before, to: after) == ["de.lproj/L.strings:4"])
    after["de.lproj/L.strings"] = table(filler("de", 2...12))
    #expect(await places(from: before, to: after) == ["de.lproj/L.strings:1"])
  }

  @Test("A table that a missing semicolon loses is told where it breaks, whatever else the change touched")
  func brokenTable() async throws {
    var after = before
    after["en.lproj/L.strings"] = table([("page.1", "Open the page 1")] + filler("en", 2...12))
    let text = try #require(after["it.lproj/L.strings"])
    after["it.lproj/L.strings"] = text.replacing("\"it 5\";", with: "\"it 5\"")
    let earlier = ProjectSource.read(texts: before)
    let base = await Auditor.audit(earlier)
    let now = await Auditor.audit(ProjectSource.read(texts: after), since: earlier)
    let found = now.compared(with: Baseline(of: base.findings), of: base.project).result.findings
    let broken = try #require(found.first { $0.rule == "table-truncated" })
    #expect(broken.change?.place == nil && broken.location?.file == "it.lproj/L.strings")
  }
}
