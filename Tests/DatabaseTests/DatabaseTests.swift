import LintelDatabase
import Testing

@Suite("Databases")
struct DatabaseTests {
  private let memory: Database

  init() throws {
    memory = try Database(":memory:", .create)
    try memory.run("CREATE TABLE a (b TEXT, c INTEGER, d REAL)")
  }

  @Test("What is put in is read again: texts whole, numbers as they are, and nothing as nothing")
  func values() throws {
    let rows: [[Value]] = [
      [.text(""), .integer(.max), .real(0.1)], [.text("zero\0byte"), .integer(.min), .real(-1e300)],
      [.text("« 日本 »"), .null, .null],
    ]
    let insertion = try memory.statement("INSERT INTO a VALUES (?,?,?)")
    for row in rows { try insertion.run(row) }
    #expect(try memory.rows("SELECT * FROM a") == rows)
    #expect(try memory.rows("SELECT c FROM a WHERE b = ?", [.text("")]) == [[.integer(.max)]])
  }

  @Test("What SQLite does not take is an error with its words")
  func errors() throws {
    #expect(throws: DatabaseError(message: "no such table: z")) { try memory.rows("SELECT * FROM z") }
    #expect(throws: DatabaseError.self) { try memory.run("CREATE") }
    #expect(throws: DatabaseError.self) { _ = try Database("/no/such/folder/a.sqlite", .create) }
    #expect(throws: DatabaseError.self) { _ = try Database("/no/such/file.sqlite", .read) }
  }

  @Test("A statement keeps its database as long as it lives")
  func lifetime() throws {
    func orphan() throws -> Statement {
      let database = try Database(":memory:", .create)
      return try database.statement("SELECT 1")
    }
    #expect(try orphan().rows() == [[.integer(1)]])
  }
}
