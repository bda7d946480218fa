import LintelModel

/// Hands on how the files of tables were read whose encoding is a guess.
enum EncodingGuesses {
  /// A project's tables, with what a change did to their encoding.
  static func noted(in project: Project) -> [StringTable] {
    guard let reencoded = project.earlier?.reencoded, !reencoded.isEmpty else { return project.tables }
    return project.tables.map { table in
      guard reencoded.contains(table.file) else { return table }
      var table = table
      table.guess?.wasCertain = true
      return table
    }
  }

  /// That of a language's file; a file of all languages is told with the source.
  static func of(_ table: TableInLocale, in tables: [StringTable]) -> EncodingGuess? {
    tables.first { $0.guess != nil && ($0.locale == table.locale || $0.locale == "mul" && table.isSource) }?.guess
  }
}
