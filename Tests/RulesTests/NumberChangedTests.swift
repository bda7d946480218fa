import LintelAudit
import LintelFindings
import Testing

@Suite("Numbers that a translation says otherwise")
struct NumberChangedTests {
  private func findings(_ english: String, _ others: [String: String]) async -> [Finding] {
    var files = ["en.lproj/L.strings": "\"k\" = \"\(english)\";\n"]
    for (locale, text) in others { files["\(locale).lproj/L.strings"] = "\"k\" = \"\(text)\";\n" }
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "number-changed" }
  }

  @Test("One among many that counts otherwise is an error at its place, with both numbers")
  func one() async {
    let found = await findings(
      "After 1 hour", ["de": "Nach 1 Stunde", "es": "Tras 1 hora", "et": "5 tunni järel", "fr": "Après 1 heure"])
    #expect(
      found.map(\.message.english) == ["The et text “5 tunni järel” says 5 where its source “After 1 hour” says 1"])
    #expect(found.map(\.verdict) == [.fails] && found.map(\.severity) == [.error])
    #expect(found.first?.translationLocation?.file == "et.lproj/L.strings")
  }

  @Test(
    "A number that counts nothing, one of several, one in about another unit, and one that another language has as well are a warning",
    arguments: [
      ("Public License v3", "Lisenz v2", "Licence v3", []), ("Row 3, column 1", "Rida 1, veerg 1", "Zeile 3, Spalte 1", []),
      ("After 1 month", "30 päeva järel", "Nach 1 Monat", []), ("After 1 hour", "5 tunni järel", "Nach 1 Stunde", ["sv"]),
    ] as [(String, String, String, [String])])
  func warning(source: String, text: String, others: String, alike: [String]) async {
    var texts = ["et": text]
    for locale in ["cs", "da", "de", "es", "fr", "it", "nl"] { texts[locale] = "\(others) \(locale)" }
    for locale in alike { texts[locale] = text }
    let found = await findings(source, texts)
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == .warning && $0.verdict == .fails }, "\(source)")
  }

  @Test(
    "A code, a limit or a version of several digits that one language alone says otherwise is an error; in an example or a price it may differ",
    arguments: [
      ("The answer is HTTP 304", "Vastus on HTTP 403", "Antwort HTTP 304", Severity.error),
      ("Needs macOS 15 or later", "Vajab macOS 13", "Braucht macOS 15", .error),
      ("A port, e.g. 8080", "Port, nt 9090", "Port, z. B. 8080", .warning),
      ("It costs 35 €", "Maksab 45 €", "Kostet 35 €", .warning),
    ] as [(String, String, String, Severity)])
  func severalDigits(source: String, text: String, others: String, severity: Severity) async {
    var texts = ["et": text]
    for locale in ["cs", "da", "de", "es", "fr", "it", "nl"] { texts[locale] = "\(others) \(locale)" }
    let found = await findings(source, texts)
    #expect(found.map(\.severity) == [severity] && found.map(\.verdict) == [.fails], "\(source)")
  }

  /// So many languages, of which the first ones say another number than the source.
  private func findings(ofLanguages count: Int, changed: Int) async -> [Finding] {
    let languages = ["cs", "da", "de", "es", "fr", "it", "nl", "pl", "sv"].prefix(count)
    let texts = languages.enumerated().map { ($1, "Text \($1) \($0 < changed ? 5 : 3)") }
    return await findings("After 3 days", Dictionary(uniqueKeysWithValues: texts))
  }

  @Test("Where three languages, and more than a third, say the same other number, whoever writes the source is asked, once")
  func agreeing() async {
    let found = await findings(ofLanguages: 8, changed: 3)
    #expect(found.map(\.reason) == ["source-changed"] && found.map(\.verdict) == [.needsReview])
    #expect(found.first?.locales == ["cs", "da", "de"])
  }

  @Test("Of fewer languages, and of no more than a third, each is told by itself", arguments: [(2, 3), (3, 9)])
  func disagreeing(changed: Int, languages: Int) async {
    let found = await findings(ofLanguages: languages, changed: changed)
    #expect(found.map(\.reason) == Array(repeating: "number", count: changed))
  }

  @Test("Two languages cannot tell which is right: a person is asked")
  func few() async {
    #expect(await findings("After 1 hour", ["de": "Nach 5 Stunden", "fr": "Après 1 heure"]).map(\.verdict) == [.needsReview])
  }

  @Test("A text that differs in a number and in a sign is told once, by the number")
  func numberAndSign() async {
    let found = await findings(
      "Delay + 5 s", ["de": "Pause + 5 s", "es": "Pausa + 5 s", "et": "Paus − 8 s", "fr": "Pause + 5 s", "it": "Pausa + 5 s"])
    #expect(found.map(\.reason) == ["number"])
  }

  @Test("A text of a plus and of a minus is told by its sign alone")
  func plusAndMinus() async {
    var files = ["en.lproj/L.strings": "\"more\" = \"Delay + 5 s\";\n\"less\" = \"Delay - 5 s\";\n"]
    for locale in ["cs", "da", "de", "es", "fr", "it", "nl"] {
      files["\(locale).lproj/L.strings"] =
        "\"more\" = \"Pause \(locale) \(locale == "nl" ? "-" : "+") 5 s\";\n\"less\" = \"Pause \(locale) - 5 s\";\n"
    }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings
    #expect(found.filter { $0.rule == "number-changed" }.map(\.reason) == ["sign"])
    #expect(found.filter { $0.rule == "translation-of-another" } == [])
  }

  @Test("Numbers are told as the texts write them")
  func asWritten() async {
    let found = await findings("Up to 1,000 files", ["de": "Bis zu 5.000 Dateien"])
    #expect(found.first?.message.english.contains("says 5.000 where its source “Up to 1,000 files” says 1,000") == true)
  }

  @Test(
    "A form for one may leave its number out, or spell it; the form for many is compared",
    arguments: [
      ("Eine Datei von 8", "%lld Dateien von 8", 0), ("1 Datei von acht", "%lld Dateien von 8", 0),
      ("Eine Datei", "%lld Dateien von 8", 0), ("1 Datei von 8", "%lld Dateien von 9", 1),
    ])
  func plural(one: String, other: String, count: Int) async {
    func form(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
    func plural(_ one: String, _ other: String) -> String {
      #"{"variations":{"plural":{"one":\#(form(one)),"other":\#(form(other))}}}"#
    }
    let catalogue = """
      {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{
      "en":\(plural("%lld file of 8", "%lld files of 8")),"de":\(plural(one, other))}}}}
      """
    let found = await Auditor.audit(ProjectSource.read(texts: ["L.xcstrings": catalogue])).findings
    #expect(found.count { $0.rule == "number-changed" } == count)
  }
}
