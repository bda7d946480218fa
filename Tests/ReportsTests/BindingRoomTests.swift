import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The one limit of a text that several bars show")
struct BindingRoomTests {
  private let key = "Doz-aa-3q7.title"

  private func cells(_ result: AuditResult) throws -> [String: String] {
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let table = SheetTable(sheet: try #require(sheets.first { $0.locale == "de" }), words: .english)
    let row = try #require(table.rows.first { $0.cells[1] == key })
    return Dictionary(uniqueKeysWithValues: zip(SheetTable.columns, row.cells))
  }

  @Test("What is wrong and how many characters fit are of the place where the text has least room, whatever a finding of a roomier place says")
  func roomier() throws {
    var result = SampleResult.result
    let worst = try #require(result.findings.first { $0.locale == "de" && $0.key == key && $0.over != nil })
    let before = try cells(result)
    var roomier = worst
    roomier.reason = "roomier"
    roomier.over = worst.over.map { Points($0.value / 2) }
    roomier.worstEnvironment = Environment(platform: .ios, os: OSLine(26), device: "Wide", width: 999)
    roomier.message = "It has 987 pt of room"
    roomier.evidence = [Evidence.count("room", 77, "characters")]
    // The one that is told first gave the row its number.
    result.findings.insert(roomier, at: 0)
    let cells = try cells(result)
    #expect(cells["what is wrong"]?.contains("987") == false)
    for column in ["room (pt)", "max length (characters)", "environment"] { #expect(cells[column] == before[column]) }
  }
}
