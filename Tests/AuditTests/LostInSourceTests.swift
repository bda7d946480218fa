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

  @Test(
    "However many languages agree with each other, what the change took out is told, once, and nothing else",
    arguments: [["de", "fr"], ["de", "fr", "it"], ["de", "es", "fr", "it", "nl"]])
  func languages(_ languages: [String]) async throws {
    let translations = Dictionary(uniqueKeysWithValues: languages.map { ($0, "%@ \($0)") })
    let found = await found(app("%@ is not read", Self.filled, translations), app("It is not read", Self.filled, translations))
    let finding = try #require(found.first)
    #expect(found.count == 1, "\(found.map(\.message.english))")
    #expect(finding.reason == "source-lost" && finding.severity == .error && finding.blame == .source)
    #expect(finding.languages.map(\.id) == languages)
  }

  @Test("A source that had other values than most languages before the change is outvoted as before")
  func outvotedBefore() async {
    let translations = ["de": "%@ und %@", "fr": "%@ et %@", "it": "%@ e %@"]
    let before = app("%@ is read", "show()", translations)
    let found = await found(before, before.merging(["A.swift": "func hide() {}\n"]) { $1 })
    #expect(!found.contains { $0.reason == "source-lost" })
    let now = await Auditor.audit(ProjectSource.read(texts: before)).findings
    #expect(now.filter { $0.rule == "placeholder-mismatch" }.map(\.reason) == ["source-outvoted"])
  }

  @Test(
    "A source text that a change empties, and that code asks for, is one error, whatever the number of languages",
    arguments: [["de", "fr"], ["de", "fr", "it"], ["de", "es", "fr", "it", "nl"]])
  func emptied(_ languages: [String]) async {
    let translations = Dictionary(uniqueKeysWithValues: languages.map { ($0, "Nichts \($0)") })
    let now = app("", Self.shown, translations)
    let found = await found(app("Nothing is new", Self.shown, translations), now)
    #expect(found.map(\.reason) == ["source-emptied"], "\(found.map(\.message.english))")
    #expect(found.allSatisfy { $0.rule == "deleted-key" && $0.severity == .error && $0.verdict == .fails })
  }

  @Test("A text that is emptied in any other language, too, or that was empty before, is meant to be empty")
  func emptiedEverywhere() async {
    let texts = ["de": "Nichts", "fr": "Rien"]
    let before = app("Nothing is new", Self.shown, texts)
    let everywhere = await found(before, app("", Self.shown, ["de": "", "fr": ""]))
    #expect(!everywhere.contains { $0.rule == "deleted-key" })
    let known = await found(app("", Self.shown, texts), app(" ", Self.shown, texts))
    #expect(!known.contains { $0.rule == "deleted-key" })
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
