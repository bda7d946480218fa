import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What of a language is perhaps a copy, in the order of how likely it was left over")
struct CopyDoubtTests {
  /// German has everything as English has it; the others translate one text and keep a name.
  private let texts = [
    "brand": "Skyline Pro", "choose": "Choose File…", "home": "Home", "map": "Garden Map", "path": "Garden path map",
  ]

  private var result: AuditResult {
    var result = SampleResult.result
    result.project.locales = ["de", "en", "es", "fr", "it"]
    let words: [LocaleID: String] = ["es": "Casa", "fr": "Maison", "it": "Casa mia"]
    result.project.tables = result.project.locales.map { locale in
      let file = "\(locale).lproj/A.strings"
      let units = texts.sorted { $0.key < $1.key }.enumerated().compactMap { index, text -> StringUnit? in
        let isOwn = locale == "en" || locale == "de" || text.key == "brand"
        let value: String? = isOwn ? text.value : text.key == "home" ? words[locale] : nil
        return value.map {
          StringUnit(
            key: text.key, locale: locale, value: $0, location: LintelModel.SourceLocation(file: file, line: index + 1))
        }
      }
      return StringTable(
        file: file, id: TableID(folder: "", name: "A"), format: .strings, locale: locale, encoding: "UTF-8", units: units)
    }
    var finding = Finding(
      rule: "untranslated", verdict: .needsReview, certainty: .likely, severity: .note, blame: .translation, table: "A",
      locale: "de", message: "They are the same as their source", reason: "perhaps-copies", suggestion: "Translate them.",
      translationLocation: LintelModel.SourceLocation(file: "de.lproj/A.strings", line: 1), count: texts.count)
    finding.strings = texts.keys.sorted().map { key in
      let line = texts.keys.sorted().firstIndex(of: key)! + 1
      return FoundString(key: key, location: LintelModel.SourceLocation(file: "de.lproj/A.strings", line: line))
    }
    result.findings = [finding]
    return result
  }

  /// What others translate, a phrase of English alone, words without a capital, what may be a name, a name.
  private let likeliestFirst = ["home", "choose", "path", "map", "brand"]

  @Test("What other languages translate comes first, then what is plain English, and names last")
  func order() throws {
    let sheets = TranslationSheets(PageModel(result), names: .english).sheets
    let sheet = try #require(sheets.first { $0.locale == "de" })
    let texts = (sheet.others + sheet.unlisted).flatMap(\.texts)
    #expect(texts.map(\.key) == likeliestFirst)
    #expect(texts.map { $0.leaving == nil } == [true, true, true, true, false])
  }

  @Test("A spreadsheet has them in the same order, and a name with its reason as a note")
  func spreadsheet() throws {
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let sheet = try #require(sheets.first { $0.locale == "de" })
    let rows = SheetTable(sheet: sheet, words: .english).rows.filter { $0.cells.contains("untranslated") }
    #expect(rows.map { $0.cells[1] } == likeliestFirst)
    #expect(rows.map { $0.cells[0] } == ["review", "review", "review", "review", "note"])
    let last = try #require(rows.last)
    #expect(last.cells.contains { $0.contains("Perhaps leave it as it is: a name: the same in every language that has it") })
  }

  @Test("A row says of its own text what is in doubt, and what its translator can do, and not what a project may declare of all")
  func row() throws {
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let sheet = try #require(sheets.first { $0.locale == "de" })
    let rows = SheetTable(sheet: sheet, words: .english).rows.filter { $0.cells.contains("untranslated") }
    let first = try #require(rows.first)
    #expect(first.cells.contains("The same as the source, which may be right: a name, or a word that both languages have"))
    #expect(first.cells.contains { $0.hasPrefix("Translate it, unless it is a name or a word of the language.") })
  }

  @Test(
    "What is no copy as a whole is not called one in a row",
    arguments: [
      ("many-part-copies", "Words of the source’s language are left in it"),
      ("form-copies", "One of its plural forms is a copy of the source"),
      ("form-perhaps-copies", "One of its plural forms is the source’s, which may be right"),
      ("many-unfinished", "A mark or the name of its key stands in place of the translation"),
      ("copies", "Source copied, not translated"),
    ])
  func fault(reason: String, said: String) {
    var finding = result.findings[0]
    finding.reason = reason
    #expect(finding.fault(in: "de", of: nil).english == said)
  }

  @Test(
    "A row says which mark is stray, where its finding is about many",
    arguments: [
      ("many-spaced-signs", "A space stands in a placeholder: the platform shows the value all the same"),
      ("many-doubled-marks", "It ends with a mark twice that its source has once"),
      ("many-spaced-marks", "It has a space before a full stop or a comma, and its source has none there"),
      ("many-doubled-spaces", "It has two spaces in a row, and its source has none such"),
      ("many-glued-values", "It has no space between a value and the word behind it, and its source has one"),
      ("many-unsourced-spaces", "It has two spaces in a row"),
      ("many-unsourced-marks", "It has a space before a full stop or a comma"),
    ])
  func mark(reason: String, said: String) {
    var finding = result.findings[0]
    (finding.rule, finding.reason) = ("stray-marks", reason)
    #expect(finding.fault(in: "de", of: nil).english == said)
  }

  @Test("Many copies are as many decisions, and no habit of their language")
  func habit() throws {
    var result = result
    let place = LintelModel.SourceLocation(file: "de.lproj/A.strings", line: 1)
    for number in 0..<12 {
      for index in result.project.tables.indices where ["de", "en"].contains(result.project.tables[index].locale) {
        let locale = result.project.tables[index].locale
        result.project.tables[index].units.append(
          StringUnit(key: "more\(number)", locale: locale, value: "Garden \(number)", location: place))
      }
      result.findings[0].strings.append(FoundString(key: "more\(number)", location: place))
    }
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let csv = SheetTable(sheet: try #require(sheets.first { $0.locale == "de" }), words: .english).csv
    #expect(csv.contains("Garden 11"))
    #expect(!csv.contains(SheetTable.once.english))
  }

  @Test("A label that was surely left over is to be translated, and its row does not ask besides whether it is a name")
  func label() throws {
    var result = result
    func finding(_ rule: String, _ verdict: Verdict, _ suggestion: Message) -> Finding {
      Finding(
        rule: rule, verdict: verdict, certainty: .likely, severity: .warning, blame: .translation, table: "A", key: "home",
        locale: "de", message: "It is the same", reason: "copy", suggestion: suggestion,
        translationLocation: LintelModel.SourceLocation(file: "de.lproj/A.strings", line: 3))
    }
    let label = finding("label-copied", .needsReview, "Translate it, unless it is a name.")
    func advice(_ findings: [Finding]) throws -> String {
      result.findings = findings
      let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
      let sheet = try #require(sheets.first { $0.locale == "de" })
      let column = try #require(SheetTable.columns.firstIndex(of: "what to do"))
      return try #require(SheetTable(sheet: sheet, words: .english).rows.first { $0.cells[1] == "home" }).cells[column]
    }
    let both = try advice([finding("untranslated", .fails, "Translate it."), label])
    #expect(both.contains("Translate it.") && !both.contains("unless it is a name"))
    #expect(try advice([label]).contains("Translate it, unless it is a name."))
  }

  @Test("Names are folded on the page, where anything else is there")
  func folded() throws {
    let page = HTMLReport.audit(result)
    let parts = page.split(separator: /<details class="?to-leave"?>/)
    #expect(parts.count == 2)
    let before = try #require(parts.first)
    let inside = try #require(parts.last?.split(separator: "</details>").first)
    #expect(before.contains("<code>home</code>") && inside.contains("<code>brand</code>"))
    #expect(!inside.contains("<code>choose</code>"))
  }
}
