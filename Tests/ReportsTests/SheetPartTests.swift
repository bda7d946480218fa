import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a page's sheet of one language has of findings about several")
struct SheetPartTests {
  /// Copies of their source: three in Bulgarian, which the finding quotes, and two in German. Names stand first among them.
  private var result: AuditResult {
    var result = SampleResult.result
    result.project.locales = ["bg", "de", "en", "es", "fr", "it"]
    let texts = ["about": "Skyline", "open": "Open it", "save": "Save it"]
    let names: [LocaleID: String] = ["es": "Abc", "fr": "Def", "it": "Ghi"]
    result.project.tables = result.project.locales.map { locale in
      let file = "\(locale).lproj/A.strings"
      return StringTable(
        file: file, id: TableID(folder: "", name: "A"), format: .strings, locale: locale, encoding: "UTF-8",
        units: texts.sorted { $0.key < $1.key }.enumerated().map { index, text in
          StringUnit(
            key: text.key, locale: locale, value: text.key == "about" ? text.value : names[locale] ?? text.value,
            location: SourceLocation(file: file, line: index + 1))
        })
    }
    func strings(_ keys: [String], _ locale: LocaleID) -> [FoundString] {
      keys.map { key in
        let line = texts.keys.sorted().firstIndex(of: key)! + 1
        return FoundString(key: key, locale: locale, location: SourceLocation(file: "\(locale).lproj/A.strings", line: line))
      }
    }
    var copies = Finding(
      rule: "untranslated", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "A",
      message: "5 strings of A are copies in 2 languages", reason: "table-half-untranslated", suggestion: "Translate them.",
      translationLocation: SourceLocation(file: "bg.lproj/A.strings", line: 1), count: 5)
    copies.locales = ["bg", "de"]
    copies.strings = strings(["about", "open", "save"], "bg") + strings(["about", "save"], "de")
    result.findings = [copies]
    return result
  }

  private func german(_ most: Int) throws -> [SpreadsheetRow] {
    let model = PageModel(result)
    let sheets = TranslationSheets(model, names: .english)
    let sheet = try #require(sheets.sheets.first { $0.locale == "de" })
    let part = SheetPart(
      lacked: LackedStrings(sheets.untranslated, besides: sheet), places: model.stringPlaces, most: most)
    return SheetTable(sheet: sheet, words: .english, part: part).rows
  }

  private func told(_ rows: [SpreadsheetRow]) -> [[String]] {
    rows.filter { $0.cells.contains("untranslated") }.map { Array($0.cells.prefix(7)) }
  }

  @Test("Each string of the language has a row with its key, its own place, its source and its translation")
  func rows() throws {
    let rows = try german(.max)
    #expect(
      told(rows) == [
        ["warning", "save", "", "de.lproj/A.strings:3", "", "Save it", "Save it"],
        ["note", "about", "", "de.lproj/A.strings:1", "", "Skyline", "Skyline"],
      ])
    #expect(rows.allSatisfy { $0.cells.count == SheetTable.columns.count })
    #expect(!rows.contains { $0.cells.contains { $0.contains("bg.lproj") || $0.hasPrefix("Not in this file") } })
    #expect(rows.contains { $0.cells.contains("Translate it. · A copy of the source") })
  }

  @Test("Where there is room for fewer the first are the language's own, and the last line says how many are missing")
  func omitted() throws {
    for most in [0, 1] {
      let rows = try german(most)
      #expect(told(rows) == [["warning", "save", "", "de.lproj/A.strings:3", "", "Save it", "Save it"]])
      let last = try #require(rows.last).cells.filter { !$0.isEmpty }
      #expect(last == ["Not in this file: 1 string. “lintel audit . --output DIR --split” writes all of them."])
    }
  }

  @Test("A page that has no room even for the first of each finding has no sheets")
  func export() throws {
    let model = PageModel(result)
    let sheets = TranslationSheets(model, names: .english)
    let export = try #require(SheetExport(partOf: sheets, placedBy: model.stringPlaces, words: .english))
    #expect(export.weight > 0 && !export.isWhole)
    #expect(SheetExport(partOf: sheets, placedBy: model.stringPlaces, words: .english, limit: 10) == nil)
  }

  @Test("What most languages keep comes last of the copies on a sheet, and says that it may stay")
  func names() throws {
    let page = HTMLReport.audit(result)
    let sheet = try #require(page.split(separator: "<div class=sheet data-locale=de>").dropFirst().first)
    let save = try #require(sheet.firstRange(of: "<code>save</code>")).lowerBound
    let about = try #require(sheet.firstRange(of: "<code>about</code>")).lowerBound
    #expect(save < about)
    #expect(sheet[about...].contains("Perhaps leave it as it is: a name: the same in every language that has it"))
  }

  @Test("A ticket of the language has its own number and the rule, and its script leaves out what is said of all languages")
  func ticket() throws {
    let page = HTMLReport.audit(result)
    #expect(page.contains("data-several=untranslated") || page.contains("data-several=\"untranslated\""))
    #expect(page.contains("const { several } = row.dataset;") && page.contains("In this language: 2 strings"))
  }

  @Test("What several languages lack alike has its key and place below their sheets, and so in their tickets")
  func shared() throws {
    var result = result
    result.findings[0].strings = []
    result.findings[0].key = "open"
    result.findings[0].rule = "accessible-name-not-localized"
    func row() throws -> String {
      let page = HTMLReport.audit(result)
      #expect(page.contains("list.querySelectorAll(\".rows > li\")"))
      let shared = try #require(page.split(separator: "About this language and others").dropFirst().first)
      return String(try #require(shared.split(separator: "</ul>").first))
    }
    // Another language's file is none of theirs.
    let other = try row()
    #expect(other.contains("<code>open</code>") && !other.contains("bg.lproj"))
    result.findings[0].translationLocation = SourceLocation(file: "A.xcstrings", line: 7)
    #expect(try row().contains("A.xcstrings"))
  }

  @Test("Found in one language, a finding of several is told by that language's strings, with owner and action")
  func found() {
    let page = HTMLReport.audit(result)
    #expect(page.contains("class OwnStrings {") && page.contains("OwnStrings.of(element, this.localeOf(element))"))
    #expect(page.contains("what.append(link, where, this.action(element, own));"))
    // Its advice is the language's, too.
    #expect(page.contains("advice: OwnStrings.advice(rows[0], element.id)") && page.contains("...own.advice);"))
    // What is no translators' matter has the first of each language with its card.
    var result = result
    result.findings[0].blame = .source
    let ofSource = HTMLReport.audit(result)
    #expect(ofSource.contains(/<template class="?own"?><p data-locale="?bg"?>/))
    #expect(
      ofSource.contains(
        /<span class="?where"?>de\.lproj\/A\.strings:1<\/span><span class="?where"?>In this language: 2 strings<\/span>/))
    #expect(!page.contains(/<template class="?own"?>/))
  }
}
