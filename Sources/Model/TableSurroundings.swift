/// What is known of a project beside one of its tables.
package struct TableSurroundings: Sendable {
  /// Every table of the project: how a language spells a word, another one may show.
  package var tables: [StringTable]
  /// Where the strings are that bars show, in whichever table and language.
  package var placesOnBars: Set<SourceLocation>
  /// How the whole app speaks to the reader, by language; empty where no rule asks.
  package var addresses: [LocaleID: AddressTally] = [:]
  /// The strings that vary by number, of all languages of a table, by their keys: each of these is asked for in each language.
  private let varying: [TableID: [String: [StringUnit]]]

  package init(tables: [StringTable] = [], placesOnBars: Set<SourceLocation> = []) {
    self.tables = tables
    self.placesOnBars = placesOnBars
    varying = tables.reduce(into: [:]) { varying, table in
      for unit in table.units where unit.varies { varying[table.id, default: [:]][unit.key, default: []].append(unit) }
    }
  }

  /// What a table has under a key in any language, as far as it varies by number.
  package func varyingUnits(ofKey key: String, in table: TableID) -> [StringUnit] { varying[table]?[key] ?? [] }
}
