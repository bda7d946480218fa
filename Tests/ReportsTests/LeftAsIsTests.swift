import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a language lacks, and may well leave as it is")
struct LeftAsIsTests {
  /// A table in English, French, Italian and Spanish of which German lacks everything.
  private func result(_ texts: [String: String], _ others: [String: [LocaleID: String]] = [:]) -> AuditResult {
    var result = SampleResult.result
    result.project.locales = ["de", "en", "es", "fr", "it"]
    result.project.tables = (["en", "es", "fr", "it"] as [LocaleID]).map { locale in
      let file = "\(locale).lproj/A.strings"
      return StringTable(
        file: file, id: TableID(folder: "", name: "A"), format: .strings, locale: locale, encoding: "UTF-8",
        units: texts.sorted { $0.key < $1.key }.enumerated().compactMap { index, text in
          let value = locale == "en" ? text.value : others[text.key]?[locale]
          return value.map {
            StringUnit(
              key: text.key, locale: locale, value: $0, location: SourceLocation(file: file, line: index + 1))
          }
        })
    }
    var finding = Finding(
      rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "A",
      locale: "de", message: "They are missing", reason: "strings-missing", suggestion: "Translate them.",
      definitionLocation: SourceLocation(file: "en.lproj/A.strings", line: 1), count: texts.count)
    finding.strings = texts.keys.sorted().map { FoundString(key: $0) }
    result.findings = [finding]
    return result
  }

  private func reasons(_ result: AuditResult) -> [String: LeftAsIs] {
    let groups = TranslationSheets(PageModel(result), names: .english).untranslated.groups
    return groups.reduce(into: [:]) { reasons, group in
      for string in group.strings { if let leaving = group.leaving { reasons[string.key] = leaving } }
    }
  }

  @Test("Addresses and texts without words are told by what they are")
  func wordless() {
    let found = reasons(
      result([
        "web": "https://example.org/a?b=%@", "www": "www.example.org", "mail": "help@example.org", "format": "%1$@ (%2$@)",
        "one": "%@", "words": "Open https://example.org", "at": "%@ at %@", "save": "Save",
      ]))
    #expect(found == ["web": .webAddress, "www": .webAddress, "mail": .mailAddress, "format": .wordless, "one": .wordless])
  }

  @Test("A sentence around an address is to be translated, also where a language writes no spaces")
  func sentenceWithAddress() {
    let found = reasons(result(["web": "詳しくはhttps://example.orgへ", "mail": "連絡先:help@example.org"]))
    #expect(found.isEmpty)
  }

  @Test("A name is what three languages and more keep, all that have it; a sentence that they copy is none")
  func names() {
    func all(_ text: String) -> [LocaleID: String] { ["es": text, "fr": text, "it": text] }
    let sentence = "Delete all of these files now"
    // Of the others' sentences most are their own.
    let (open, close) = ("Open all of these files now", "Close all of these files now")
    let found = reasons(
      result(
        [
          "kept": "Skyline Pro", "two": "Skyline", "other": "Photos", "sentence": sentence, "stop": "Saved.", "open": open,
          "close": close,
        ],
        [
          "open": all("Uno dos tres cuatro cinco seis"), "close": all("Un deux trois quatre cinq six"),
          "kept": all("Skyline Pro"), "two": ["es": "Skyline", "fr": "Skyline"], "sentence": all(sentence),
          "other": ["es": "Fotos", "fr": "Photos", "it": "Photos"], "stop": all("Saved."),
        ]))
    #expect(found == ["kept": .commonName])
  }

  @Test("What most languages keep may stay, though one writes it otherwise; a word that as many translate is to be translated")
  func usualNames() {
    var result = result(
      ["kept": "Skyline", "word": "Status"],
      [
        "kept": ["es": "Skyline", "fr": "Skyline", "it": "Skyline"],
        "word": ["es": "Status", "fr": "Status", "it": "Status"],
      ])
    for (locale, texts) in [("ja", ["kept": "スカイライン", "word": "状態"]), ("pl", ["word": "Stan"]), ("ru", ["word": "Статус"])]
      as [(LocaleID, [String: String])]
    {
      result.project.locales.append(locale)
      let file = "\(locale).lproj/A.strings"
      result.project.tables.append(
        StringTable(
          file: file, id: TableID(folder: "", name: "A"), format: .strings, locale: locale, encoding: "UTF-8",
          units: texts.map {
            StringUnit(key: $0.key, locale: locale, value: $0.value, location: SourceLocation(file: file, line: 1))
          }))
    }
    #expect(reasons(result) == ["kept": .usualName])
    #expect(LeftAsIs.usualName.reason.english == "a name: the same in most languages that have it")
  }

  @Test("A text of four words is no name, and one of several is none that a language has other words for in the same letters")
  func translatedTexts() {
    func reason(_ source: String, _ polish: String?) -> LeftAsIs? {
      var result = result(["text": source], ["text": ["es": source, "fr": source, "it": source]])
      guard let polish else { return reasons(result)["text"] }
      result.project.locales.append("pl")
      let file = "pl.lproj/A.strings"
      result.project.tables.append(
        StringTable(
          file: file, id: TableID(folder: "", name: "A"), format: .strings, locale: "pl", encoding: "UTF-8",
          units: [StringUnit(key: "text", locale: "pl", value: polish, location: SourceLocation(file: file, line: 1))]))
      return reasons(result)["text"]
    }
    #expect(reason("Hide boats with sails", nil) == nil)
    #expect(reason("Hide boats with sails", "Ukryj żaglówki") == nil)
    #expect(reason("Hide all boats", "Ukryj łodzie") == nil)
    #expect(reason("Skyline Pro", nil) == .commonName)
    #expect(reason("Skyline Pro", "Aplikacja Skyline Pro") == .usualName)
    #expect(reason("Skyline Pro", "Скайлайн Про") == .usualName)
  }

  @Test("A word is no name because languages keep it that copy the sentences of its table, too")
  func copiedTables() {
    func name(_ sentence: String, polish: String? = "Ustawienia") -> LeftAsIs? {
      let source = "Delete all of these files now"
      var result = result(
        ["word": "Settings", "sentence": source],
        ["word": ["es": "Settings", "fr": "Settings", "it": "Settings"], "sentence": ["es": sentence, "fr": sentence, "it": sentence]])
      guard let polish else { return reasons(result)["word"] }
      result.project.locales.append("pl")
      let file = "pl.lproj/A.strings"
      result.project.tables.append(
        StringTable(
          file: file, id: TableID(folder: "", name: "A"), format: .strings, locale: "pl", encoding: "UTF-8",
          units: [StringUnit(key: "word", locale: "pl", value: polish, location: SourceLocation(file: file, line: 1))]))
      return reasons(result)["word"]
    }
    #expect(name("Delete all of these files now") == nil)
    #expect(name("Delete all of these files now", polish: nil) == nil)
    #expect(name("Un deux trois quatre cinq six", polish: nil) == .commonName)
    #expect(name("Un deux trois quatre cinq six") == .usualName)
  }

  @Test("A word that two languages keep is a name where one has it in a sentence of its own, too; a word of the source is none")
  func namesInTexts() {
    func kept(_ french: String, _ source: String = "Share via a Kite instance") -> LeftAsIs? {
      reasons(
        result(
          ["word": "Kite", "other": source],
          ["word": ["es": "Kite", "fr": "Kite"], "other": ["es": "Compartir", "fr": french]]))["word"]
    }
    #expect(kept("Partager via une instance Kite") == .commonName)
    #expect(kept("Kiteで共有") == .commonName)
    // Who forgot to translate it has another word there.
    #expect(kept("Partager via un cerf-volant") == nil)
    #expect(kept("Share via a Kite instance") == nil)
    #expect(kept("Faire voler un Kite", "Fly a kite") == nil)
  }

  @Test("A word with a capital inside may be a name though nobody has it; a key that is its own text is none")
  func spelledNames() {
    let found = reasons(
      result(["a": "BarnOwl", "b": "eGarden", "c": "URLs", "d": "Owl House", "e": "Owl", "nestTitle": "nestTitle"]))
    #expect(found == ["a": .spelledName, "b": .spelledName])
  }

  @Test("Whoever decides sees which languages keep a name, and what others write; a spreadsheet says who keeps it")
  func wordings() throws {
    let result = result(
      ["name": "Skyline Pro"], ["name": ["es": "Skyline Pro", "fr": "Skyline Pro", "it": "Skyline Pro"]])
    #expect(HTMLReport.audit(result).contains("<span class=where>The same in Spanish, French, Italian</span>"))
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let csv = SheetTable(sheet: try #require(sheets.first { $0.locale == "de" }), words: .english).csv
    #expect(csv.contains("a name: the same in every language that has it"))
    var other = result
    other.project.locales.append("ru")
    let place = SourceLocation(file: "ru.lproj/A.strings", line: 1)
    other.project.tables.append(
      StringTable(
        file: place.file, id: TableID(folder: "", name: "A"), format: .strings, locale: "ru", encoding: "UTF-8",
        units: [StringUnit(key: "name", locale: "ru", value: "Панорама Про", location: place)]))
    #expect(
      HTMLReport.audit(other).contains(
        "<span class=where>The same in Spanish, French, Italian · Russian: <bdi lang=ru>Панорама Про</bdi></span>"))
  }

  @Test("The lists of what a language lacks open together by one button, which the page's script puts above them")
  func openAll() {
    let page = HTMLReport.audit(result(["one": "%@", "save": "Save"]))
    #expect(page.ranges(of: /<button class="?open-all"? type="?button"?>Open all<\/button>/).count == 1)
    #expect(page.contains("static openAll(button)") && page.contains("this.opener.cloneNode(true)"))
  }

  @Test("A name that the project declares is one, whoever has it")
  func declared() {
    var result = result(["a": "Skyline", "b": "Kite"])
    result.project.glossary = ["Skyline"]
    result.project.appNames = ["en": ["Kite"]]
    #expect(reasons(result) == ["a": .declaredName, "b": .declaredName])
  }

  @Test("They stand apart from what is to be translated, with the reason; a spreadsheet says it in their rows")
  func apart() throws {
    let result = result(["one": "%@", "save": "Save"])
    let page = HTMLReport.audit(result)
    let parts = page.split(separator: "<p>Perhaps to be left as they are</p>")
    #expect(parts.count == 2 && parts[1].contains("<span class=reason>nothing but placeholders, numbers and marks</span>"))
    #expect(parts[0].contains("<p>Translate each of these strings.</p>"))
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let csv = SheetTable(sheet: try #require(sheets.first { $0.locale == "de" }), words: .english).csv
    #expect(csv.contains("Perhaps leave it as it is: nothing but placeholders, numbers and marks"))
    #expect(csv.contains("Translate it."))
    // Whoever counts warnings counts what there is to do.
    let notes = csv.split(separator: "\r\n").filter { $0.hasPrefix("note,") }
    #expect(notes.contains { $0.contains(",one,") } && !notes.contains { $0.contains(",save,") })
  }
}
