import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Translations of a source text that takes other values")
struct SourceDecisionTests {
  @Test("What the page tells once of the source stands in each language's sheet, and is for the source's writers")
  func row() throws {
    var result = SampleResult.result
    func table(_ locale: LocaleID, _ text: String) -> StringTable {
      let file = "\(locale.id).lproj/L.strings"
      return StringTable(
        file: file, id: TableID(folder: "", name: "L"), format: .strings, locale: locale, encoding: "UTF-8",
        units: [StringUnit(key: "k", locale: locale, value: text, location: LintelModel.SourceLocation(file: file, line: 1))])
    }
    result.project.tables = [table("en", "Go to %@"), table("de", "Bitte freigeben"), table("fr", "Veuillez autoriser")]
    var finding = Finding(
      rule: "placeholder-mismatch", verdict: .fails, certainty: .certain, severity: .warning, blame: .source, table: "L", key: "k",
      message: "The source takes other values", reason: "source-outvoted", suggestion: "Compare it with the code.")
    finding.locales = ["de", "fr"]
    finding.strings = (["de", "fr"] as [LocaleID]).map { locale in
      FoundString(key: "k", locale: locale, location: LintelModel.SourceLocation(file: "\(locale.id).lproj/L.strings", line: 1))
    }
    result.findings = [finding]
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let sheet = try #require(sheets.first { $0.locale == "de" })
    let cells = try #require(SheetTable(sheet: sheet, words: .english).fileRows.first { $0.cells[2] == "k" }).cells
    let columns = Dictionary(uniqueKeysWithValues: zip(SheetTable.fileColumns, cells))
    #expect(columns["work"] == "for the source" && columns["translation"] == "Bitte freigeben")
    #expect(columns["what to do"]?.contains(TranslationRow.leaveToSource.english) == true)
    // The page tells it where the source is, and counts no work of translators.
    let page = TranslationSheets(PageModel(result), names: .english).sheets
    #expect(page.allSatisfy { sheet in sheet.rows.allSatisfy { !$0.isOfSource } })
  }
}
