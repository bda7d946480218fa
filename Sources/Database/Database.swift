internal import CSQLite

/// A file of SQLite. Not to be shared between tasks.
package final class Database {
  package enum Access: Sendable {
    /// A new file, which only its maker reads until it is whole: if the machine stops meanwhile, it is lost.
    case create
    /// A file that may be a stranger's: nothing in it is run.
    case read
  }

  let handle: OpaquePointer

  package init(_ path: String, _ access: Access) throws(DatabaseError) {
    var opened: OpaquePointer?
    let flags = access == .create ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
    let code = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened, code == SQLITE_OK else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "there is no memory for it"
      sqlite3_close_v2(opened)
      throw DatabaseError(message: message)
    }
    handle = opened
    lintel_sqlite_defend(handle)
    if access == .create { try run("PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF") }
  }

  deinit { sqlite3_close_v2(handle) }

  /// Statements without values.
  package func run(_ sql: String) throws(DatabaseError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  package func statement(_ sql: String) throws(DatabaseError) -> Statement { try Statement(sql, in: self) }

  /// All rows of an answer that is not large.
  package func rows(_ sql: String, _ values: [Value] = []) throws(DatabaseError) -> [[Value]] {
    try statement(sql).rows(values)
  }

  var failure: DatabaseError { DatabaseError(message: String(cString: sqlite3_errmsg(handle))) }
}

/// What SQLite says that is wrong: the file is none of its own, or the disk is full.
package struct DatabaseError: Error, Hashable, Sendable, CustomStringConvertible {
  package var message: String
  package init(message: String) { self.message = message }
  package var description: String { message }
}
