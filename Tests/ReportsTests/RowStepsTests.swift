import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What is to be done about a text of which several things are wrong")
struct RowStepsTests {
  private let place = LintelModel.SourceLocation(file: "de.lproj/Localizable.strings", line: 2, column: 11)

  private func finding(_ rule: String, _ severity: Severity, _ advice: Message?, _ fixed: String? = nil) -> Finding {
    var finding = Finding(
      rule: rule, verdict: .fails, certainty: .certain, severity: severity, blame: .translation, table: "Localizable",
      key: "key.2", locale: "de", message: "Something is wrong", reason: "r", suggestion: advice, translationLocation: place)
    if let fixed { finding.fixes = [Fix("Wert 2", fixed, at: place)] }
    return finding
  }

  private func sheet(_ findings: [Finding]) throws -> TranslationSheet {
    var result = SampleResult.result
    result.findings = findings
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    return try #require(sheets.first { $0.locale == "de" })
  }

  private func row(_ findings: [Finding]) throws -> TranslationRow {
    try #require(try sheet(findings).rows.first { $0.key == "key.2" })
  }

  /// The most that its table allows is the gravest, and of no use before the value is back.
  private var all: [Finding] {
    [
      finding("length-limit", .error, "Use at most 12 characters."), finding("edge-space", .note, "Remove the space at the end."),
      finding("foreign-letters", .warning, "Write its letters anew."),
      finding("placeholder-mismatch", .warning, "Put “%@” where the value belongs."),
    ]
  }

  @Test("Values come before words, words before marks, and the number of characters last, however grave each is")
  func order() throws {
    let row = try self.row(all)
    #expect(row.told.first?.finding.rule == "length-limit")
    #expect(row.steps.map(\.finding.rule) == ["placeholder-mismatch", "foreign-letters", "edge-space", "length-limit"])
    #expect(row.stepsToTake == 4 && row.mended == nil)
  }

  @Test("A spreadsheet has one row for the text, with the steps in their order")
  func spreadsheet() throws {
    let table = SheetTable(sheet: try sheet(all), words: .english)
    let column = try #require(SheetTable.columns.firstIndex(of: "what to do"))
    let rows = table.rows.filter { $0.cells[1] == "key.2" }
    #expect(rows.count == 1)
    let said = try #require(rows.first).cells[column]
    let steps = ["Put “%@” where the value belongs.", "Write its letters anew.", "Remove the space at the end.", "12 characters"]
    let places = try steps.map { try #require(said.firstRange(of: $0)?.lowerBound, "\(said)") }
    #expect(places == places.sorted(), "\(said)")
  }

  @Test("Mere notes come after what is to be done where they are no step before it")
  func notes() throws {
    let row = try self.row([finding("edge-space", .note, "Remove it."), finding("foreign-letters", .warning, "Write them anew.")])
    #expect(row.steps.map(\.finding.rule) == ["foreign-letters", "edge-space"] && row.stepsToTake == 1)
  }

  @Test("Where each is mended for certain, one text that mends all is proposed")
  func proposal() throws {
    let mended = [
      finding("placeholder-mismatch", .error, "Write “%@”.", "Wert %@"), finding("word-spelling", .warning, "Write it so.", "Wort 2"),
    ]
    let row = try self.row(mended)
    #expect(row.mended == "Wort %@")
    let table = SheetTable(sheet: try sheet(mended), words: .english)
    #expect(table.rows.contains { $0.cells.contains { $0.contains(TranslationRow.mendsAll("Wort %@").english) } })
    #expect(try self.row([mended[0]]).proposal == nil)
    #expect(try self.row(mended + [finding("foreign-letters", .warning, "Write them anew.")]).proposal == nil)
  }

  @Test("Two corrections of the same part are none together, and one that both ask for is made once")
  func touching() {
    func fix(_ after: String) -> Fix { Fix("Wert 2", after, at: place) }
    #expect(JoinedFixes.text(of: [fix("Wort 2"), fix("Wirt 2")]) == nil)
    #expect(JoinedFixes.text(of: [fix("Wort 2"), fix("Wort 2")]) == "Wort 2")
    #expect(JoinedFixes.text(of: [fix("Wert 2."), fix("Wert 2!")]) == nil)
    #expect(JoinedFixes.text(of: [fix("Wert2"), fix("Wert 2.")]) == "Wert2.")
    #expect(JoinedFixes.text(of: []) == nil)
  }
}
