import LintelModel
import Synchronization

/// The keys of each table, by its id. They are collected when first asked for: most comparisons never are.
final class PresentKeys: Sendable {
  private let tables: [StringTable]
  private let collected: Mutex<[String: Set<String>]?>

  init(of tables: [StringTable]) {
    self.tables = tables
    collected = Mutex(nil)
  }

  init(_ keys: [String: Set<String>]) {
    tables = []
    collected = Mutex(keys)
  }

  var byTable: [String: Set<String>] {
    collected.withLock { collected in
      if let collected { return collected }
      let keys = Self.all(of: tables)
      collected = keys
      return keys
    }
  }

  static func all(of tables: [StringTable]) -> [String: Set<String>] {
    tables.reduce(into: [:]) { keys, table in keys[table.id.path, default: []].formUnion(table.units.lazy.map(\.key)) }
  }
}
