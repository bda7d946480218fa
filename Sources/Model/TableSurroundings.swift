/// What is known of a project beside one of its tables.
package struct TableSurroundings: Sendable {
  /// Every table of the project: how a language spells a word, another one may show.
  package var tables: [StringTable]
  /// Where the strings are that bars show, in whichever table and language.
  package var placesOnBars: Set<SourceLocation>

  package init(tables: [StringTable] = [], placesOnBars: Set<SourceLocation> = []) {
    self.tables = tables
    self.placesOnBars = placesOnBars
  }
}
