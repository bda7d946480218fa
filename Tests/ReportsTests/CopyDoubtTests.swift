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
