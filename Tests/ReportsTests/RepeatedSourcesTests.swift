import LintelModel
import Testing

@testable import LintelReports

@Suite("One source text in several rows of a sheet")
struct RepeatedSourcesTests {
  private func row(_ source: String, comment: String = "", length: String = "") -> SpreadsheetRow {
    var cells = [String?](repeating: nil, count: SheetTable.columns.count)
    (cells[1], cells[5]) = ("k", source)
    (cells[SheetTable.column("comment")], cells[SheetTable.column("max length (characters)")]) = (comment, length)
    return SpreadsheetRow(cells)
  }

  @Test("A row that asks for the same as one before it names that row, and one with another comment or limit does not")
  func named() {
    let rows = [
      SpreadsheetRow(SheetTable.columns), row("Save"), row("Open"), row("Save"), row("Save", comment: "a file"), row("Save", length: "9"),
      row("Save"),
    ]
    let translate = SheetTable.RowWork.translate.rawValue
    let works = ["work"] + [String](repeating: translate, count: 5) + ["to mend"]
    #expect(SheetTable.repeated(rows, works: works) == ["as row", "", "", "2", "", "", ""])
  }

  private let head = ["key", "write into", "comment", "source", "translation", "new translation", "as row", "form"]

  private func texts(_ rows: [[String]]) throws -> [String] {
    let lines = ([head] + rows).enumerated().map { (line: $0.offset + 1, cells: $0.element) }
    return try FilledSheet(path: "audit.de.csv", rows: lines, language: nil).texts.map { "\($0.key)=\($0.text)" }
  }

  @Test("An empty row takes the text of the one that it names, also where the sheet was sorted, and keeps one of its own")
  func taken() throws {
    let rows = [
      ["b", "L.strings", "", "Save", "", "", "3", ""], ["a", "L.strings", "", "Save", "", "Sichern", "", ""],
      ["c", "L.strings", "", "Save", "", "", "", ""], ["d", "L.strings", "a file", "Save", "", "", "3", ""],
    ]
    let found = try texts(rows)
    #expect(found == ["b=Sichern", "a=Sichern"])
    let own = try texts(rows + [["e", "L.strings", "", "Save", "", "Sparen", "3", ""]])
    // Of two texts nobody knows which one is meant.
    #expect(own == ["a=Sichern", "e=Sparen"])
  }
}
