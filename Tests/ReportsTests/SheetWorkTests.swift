import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a row of a translators' file is for")
struct SheetWorkTests {
  private func row(
    _ severity: String, _ key: String, _ source: String, _ translation: String, _ rule: String, advice: Message = ""
  ) -> [String] {
    var cells = [String](repeating: "", count: SheetTable.columns.count)
    (cells[0], cells[1], cells[5], cells[6], cells[SheetTable.ruleColumn]) = (severity, key, source, translation, rule)
    cells[SheetTable.column("what to do")] = Localizer.english.visible(advice)
    return cells
  }

  @Test("It is named in each row: what is wrong, what is missing, a copy, what nobody asks for, and what needs nothing")
  func works() throws {
    let sheets = TranslationSheets(PageModel(SampleResult.result), names: .english, extent: .whole).sheets
    let table = SheetTable(sheet: try #require(sheets.first), words: .english)
    let rows = [
      row("warning", "a", "A", "B", "edge-space"), row("warning", "b", "Move", "", "missing-translation"),
      row("review", "c", "Mail", "Mail", "untranslated"),
      row("note", "d", "Old", "", "missing-translation", advice: TranslationRow.unasked),
      row("none", "e", "Open", "Öffnen", ""), row("error", "f", "A", "A", "placeholder-mismatch"),
    ]
    let works = rows.map { table.work(of: $0) }
    #expect(works == [.mend, .translate, .copied, .unused, .nothing, .mend])
    // The line that counts what a file lacks is no text.
    #expect(table.work(of: row("", "", "", "", "")) == nil)
  }

  @Test("It stands behind the severity in a file, and every row of a text has it")
  func column() throws {
    let sheets = TranslationSheets(PageModel(SampleResult.result), names: .english, extent: .whole).sheets
    let rows = SheetTable(sheet: try #require(sheets.first), words: .english).fileRows
    #expect(rows[0].cells[1] == "work" && rows.count > 1)
    #expect(rows.dropFirst().allSatisfy { $0.cells[2].isEmpty || !$0.cells[1].isEmpty })
  }

  @Test("A text whose bar is to give room is for designers, and stands below all that is the translators' own")
  func designers() throws {
    var result = SampleResult.result
    let key = "Doz-aa-3q7.title"
    let place = try #require(result.findings.firstIndex { $0.locale == "de" && $0.key == key && $0.over != nil })
    result.findings[place].blame = .layout
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let rows = SheetTable(sheet: try #require(sheets.first { $0.locale == "de" }), words: .english).fileRows
    let own = try #require(rows.firstIndex { $0.cells[1] == "for designers" })
    #expect(rows[own].cells[2] == key)
    #expect(rows[(own + 1)...].allSatisfy { $0.cells[1] == "for designers" || $0.cells[2].isEmpty })
  }
}
