import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// What is told of one language turns into a matter of the source where new languages have the text alike.
@Suite("A string that is as it was, told of the source since languages were added")
struct TippedByNewLanguagesTests {
  private let place = [
    "en": "%d items in %@", "de": "%d Objekte", "fr": "%d éléments dans %@", "es": "%d objetos", "it": "%d oggetti",
    "nl": "%d objecten",
  ]
  private let name = ["en": "Name: ", "de": "Name:", "fr": "Nom : ", "es": "Nombre:", "it": "Nome:", "nl": "Naam:"]

  private func compared(_ before: [String: String], _ now: [String: String]) async -> BaselineComparison {
    func audit(_ texts: [String: String]) async -> AuditResult {
      var files: [String: String] = [:]
      for (locale, text) in texts {
        let rest = (1...12).map { "\"page.\($0)\" = \"\(locale == "en" ? "Open page" : locale) \($0)\";\n" }.joined()
        files["\(locale).lproj/Localizable.strings"] = rest + "\"k\" = \"\(text)\";\n"
      }
      return await Auditor.audit(ProjectSource.read(texts: files))
    }
    let (earlier, later) = (await audit(before), await audit(now))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project).comparison
  }

  /// Those that were there before.
  private func few(_ texts: [String: String]) -> [String: String] { texts.filter { ["en", "de", "fr"].contains($0.key) } }

  private func gone(_ rule: String, _ comparison: BaselineComparison) -> [String] {
    comparison.gone.filter { $0.rule == rule }.compactMap(\.language)
  }

  private func new(_ rule: String, _ comparison: BaselineComparison) -> [String] {
    comparison.changed.filter { $0.finding.rule == rule }.compactMap { $0.unit.locale?.id }.sorted()
  }

  @Test("It is neither fixed nor no longer judged, and news of the new languages alone")
  func added() async {
    for (rule, texts) in [("placeholder-mismatch", place), ("edge-space", name)] {
      let comparison = await compared(few(texts), texts)
      #expect(gone(rule, comparison).isEmpty, "\(rule)")
      #expect(new(rule, comparison) == ["es", "it", "nl"], "\(rule)")
    }
  }

  @Test("A translation that is mended at the same time is fixed")
  func mended() async {
    var now = place
    now["de"] = "%d Objekte in %@"
    let fixed = await compared(few(place), now).fixed
    #expect(fixed.filter { $0.rule == "placeholder-mismatch" }.map(\.language) == ["de"])
  }
}
