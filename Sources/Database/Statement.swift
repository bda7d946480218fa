internal import CSQLite

/// A statement that is run many times, with other values each time.
package final class Statement {
  private let statement: OpaquePointer
  /// A statement must not outlive its database.
  private let database: Database

  init(_ sql: String, in database: Database) throws(DatabaseError) {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(database.handle, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else {
      throw database.failure
    }
    statement = prepared
    self.database = database
  }

  deinit { sqlite3_finalize(statement) }

  /// Runs it, and drops what it answers.
  package func run(_ values: [Value] = []) throws(DatabaseError) {
    try forEach(values) { _ throws(DatabaseError) in }
  }

  package func rows(_ values: [Value] = []) throws(DatabaseError) -> [[Value]] {
    var rows: [[Value]] = []
    try forEach(values) { row throws(DatabaseError) in rows.append(row) }
    return rows
  }

  /// Hands over one row of the answer after the other.
  package func forEach(
    _ values: [Value] = [], _ take: ([Value]) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    sqlite3_reset(statement)
    defer { sqlite3_reset(statement) }
    for (index, value) in values.enumerated() {
      guard bind(value, Int32(index + 1)) == SQLITE_OK else { throw database.failure }
    }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try take((0..<sqlite3_column_count(statement)).map(value))
      case SQLITE_DONE: return
      default: throw database.failure
      }
    }
  }

  private func bind(_ value: Value, _ index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let number): return sqlite3_bind_int64(statement, index, Int64(number))
    case .real(let number): return sqlite3_bind_double(statement, index, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          // An empty text has no address, which SQLite would take for none at all.
          $0.baseAddress.map { lintel_sqlite_bind_text(statement, index, $0, UInt64(bytes.count)) }
            ?? lintel_sqlite_bind_text(statement, index, "", 0)
        }
      }
    }
  }

  private func value(_ index: Int32) -> Value {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: return .integer(Int(sqlite3_column_int64(statement, index)))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
    case SQLITE_NULL: return .null
    default:
      // Bytes, which no table of ours holds, are read as text.
      guard let bytes = sqlite3_column_text(statement, index) else { return .text("") }
      let count = Int(sqlite3_column_bytes(statement, index))
      return .text(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
    }
  }
}
