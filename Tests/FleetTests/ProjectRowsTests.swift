import LintelDatabase
import LintelFleet
import Testing

@Suite("Rows of an audit")
struct ProjectRowsTests {
  private let rows = SampleFleet.rows("Birds")

  @Test("A project's row says how it ended, whose it is and what was found")
  func project() {
    let row = rows[.project][0]
    #expect(row[0...2] == [.text("apps/Birds"), .text("Birds"), .integer(1)])
    #expect(row[10...14] == [.integer(1), .integer(0), .integer(0), .integer(0), .integer(0)])
  }

  @Test("A text's row has what it needs, low, best and high, what it has, and where that is worst")
  func text() {
    #expect(
      rows[.text] == [
        [
          .text("Main.storyboard#a"), .null, .text("title"), .text("de"), .text("Main"), .text("a.title"),
          .text("Einzelheiten der ausführlichen Beobachtung am Vogelhaus"), .real(290), .real(300), .real(310), .real(200),
          .text("certain"), .text("iOS 26, screen (375 pt)"),
        ]
      ])
  }

  @Test("Findings, their languages, what is untranslated and what is skipped have rows")
  func others() {
    #expect(rows[.finding].count == 1)
    #expect(rows[.finding][0][12] == .real(100))
    #expect(rows[.findingLanguage].map { $0[1...] } == [[.text("de"), .text("error"), .text("fails")]])
    #expect(
      rows[.language] == [
        [.text("de"), .integer(0), .integer(2), .integer(1)], [.text("en"), .integer(1), .null, .null],
      ])
    #expect(rows[.skipped] == [[.text("string"), .text("stale"), .integer(1), .integer(1)]])
    #expect(rows[.coverage].count == 1)
  }

  @Test("Every row has a value for every column of its table", arguments: FleetTable.ofProject)
  func columns(table: FleetTable) {
    let failed = ProjectRows(ListedProject(name: "a", path: "a"), failed: "killed")
    for row in rows[table] + failed[table] {
      #expect(row.count == table.columns.count)
      for (column, value) in zip(table.columns, row) { #expect(value != .null || column.isOptional, "\(column.name)") }
    }
  }

  @Test("The same content is known by the same, and other content by another")
  func content() {
    #expect(rows.content == SampleFleet.rows("Birds").content && rows.isWhole)
    #expect(rows.content != SampleFleet.rows("Birds", owner: nil).content)
    #expect(rows.content != SampleFleet.rows("Birds", SampleFleet.result(title: "Einzelheiten")).content)
  }

  @Test("A bar that is not there is no success: the row says why")
  func nothing() {
    var result = SampleFleet.result()
    result.project.toolbars = []
    #expect(Outcome(of: result) == Outcome(code: 2, reason: "no toolbar was found"))
    #expect(Outcome(worker: 0, of: result) == Outcome(code: 0))
    #expect(Outcome(worker: 2, of: SampleFleet.result()).reason == "the audit ended with 2")
  }
}
