import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Translations of what the source said before")
struct OutdatedTranslationsTests {
  private typealias Place = LintelModel.SourceLocation

  private func table(_ file: String, _ locale: LocaleID, _ units: [StringUnit], _ format: StringTable.Format = .strings) -> StringTable {
    var table = StringTable(
      file: file, id: TableID(folder: "App", name: "Window"), format: format, locale: locale, encoding: "UTF-8", units: units)
    table.isKeyedByObjectID = format == .strings
    return table
  }

  private func unit(_ locale: LocaleID, _ text: String, _ file: String, comment: String? = nil) -> StringUnit {
    var unit = StringUnit(key: "snd-ky-001.label", locale: locale, value: text, location: Place(file: file, line: 2))
    unit.comment = comment
    return unit
  }

  private func comment(_ text: String) -> String { "Class = \"NSToolbarItem\"; label = \"\(text)\"; ObjectID = \"snd-ky-001\";" }

  /// An English and a German table, of which the German one was exported when the source said something else.
  private func result(then: String, now: String, _ translation: String = "Fenster") -> AuditResult {
    var result = SampleResult.result
    let (english, german) = ("App/en.lproj/Window.strings", "App/de.lproj/Window.strings")
    result.findings = []
    result.project.tables = [
      table(english, "en", [unit("en", now, english)]),
      table(german, "de", [unit("de", translation, german, comment: comment(then))]),
    ]
    return result
  }

  private func changes(_ result: AuditResult) -> [LocaleID: [TranslationStrings.Name: OutdatedTranslations.Change]] {
    OutdatedTranslations(result.project, interface: InterfaceTexts(result.project)).changes
  }

  private let name = TranslationStrings.Name(table: "App/Window", key: "snd-ky-001.label")

  @Test("What Interface Builder wrote beside a translation says what it was made of")
  func comments() {
    let found = changes(result(then: "Windows", now: "Displays"))
    #expect(found == ["de": [name: .init(before: "Windows", now: "Displays")]])
  }

  @Test(
    "Other capitals, other marks and a letter that was mended are no other text",
    arguments: [
      ("Open file…", "Open File..."), ("File Info", "{File Info}"), ("Recieve mesages", "Recieve messages"), ("E-Mail", "Email"),
    ])
  func sameWords(then: String, now: String) {
    #expect(changes(result(then: then, now: now)).isEmpty)
  }

  @Test("One word more, another number and another short word are", arguments: [("USB", "USB devices"), ("Wait 10 s", "Wait 20 s"), ("Cut", "Cup")])
  func otherWords(then: String, now: String) {
    #expect(changes(result(then: then, now: now)).count == 1)
  }

  @Test("A copy of what the source says or said is told as a copy, and no translation is read again", arguments: ["Windows", "Displays"])
  func copies(text: String) {
    #expect(changes(result(then: "Windows", now: "Displays", text)).isEmpty)
  }

  @Test("A comment that the source's own file has as well, beside its new text, is of no translation's time")
  func commentKeptBesideSource() {
    var kept = result(then: "Default size", now: "Maximum size", "Maximale Größe")
    kept.project.tables[0].units[0].comment = comment("Default size")
    #expect(changes(kept).isEmpty)
    kept.project.tables[0].units[0].comment = comment("Maximum size")
    #expect(changes(kept).count == 1)
  }

  @Test("A sample of a value is no new text", arguments: ["Later 92 mg/dL", "Dose 1.0 U"])
  func samples(now: String) {
    #expect(changes(result(then: "Doses", now: now)).isEmpty)
  }

  @Test("A number in a sentence is part of a new text")
  func numberOfText() {
    #expect(changes(result(then: "Recent files", now: "Files of the last 10 days")).count == 1)
  }

  @Test("The language's sheet has it as a text to read again, with both source texts")
  func sheet() throws {
    let result = result(then: "Windows", now: "Displays")
    let sheet = try #require(
      TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets.first { $0.locale == "de" })
    let cells = try #require(SheetTable(sheet: sheet, words: .english).rows.first { $0.cells[1] == name.key }).cells
    #expect(cells[0] == "review" && sheet.work.toMend == 1)
    #expect(cells[SheetTable.column("what is wrong")] == "Its file has “Windows” as the source’s text, which is “Displays” now.")
    #expect(cells[SheetTable.column("what to do")] == OutdatedTranslations.Change.advice.english)
    let page = HTMLReport.audit(result)
    #expect(page.contains(OutdatedTranslations.Change.advice.english))
  }

  @Test("An exchange file has the source that a translation was made of, as long as the table still has that translation")
  func exchanged() {
    func found(table translation: String, besides others: [String] = []) -> Int {
      var result = result(then: "Displays", now: "Displays", translation)
      for (number, source) in (["Windows"] + others).enumerated() {
        let file = "Export/\(number).xliff"
        var copy = table(file, "de", [], .xliff)
        (copy.original, copy.sourceLocale) = ("App/en.lproj/Window.strings", "en")
        copy.skipped = [("en", source), ("de", "Fenster")].map { locale, text in
          SkippedString(key: name.key, reason: .exchangeCopy, location: Place(file: file, line: 3), locale: LocaleID(locale), value: text)
        }
        result.project.tables.append(copy)
      }
      return changes(result).values.reduce(0) { $0 + $1.count }
    }
    #expect(found(table: "Fenster") == 1 && found(table: "Bildschirme") == 0)
    // A document of today has the same translation, and somebody has looked at it.
    #expect(found(table: "Fenster", besides: ["Displays"]) == 0)
  }
}
