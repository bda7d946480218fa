import LintelDatabase
import LintelFindings

/// The database of one or several runs. Projects are put in as they come: what is in it afterwards is the same in any order.
package final class FleetDatabase {
  package static let version = 2
  /// Of `PRAGMA application_id`: "LNTL".
  static let applicationID = 0x4C4E_544C

  /// A project of a run that is in it.
  package struct Entry: Hashable, Sendable {
    package var run: String
    package var project: String
    package var content: String
  }

  let database: Database
  private var insertions: [Statement] = []

  /// A new one, in a file that is not there yet.
  package init(creating path: String) throws(DatabaseError) {
    database = try Database(path, .create)
    try database.run("PRAGMA application_id = \(Self.applicationID); PRAGMA user_version = \(Self.version); BEGIN")
    for table in FleetTable.all { try database.run(Self.definition(of: table)) }
    for table in FleetTable.ofProject {
      let places = table.allColumns.map { _ in "?" }.joined(separator: ",")
      insertions.append(try database.statement("INSERT INTO \(table.name) VALUES (\(places))"))
    }
  }

  private static func definition(of table: FleetTable) -> String {
    let columns = table.allColumns.map { "\n  \($0.name) \($0.kind.rawValue)\($0.isOptional ? "" : " NOT NULL")" }
    let key = table.key.map(\.name).joined(separator: ", ")
    // Rows lie in the order of their key, whenever they came.
    return "CREATE TABLE \(table.name) (\(columns.joined(separator: ",")),\n  PRIMARY KEY (\(key))\n) WITHOUT ROWID;"
  }

  package func add(_ project: ProjectRows, to run: String) throws(DatabaseError) {
    for (index, table) in FleetTable.ofProject.enumerated() {
      for (number, row) in project[table].enumerated() {
        try insert(
          [.text(run), .text(project.name)] + (table == .project ? [] : [.integer(number + 1)]) + row, index)
      }
    }
  }

  func insert(_ row: [Value], _ index: Int) throws(DatabaseError) { try insertions[index].run(row) }

  /// Ends the writing: each run gets its row, named after what is in it.
  package func finish() throws(DatabaseError) {
    let insertion = try database.statement("INSERT INTO run VALUES (?,?,?,?)")
    let entries = try entries
    let versions = try database.rows(
      "SELECT DISTINCT run, lintel FROM project WHERE lintel IS NOT NULL ORDER BY run, lintel")
    for run in Set(entries.map(\.run)) {
      let projects = entries.filter { $0.run == run }
      let id = Fingerprint.of([run] + projects.flatMap { [$0.project, $0.content] })
      let lintel = versions.filter { $0[0].text == run }.compactMap { $0[1].text }.joined(separator: ", ")
      try insertion.run([.text(run), .text(id), .integer(projects.count), .text(lintel)])
    }
    try database.run("COMMIT")
  }

  /// Writes all of it, row by row in the order of the keys, into a file that is not there yet: the same content has the same
  /// bytes there, whenever it came.
  package func copy(to path: String) throws(DatabaseError) {
    try database.run("VACUUM INTO '\(path.replacing("'", with: "''"))'")
  }

  /// Every project of every run, in order.
  package var entries: [Entry] {
    get throws(DatabaseError) {
      try database.rows("SELECT run, project, content FROM project ORDER BY run, project").map {
        Entry(run: $0[0].text ?? "", project: $0[1].text ?? "", content: $0[2].text ?? "")
      }
    }
  }

  package func rows(of project: String, in run: String) throws(DatabaseError) -> ProjectRows {
    var rows: [[[Value]]] = []
    for table in FleetTable.ofProject {
      let columns = table.columns.map(\.name).joined(separator: ", ")
      let order = table == .project ? "" : " ORDER BY number"
      rows.append(
        try database.rows(
          "SELECT \(columns) FROM \(table.name) WHERE run = ? AND project = ?\(order)", [.text(run), .text(project)]))
    }
    return ProjectRows(name: project, rows: rows)
  }

  /// An existing one, which may be a stranger's.
  /// - Parameter name: What it is called in errors.
  package convenience init(reading path: String, named name: String) throws(FleetFault) {
    do { try self.init(reading: path) } catch { throw FleetFault("\(name): \(error)") }
  }

  init(reading path: String) throws(DatabaseError) {
    database = try Database(path, .read)
    // A view of a stranger's may never end: only tables are asked.
    let tables = Set(try database.rows("SELECT name FROM sqlite_schema WHERE type = 'table'").compactMap { $0[0].text })
    let version = try database.rows("PRAGMA user_version").first?.first?.integer ?? 0
    guard version == Self.version else {
      throw DatabaseError(message: "found a database of version \(version), expected \(Self.version)")
    }
    for table in FleetTable.all {
      guard tables.contains(table.name) else {
        throw DatabaseError(
          message: "found no table \(table.name), expected \(FleetTable.all.map(\.name).joined(separator: ", "))")
      }
      // Asking for a column that is not there says which one.
      _ = try database.statement(
        "SELECT \(table.allColumns.map { "\"\(table.name)\".\($0.name)" }.joined(separator: ", ")) FROM \(table.name)")
    }
  }

  /// Everything, as lines of JSON, table by table in the order of the keys.
  package func lines(of tables: [FleetTable] = FleetTable.all, _ take: (String) -> Void) throws(DatabaseError) {
    for table in tables {
      let columns = table.allColumns.map(\.name)
      let order = table.key.map(\.name).joined(separator: ", ")
      try database.statement("SELECT \(columns.joined(separator: ", ")) FROM \(table.name) ORDER BY \(order)").forEach {
        row throws(DatabaseError) in take(RowLine.line(of: row, in: table))
      }
    }
  }
}
