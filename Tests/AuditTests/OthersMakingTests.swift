import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// What a rule finds where most languages agree, while languages change their minds.
@Suite("A string that is as it was, while others make a majority")
struct OthersMakingTests {
  private let word = ["de": "Done", "fr": "Done", "es": "Listo", "it": "Fine", "sv": "Klar"]
  private let label = ["de": "Sort by", "fr": "Trier par", "es": "Ordenar por: ", "it": "Ordina per: ", "sv": "Sortera: "]

  private func changed(
    _ rule: String, _ source: String, from before: [String: String], to after: [String: String]
  ) async -> [String] {
    func audit(_ texts: [String: String]) async -> AuditResult {
      var files: [String: String] = [:]
      for (locale, text) in texts.merging(["en": source]) { $1 } {
        let rest = (1...12).map { "\"page.\($0)\" = \"\(locale == "en" ? "Open page" : locale) \($0)\";\n" }.joined()
        files["\(locale).lproj/Localizable.strings"] = rest + "\"k\" = \"\(text)\";\n"
      }
      return await Auditor.audit(ProjectSource.read(texts: files))
    }
    let (earlier, now) = (await audit(before), await audit(after))
    return now.compared(with: Baseline(of: earlier.findings), of: earlier.project).comparison.changed
      .filter { $0.finding.rule == rule }
      .map { "\($0.before == nil ? "new" : "worse") \($0.unit.locale?.id ?? "")" }.sorted()
  }

  private func with(_ texts: [String: String], _ more: [String: String]) -> [String: String] { texts.merging(more) { $1 } }

  @Test("A word that a language keeps is no news because another language has translated it")
  func word() async {
    #expect(await changed("word-copied", "Done", from: word, to: with(word, ["fr": "OK"])) == [])
  }

  @Test("It is where the language itself went back to the source's word, or has it anew, whatever others do beside it")
  func ownWord() async {
    let translated = with(word, ["de": "Fertig"])
    #expect(await changed("word-copied", "Done", from: translated, to: with(word, ["fr": "OK"])) == ["new de"])
    let without = translated.filter { $0.key != "de" }
    #expect(await changed("word-copied", "Done", from: without, to: with(word, ["fr": "OK"])) == ["new de"])
  }

  @Test("A space that one language lacks is neither new nor worse because others have it now")
  func space() async {
    let most = with(label, ["fr": "Trier par : "])
    #expect(await changed("edge-space", "Sort by: ", from: with(label, ["it": "Ordina per:"]), to: most) == [])
    #expect(await changed("edge-space", "Sort by: ", from: label, to: most) == [])
    #expect(await changed("edge-space", "Sort by: ", from: with(most, ["de": "Sortieren: "]), to: most) == ["new de"])
  }
}
