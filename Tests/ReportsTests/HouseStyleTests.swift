import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Signs that most texts of a table have")
struct HouseStyleTests {
  /// A French table of eight texts, so many of which have a sign that is not the norm's.
  private func result(_ found: Int) -> AuditResult {
    var result = SampleResult.result
    func table(_ locale: LocaleID, _ text: (Int) -> String) -> StringTable {
      let file = "\(locale).lproj/L.strings"
      return StringTable(
        file: file, id: TableID(folder: "", name: "L"), format: .strings, locale: locale, encoding: "UTF-8",
        units: (0..<8).map { number in
          StringUnit(
            key: "k\(number)", locale: locale, value: text(number),
            location: LintelModel.SourceLocation(file: file, line: number + 1))
        })
    }
    result.project.tables = [table("en") { "Open \($0)?" }, table("fr") { "Ouvrir \($0) ?" }]
    var finding = Finding(
      rule: "mixed-typography", verdict: .needsReview, certainty: .likely, severity: .note, blame: .translation, table: "L",
      locale: "fr", message: "An ordinary space stands in \(found) of 8 texts", reason: "kinds-of-space",
      suggestion: "Put a no-break space beside the mark.",
      evidence: [.count("found", found, "strings"), .count("strings", 8, "strings")])
    finding.strings = (0..<found).map {
      FoundString(key: "k\($0)", locale: "fr", location: LintelModel.SourceLocation(file: "fr.lproj/L.strings", line: $0 + 1))
    }
    result.findings = [finding]
    return result
  }

  private func rows(_ result: AuditResult) throws -> [SpreadsheetRow] {
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let sheet = try #require(sheets.first { $0.locale == "fr" })
    return SheetTable(sheet: sheet, words: .english).rows.filter { $0.cells.contains("mixed-typography") }
  }

  @Test("They are one row, with an example and how many there are; what few texts have is a row for each")
  func decision() throws {
    let rows = try rows(result(5))
    #expect(rows.count == 1)
    #expect(rows.first?.cells[SheetTable.column("key")] == "k0")
    let advice = rows.first?.cells[SheetTable.column("what to do")] ?? ""
    #expect(advice.hasPrefix("Put a no-break space beside the mark. · 5 strings: "), "\(advice)")
    #expect(advice.hasSuffix(SheetTable.once.english), "\(advice)")
    #expect(try self.rows(result(4)).count == 4)
  }
}
