import LintelModel

/// Strings that have stayed in the source's words, and in which languages: what several rules see, each from its side. It is no
/// part of a report.
package struct Cause: Hashable, Sendable {
  package var table: TableID
  /// Empty for all that the table has.
  package var keys: Set<String>
  package var locales: Set<LocaleID>

  package init(table: TableID, keys: Set<String> = [], locales: [LocaleID]) {
    self.table = table
    self.keys = keys
    self.locales = Set(locales)
  }

  /// Whether another one of the same table speaks of all its strings.
  package func isWithin(_ other: Cause) -> Bool {
    table == other.table && (other.keys.isEmpty || !keys.isEmpty && keys.isSubset(of: other.keys))
  }
}
