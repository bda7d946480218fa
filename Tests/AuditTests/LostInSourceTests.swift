import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A value that a change takes out of the source's text alone")
struct LostInSourceTests {
  private static let languages = ["de": "%@ ist ungelesen", "fr": "%@ n’est pas lu"]

  private func app(_ source: String, _ code: String, _ translations: [String: String] = languages) -> [String: String] {
    translations.reduce(into: [
      "A.swift": "func show() {\n  \(code)\n}\n", "en.lproj/Localizable.strings": "/* A row */\n\"row\" = \"\(source)\";\n",
    ]) { files, language in
      files["\(language.key).lproj/Localizable.strings"] = "\"row\" = \"\(language.value)\";\n"
    }
  }

  private func found(_ before: [String: String], _ now: [String: String]) async -> [Finding] {
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project).result.findings
  }

  private static let filled = #"show(String(format: NSLocalizedString("row", comment: ""), name))"#
  private static let shown = #"label.text = NSLocalizedString("row", comment: "")"#

  @Test("Where code still hands it over, that is one error at the source's line, and no translation is told")
  func passed() async throws {
    let found = await found(app("%@ is not read", Self.filled), app("It is not read", Self.filled))
    let finding = try #require(found.first)
    #expect(found.count == 1, "\(found.map(\.message.english))")
    #expect(finding.rule == "placeholder-mismatch" && finding.severity == .error && finding.blame == .source)
    #expect(finding.languages == ["de", "fr"])
    let place = finding.translationLocation ?? finding.definitionLocation
    #expect(place?.file == "en.lproj/Localizable.strings" && place?.line == 2)
    #expect(finding.message.english.contains("still hands over its value; the de translation still has it"))
    #expect(
      finding.suggestion?.english == "Put it back into the source text, or take its value out of code and translations, too.")
  }

  @Test("Where no code shows whether it does, it is a warning")
  func unknown() async {
    let found = await found(app("%@ is not read", "show()"), app("It is not read", "show()"))
    #expect(found.map(\.reason) == ["source-lost"], "\(found.map(\.message.english))")
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test("Where code shows the text as it is now, or a translation was changed with it, the source is not to blame")
  func followed() async {
    let changed = await found(app("%@ is not read", Self.filled), app("It is not read", Self.shown))
    #expect(!changed.contains { $0.reason == "source-lost" })
    let all = Self.languages.mapValues { $0.replacing("%@", with: "Es") }
    let translated = await found(app("%@ is not read", Self.filled), app("It is not read", Self.filled, all))
    #expect(!translated.contains { $0.reason == "source-lost" })
  }

  @Test("A value that another one takes the place of is not lost")
  func replaced() async {
    let found = await found(app("%@ is not read", Self.filled), app("%2$@ is not read", Self.filled))
    #expect(!found.contains { $0.reason == "source-lost" })
  }
}
