import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("What a project translates elsewhere")
struct TranslationMemoryTests {
  private let sentences = (10..<30).map { "s\($0)" }

  /// A translated table in which some labels stand.
  private func table(_ locale: String, _ labels: [String: String]) -> String {
    let texts = sentences.map { ($0, locale == "en" ? "Open the file \($0) and read it" : "\(locale) \($0)") }
    return (texts + labels.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }).map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined()
  }

  /// - Parameter tables: By their names, by languages.
  private func findings(_ tables: [String: [String: [String: String]]], _ rule: String) async -> [Finding] {
    var files: [String: String] = [:]
    for (name, languages) in tables {
      for (locale, labels) in languages { files["\(locale).lproj/\(name).strings"] = table(locale, labels) }
    }
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.flatMap(\.single).filter { $0.rule == rule }
  }

  @Test("A copied word that another table translates is a certain copy, and the advice offers the translation with its place")
  func copied() async throws {
    let other = ["en": ["go": "Continue"], "de": ["go": "Weiter"]]
    let lesson = ["en": ["x": "Continue"], "de": ["x": "Continue"]]
    let found = try #require(await findings(["Lesson": lesson, "Watch": other], "untranslated").first)
    #expect(found.verdict == .fails && found.severity == .warning && found.key == "x")
    #expect(
      found.suggestion?.english == "Translate it. The project translates “Continue” as “Weiter” (de.lproj/Watch.strings:21).")
    // Nothing else tells of it.
    #expect(await findings(["Lesson": lesson], "untranslated").isEmpty)
  }

  @Test("A word in another part of the app may mean something else: it is told, and makes nothing certain")
  func otherSense() async throws {
    func strings(_ folders: [String]) -> [String: String] {
      var files = ["Main/en.lproj/L.strings": table("en", ["x": "Tags"]), "Main/de.lproj/L.strings": table("de", ["y": "Marken"])]
      files["Main/en.lproj/L.strings"]! += "\"y\" = \"Labels\";\n"
      for folder in folders {
        files["\(folder)/en.lproj/Blocks.strings"] = table("en", ["tags": "Tags"])
        files["\(folder)/de.lproj/Blocks.strings"] = table("de", ["tags": "Attribute"])
      }
      return files
    }
    func advice(_ folders: [String]) async -> String? {
      await Auditor.audit(ProjectSource.read(texts: strings(folders))).findings.flatMap(\.single)
        .first { $0.rule == "missing-translation" && $0.key == "x" }?.suggestion?.english
    }
    let one = try #require(await advice(["Blocks"]))
    #expect(
      one.hasSuffix(
        "Elsewhere the project translates “Tags” as “Attribute” (Blocks/de.lproj/Blocks.strings:21): look whether it means the same here."))
    let beside = try #require(await advice(["Main"]))
    #expect(beside.hasSuffix("The project translates “Tags” as “Attribute” (Main/de.lproj/Blocks.strings:21)."))
    let several = try #require(await advice(["Blocks", "Other"]))
    #expect(several.contains("The project translates “Tags” as “Attribute”"))
    // The copied word is a certain copy only where the senses are one.
    func isWarned(_ folder: String) async -> Bool {
      var files = strings([folder])
      files["Main/de.lproj/L.strings"] = table("de", ["x": "Tags", "y": "Marken"])
      return await Auditor.audit(ProjectSource.read(texts: files)).findings.flatMap(\.single).contains {
        $0.rule == "untranslated" && $0.key == "x" && $0.severity == .warning
      }
    }
    #expect(await isWarned("Main"))
    #expect(await !isWarned("Blocks"))
  }

  @Test("Capitals and an ellipsis or a colon at the end make no other source; the very source goes before others")
  func alike() async throws {
    let lesson = ["en": ["x": "Continue"], "de": ["x": "Continue"]]
    let near = ["en": ["go": "continue…"], "de": ["go": "weiter…"]]
    let found = try #require(await findings(["Lesson": lesson, "Watch": near], "untranslated").first)
    #expect(found.suggestion?.english.contains("translates “continue…” as “weiter…” (de.lproj/Watch.strings:21)") == true)
    let same = ["en": ["go": "Continue"], "de": ["go": "Fortfahren"]]
    let exact = try #require(await findings(["Lesson": lesson, "A": near, "B": same], "untranslated").first)
    #expect(exact.suggestion?.english.contains("translates “Continue” as “Fortfahren” (de.lproj/B.strings:21).") == true)
  }

  @Test("Of several translations the most frequent two are named, the most frequent first")
  func several() async throws {
    let lesson = ["en": ["x": "Continue"], "de": ["x": "Continue"]]
    let words = ["a": "Fortfahren", "b": "Weiter", "c": "Weiter", "d": "Weitergehen", "e": "Fortfahren", "f": "Weiter"]
    let other = ["en": words.mapValues { _ in "Continue" }, "de": words]
    let found = try #require(await findings(["Lesson": lesson, "Watch": other], "untranslated").first)
    #expect(
      found.suggestion?.english
        == "Translate it. The project translates “Continue” as “Weiter” (de.lproj/Watch.strings:22), “Fortfahren” (de.lproj/Watch.strings:21).")
  }

  @Test("What the language leaves as often as it translates it may be a name")
  func asOften() async {
    let lesson = ["en": ["x": "Continue"], "de": ["x": "Continue"]]
    let other = ["en": ["a": "Continue", "b": "Continue"], "de": ["a": "Weiter", "b": "Continue"]]
    let found = await findings(["Lesson": lesson, "Watch": other], "untranslated")
    #expect(!found.contains { $0.suggestion?.english.contains("The project translates") == true && $0.key == "x" })
  }

  @Test("A copy in several languages keeps what the project says elsewhere in each of them")
  func copiedInSeveral() async throws {
    let lesson = [
      "en": ["x": "Continue", "y": "Stop"], "de": ["x": "Continue", "y": "Anhalten"], "fr": ["x": "Continue", "y": "Arrêter"],
      "es": ["x": "Continuar", "y": "Parar"], "it": ["x": "Continua", "y": "Ferma"], "nl": ["x": "Doorgaan", "y": "Stoppen"],
    ]
    let other = ["en": ["go": "Continue"], "de": ["go": "Weiter"], "fr": ["go": "Continuer"]]
    var files: [String: String] = [:]
    for (name, languages) in ["Lesson": lesson, "Watch": other] {
      for (locale, labels) in languages { files["\(locale).lproj/\(name).strings"] = table(locale, labels) }
    }
    let all = await Auditor.audit(ProjectSource.read(texts: files)).findings
    let found = all.filter { $0.rule == "untranslated" && $0.languages.count == 2 }
    let one = try #require(found.first)
    #expect(found.count == 1)
    #expect(one.adviceByLanguage["fr"]?.english.contains("“Continuer”") == true)
    #expect(one.adviceByLanguage["de"]?.english.contains("“Weiter”") == true)
  }

  @Test("A missing translation is offered what the project says elsewhere, language by language")
  func missing() async throws {
    let other = ["en": ["go": "Continue"], "de": ["go": "Weiter"], "fr": ["go": "Continuer"]]
    let lesson = ["en": ["x": "Continue", "y": "Stop"], "de": ["y": "Anhalten"], "fr": ["x": "Continuer", "y": "Arrêter"]]
    let one = try #require(await findings(["Lesson": lesson, "Watch": other], "missing-translation").first)
    #expect(one.suggestion?.english == "Translate it. The project translates “Continue” as “Weiter” (de.lproj/Watch.strings:21).")
    let lacking = [
      "en": ["x": "Continue", "y": "Stop"], "de": ["y": "Anhalten"], "fr": ["y": "Arrêter"], "it": ["x": "Continua", "y": "Ferma"],
    ]
    let both = try #require(await findings(["Lesson": lacking, "Watch": other], "missing-translation").first { $0.key == "x" })
    #expect(
      both.suggestion?.english
        == "Translate it. The project translates “Continue” as “Weiter” in de (de.lproj/Watch.strings:21), “Continuer” in fr (fr.lproj/Watch.strings:21).")
    #expect(
      both.adviceByLanguage["fr"]?.english
        == "Translate it. The project translates “Continue” as “Continuer” (fr.lproj/Watch.strings:21).")
  }
}
