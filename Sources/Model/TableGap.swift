/// How much of a table a language has no text for: nothing where it has all of it.
package struct TableGap: Hashable, Sendable, Comparable {
  package var table: TableID
  package var locale: LocaleID
  /// How many of the strings neither the language nor one of its parents has.
  package var missing: Int
  /// How many strings of the table the language should have.
  package var strings: Int

  package init(table: TableID, locale: LocaleID, missing: Int, strings: Int) {
    self.table = table
    self.locale = locale
    self.missing = missing
    self.strings = strings
  }

  package static func < (a: TableGap, b: TableGap) -> Bool { (a.table, a.locale) < (b.table, b.locale) }
}
