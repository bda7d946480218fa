import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The other texts that a cause is about")
struct CauseSamplesTests {
  /// Findings of these keys in these languages, in a table that has these texts.
  private func samples(
    _ keys: [String], in locales: [LocaleID], _ texts: [LocaleID: [String: String]] = [:]
  ) throws -> [CauseSamples.Sample] {
    let place = SourceLocation(file: "L.xcstrings", line: 1)
    var table = StringTable(
      file: "L.xcstrings", id: TableID(path: "L.xcstrings"), format: .xcstrings, locale: "mul", encoding: "UTF-8")
    table.units = texts.sorted { $0.key < $1.key }.flatMap { locale, values in
      values.sorted { $0.key < $1.key }.map { StringUnit(key: $0.key, locale: locale, value: $0.value, location: place) }
    }
    var result = SampleResult.result
    result.project.tables = [table]
    result.findings = keys.map { key in
      var finding = Finding(
        rule: "plural", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: table.id.path,
        key: key, message: "It breaks", reason: "r")
      (finding.locale, finding.locales) = locales.count == 1 ? (locales[0], []) : (nil, locales)
      return finding
    }
    return CauseSamples(of: try #require(result.matters.first), on: PageModel(result)).samples
  }

  @Test("A finding about several languages shows the text of one of them, and not its key")
  func severalLanguages() throws {
    let found = try samples(
      ["first", "second"], in: ["de", "fr"], ["fr": ["first": "Un", "second": "Deux"]])
    #expect(found.map(\.text) == ["Deux"] && found.map(\.locale) == ["fr"] && found.map(\.isKey) == [false])
  }

  @Test("Of what was measured the text on its bar is shown")
  func measured() throws {
    var result = SampleResult.result
    result.findings = result.findings.filter { $0.rule == "title-truncated" }
    for index in result.findings.indices { result.findings[index].isAboutTitle = true }
    let matter = try #require(result.matters.first)
    let others = matter.findings.dropFirst().compactMap { $0.locale.flatMap { SampleProject.settings.title.shown(in: $0) } }
    let samples = CauseSamples(of: matter, on: PageModel(result)).samples
    #expect(samples.map(\.text) == others && others.count == 1 && samples.allSatisfy { !$0.isKey })
  }

  @Test("Keys are cut in the middle, since they begin alike, and no two stand there that look alike")
  func alike() throws {
    let start = "screens.labels.of.the.garden.member."
    let keys = try samples(["a", start + "gate.name", start + "gate.note", start + "greenhouse.name"], in: ["de"])
    let ends = [".garden.member.gate.name", ".garden.member.gate.note", "n.member.greenhouse.name"]
    #expect(keys.map(\.shown) == ends.map { "screens.labels.…" + $0 })
    let text = "A long sentence that goes on and on in the same words until "
    let texts = try samples(
      ["a", "b", "c"], in: ["de"], ["de": ["a": "One", "b": text + "the gate is shut", "c": text + "the lamp is lit"]])
    #expect(Set(texts.map(\.shown)).count == 2)
  }
}
