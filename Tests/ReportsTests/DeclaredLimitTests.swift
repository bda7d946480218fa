import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Limits that tables and comments say, on a translators' sheet")
struct DeclaredLimitTests {
  private func table(_ locale: LocaleID, _ texts: [String: String], comment: String? = nil) -> StringTable {
    let file = "\(locale).lproj/A.strings"
    return StringTable(
      file: file, id: TableID(folder: "", name: "A"), format: .strings, locale: locale, encoding: "UTF-8",
      units: texts.sorted { $0.key < $1.key }.enumerated().map { index, text in
        var unit = StringUnit(
          key: text.key, locale: locale, value: text.value, comment: comment,
          location: LintelModel.SourceLocation(file: file, line: index + 1))
        unit.limit = unit.limitOfComment
        return unit
      })
  }

  private func result(comment: String?) -> AuditResult {
    var result = SampleResult.result
    result.project.locales = ["de", "en"]
    result.project.tables = [
      table("en", ["open": "Open", "save": "Save all"], comment: comment), table("de", ["save": "Alle Dateien sichern"]),
    ]
    let missing = Finding(
      rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "A", key: "open",
      locale: "de", message: "It is missing", reason: "missing", suggestion: "Translate it.")
    let tooLong = Finding(
      rule: "length-limit", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "A", key: "save",
      locale: "de", message: "It is too long", reason: "over-comment", suggestion: "Shorten it.")
    result.findings = [missing, tooLong]
    return result
  }

  private func lengths(of result: AuditResult) throws -> [String: String] {
    let sheet = try #require(
      TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets.first { $0.locale == "de" })
    let column = try #require(SheetTable.columns.firstIndex(of: "max length (characters)"))
    let rows = SheetTable(sheet: sheet, words: .english).rows.filter { ["open", "save"].contains($0.cells[1]) }
    return Dictionary(rows.map { ($0.cells[1], $0.cells[column]) }) { first, _ in first }
  }

  @Test("A spreadsheet has the limit of a comment as the length of each of its strings, translated or not")
  func spreadsheet() throws {
    #expect(try lengths(of: result(comment: "Max. 12 chars")) == ["open": "12", "save": "12"])
    #expect(try lengths(of: result(comment: "A button")) == ["open": "", "save": ""])
  }

  @Test("A row says whose limit it is, and the lesser of limit and room is its length")
  func row() throws {
    let page = HTMLReport.audit(result(comment: "Max. 12 chars"))
    #expect(page.contains("the limit in its comment") && page.contains("12\u{A0}characters"))
    let limit = try #require(SheetLimit(of: nil, source: table("en", ["save": "Save"], comment: "Max. 12 chars").units[0]))
    #expect(limit.bounding(9...15) == 9...12 && limit.bounding(20...30) == 12...12 && limit.bounding(3...4) == 3...4)
    var declared = table("en", ["save": "Save"]).units[0]
    declared.limit = StringUnit.Limit(maximum: 7, unit: .characters)
    #expect(SheetLimit(of: declared, source: nil)?.words.english == "the limit in its table")
    declared.limit = StringUnit.Limit(maximum: 70, unit: .pixels)
    #expect(SheetLimit(of: declared, source: nil) == nil)
  }

  @Test("What is longer than its limit is to be as short as that, and values do not count for a comment's")
  func advice() throws {
    let sheet = try #require(
      TranslationSheets(PageModel(result(comment: "Max. 12 chars")), names: .english, extent: .whole).sheets.first { $0.locale == "de" })
    let rows = SheetTable(sheet: sheet, words: .english).rows
    #expect(rows.contains { $0.cells[1] == "save" && $0.cells.contains("Shorten it to at most 12 characters.") })
    let limit = try #require(SheetLimit(of: nil, source: table("en", ["save": "Save"], comment: "Max. 12 chars").units[0]))
    #expect(limit.advice(on: "%@ wird gesichert").english == "Shorten it to at most 12 characters. The values that the app puts in do not count.")
    var declared = table("en", ["save": "Save"]).units[0]
    declared.limit = StringUnit.Limit(maximum: 7, unit: .characters)
    #expect(SheetLimit(of: declared, source: nil)?.advice(on: "%@ wird gesichert").english == "Shorten it to at most 7 characters.")
  }

  @Test("A comment that the source is too long for limits nothing")
  func longSource() {
    let source = table("en", ["save": "Save all of them"], comment: "Max. 12 chars").units[0]
    #expect(SheetLimit(of: nil, source: source) == nil)
  }
}
