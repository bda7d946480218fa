import LintelModel
import Testing

@testable import LintelReports

@Suite("Sheets that were filled in")
struct FilledSheetTests {
  private static let head = ["severity", "key", "write into", "source", "translation", "rule", "new translation"]

  private func texts(_ path: String, _ rows: [[String]], language: String? = nil) throws -> [ReturnedText] {
    let lines = ([Self.head] + rows).enumerated().map { (line: $0.offset + 1, cells: $0.element) }
    return try FilledSheet(path: path, rows: lines, language: language).texts
  }

  @Test("Rows with a new text are read, with their language, file and line")
  func rows() throws {
    let found = try texts(
      "out/App.pt-BR.csv",
      [
        ["none", "a", "pt.lproj/L.strings:12", "A", "B", "", " "],
        ["error", "b", "pt.lproj/L.strings:13", "%d", "x", "label-cut placeholder-mismatch", "%d y"],
      ])
    #expect(found.map(\.text) == ["%d y"])
    let one = try #require(found.first)
    #expect(one.language == "pt-BR" && one.file == "pt.lproj/L.strings" && one.line == 13 && one.hasWrongValues)
    #expect(one.row == LintelModel.SourceLocation(file: "out/App.pt-BR.csv", line: 3))
  }

  @Test("What a sheet writes for line breaks, hidden characters and formulas is undone")
  func signs() throws {
    let tabs = try texts("audit.de.tsv", [["", "k", "L.strings", "a", "b", "", "eins\\nzwei\\\\n"]])
    #expect(tabs.map(\.text) == ["eins\nzwei\\n"])
    let saved = try texts("audit.de.txt", [["", "k", "L.strings", "a", "b", "", "eins\\nzwei"]])
    #expect(saved.map(\.text) == ["eins\nzwei"])
    let commas = try texts("audit.de.csv", [["", "k", "L.strings", "a", "b", "", "'=⟨U+200E⟩eins\\n⇥"]])
    #expect(commas.map(\.text) == ["=\u{200E}eins\\n\t"])
  }

  @Test("A cell shows the text that it was written from, and no other one")
  func shows() {
    #expect(FilledSheet.cell("'=a⟨U+200E⟩\nb", shows: "=a\u{200E}\nb"))
    #expect(!FilledSheet.cell("ab", shows: "a b"))
    #expect(!FilledSheet.cell("e\u{301}", shows: "\u{E9}"))
  }

  @Test("A sheet counts the rows with work for translators, and those that were filled in all the same")
  func asked() throws {
    func row(_ work: String, _ text: String) -> [String] { ["", work, "k", "L.strings:1", "A", "B", text] }
    let head = ["severity", "work", "key", "write into", "source", "translation", "new translation"]
    let rows = [
      head, row("to translate", "x"), row("to mend", ""), row("copied", " "), row("nothing to do", ""), row("for designers", ""),
      row("nothing to do", "y"), row("", ""), ["", "to mend"],
    ]
    let lines = rows.enumerated().map { (line: $0.offset + 1, cells: $0.element) }
    let sheet = try FilledSheet(path: "a.de.csv", rows: lines, language: nil)
    #expect(sheet.asked == 5 && sheet.texts.count == 2)
    let bare = [(line: 1, cells: Self.head)]
    let lost = try FilledSheet(path: "a.de.csv", rows: bare, language: nil)
    #expect(lost.asked == nil)
    #expect(FilledSheet.filled(2, of: 1_234).english == "Rows filled in: 2 of 1,234.")
  }

  @Test("A sheet says its language, and has our columns")
  func faults() throws {
    #expect(throws: FilledSheet.Fault.self) { try texts("sheet.csv", []) }
    #expect(throws: FilledSheet.Fault.self) {
      try FilledSheet(path: "a.de.csv", rows: [(line: 1, cells: ["key"])], language: nil)
    }
    #expect(throws: FilledSheet.Fault.self) {
      try FilledSheet(path: "a.de.csv", rows: [(line: 1, cells: Self.head + ["new translation"])], language: nil)
    }
    #expect(try texts("sheet.csv", [], language: "de").isEmpty)
  }
}
