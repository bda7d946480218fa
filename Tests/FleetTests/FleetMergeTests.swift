import LintelDatabase
import Testing

@testable import LintelFleet

@Suite("Joined fleets")
struct FleetMergeTests {
  private let fleet: SampleFleet
  private let birds = SampleFleet.rows("Birds")
  private let maps = SampleFleet.rows("Maps", owner: nil)

  init() throws { fleet = try SampleFleet() }

  @Test("What is in a database does not depend on the order in which it came")
  func order() throws {
    let one = try SampleFleet.lines(fleet.database("one", [("", birds), ("", maps), ("b", maps)]))
    let other = try SampleFleet.lines(fleet.database("other", [("b", maps), ("", maps), ("", birds)]))
    #expect(one == other)
    #expect(one[0].hasPrefix(#"{"table":"run","run":"","id":""#) && one[0].contains(#""projects":2"#))
  }

  @Test("Rows that were written as lines are the same again, however they were divided")
  func lines() throws {
    let database = try fleet.database("one", [("", birds), ("", maps)])
    let written = try SampleFleet.lines(database)
    var rows = RowLines()
    for (index, line) in written.reversed().enumerated() { #expect(rows.add(Array(line.utf8), file: "part-\(index)") == []) }
    let again = try FleetDatabase(creating: fleet.folder + "/again")
    var merge = FleetMerge(into: again)
    try rows.add(to: &merge)
    try again.finish()
    #expect(merge.faults == [])
    #expect(try SampleFleet.lines(again) == written)
  }

  @Test("A project that two inputs hold is joined if they agree, and an error that names both if they do not")
  func conflict() throws {
    var merge = FleetMerge(into: try FleetDatabase(creating: fleet.folder + "/target"))
    try merge.add(birds, run: "", from: "a.sqlite")
    try merge.add(SampleFleet.rows("Birds"), run: "", from: "b.sqlite")
    try merge.add(SampleFleet.rows("Birds", owner: "Maps"), run: "tuesday", from: "c.sqlite")
    #expect { try merge.add(SampleFleet.rows("Birds", owner: "Maps"), run: "", from: "c.sqlite") } throws: {
      "\($0)".hasPrefix("found “Birds” in a.sqlite and with other content in c.sqlite, expected it once")
    }
  }

  @Test("A project of which a row is missing or changed is kept as one that could not be audited, and told")
  func damaged() throws {
    let written = try SampleFleet.lines(fleet.database("one", [("", birds), ("", maps)]))
    var rows = RowLines()
    for line in written where !(line.contains("\"finding\"") && line.contains("Birds")) {
      #expect(rows.add(Array(line.utf8), file: "a.jsonl") == [])
    }
    let target = try FleetDatabase(creating: fleet.folder + "/target")
    var merge = FleetMerge(into: target)
    try rows.add(to: &merge)
    #expect(
      merge.faults.map(\.description) == [
        "a.jsonl: found “Birds” with rows missing or changed, expected it as it was written"
      ])
    try target.finish()
    let left = try target.database.rows("SELECT project, path, owner, exit_code, reason FROM project ORDER BY project")
    #expect(
      left == [
        [.text("Birds"), .text("apps/Birds"), .text("Birds"), .integer(2), .text("its rows are not whole")],
        [.text("Maps"), .text("apps/Maps"), .null, .integer(1), .null],
      ])
  }

  @Test("A stranger's database is an error that says what was found, and no crash")
  func stranger() throws {
    let path = fleet.folder + "/stranger.sqlite"
    let database = try Database(path, .create)
    #expect { _ = try FleetDatabase(reading: path, named: "s.sqlite") } throws: {
      "\($0)" == "s.sqlite: found a database of version 0, expected \(FleetDatabase.version)"
    }
    try database.run("PRAGMA user_version = \(FleetDatabase.version)")
    #expect { _ = try FleetDatabase(reading: path, named: "s.sqlite") } throws: {
      "\($0)".hasPrefix("s.sqlite: found no table run, expected run, project")
    }
    try database.run("CREATE TABLE run (run TEXT); CREATE TABLE bar (a); CREATE VIEW project AS SELECT 1")
    #expect(throws: FleetFault.self) { _ = try FleetDatabase(reading: path, named: "s.sqlite") }
  }

  private static let badLines: [(line: String, says: String)] = [
    ("{", "found the end, expected a string"),
    ("[1]", "found “[1]”, expected an object"),
    (#"{"table":"shop"}"#, "found no member “table” with one of run, project"),
    (
      #"{"table":"run","run":"","id":"a","projects":"two","lintel":""}"#,
      "found another value in “projects” of run, expected a whole number"
    ),
    (#"{"table":"run","run":""}"#, "found no member “id” of run, expected a text"),
    (#"{"table":"run","colour":1}"#, "found the member “colour” of run, expected id, lintel"),
    (#"{"table":"run","table":"bar"}"#, "found the member “table” twice, expected it once"),
    (#"{"table":"run"} {}"#, "found “{}”, expected the end"),
    (#"{"table":"\ud800"}"#, "found half of a character, expected both"),
    (#"{"table":{"a":1}}"#, "found “{\"a\":1}}”, expected a value"),
  ]

  @Test("A line that is no row is told with its file, its line and what is allowed", arguments: badLines)
  func lines(line: String, says: String) {
    var rows = RowLines()
    let faults = rows.add(Array("\n\(line)\n".utf8), file: "f")
    #expect(faults.count == 1 && faults[0].description.hasPrefix("f: line 2: " + says), "\(faults)")
  }
}
