import LintelModel

/// A language that a change took out.
package struct LostLanguage: Hashable, Sendable {
  package var locale: LocaleID
  /// The tables that it was taken out of; none if the project has it no more.
  package var tables: [String]

  package init(locale: LocaleID, tables: [String] = []) {
    self.locale = locale
    self.tables = tables
  }

  /// `nb`, `nb (Localizable)`
  package var name: Message {
    tables.isEmpty ? "\(locale)" : .data("\(locale.id) (\(tables.joined(separator: ", ")))")
  }

  /// In the order of the languages.
  package static func all(_ lost: Set<LocaleID>, _ thinned: ThinnedTables) -> [LostLanguage] {
    (lost.map { LostLanguage(locale: $0) }
      + thinned.tables.filter { !lost.contains($0.key) }.map { LostLanguage(locale: $0, tables: $1.sorted()) })
      .sorted { $0.locale < $1.locale }
  }
}

/// Tables that a language was taken out of. A file for the system's questions keeps the language one of the project's, and what
/// was found in the table is not fixed for that.
package struct ThinnedTables: Hashable, Sendable {
  /// By language their ids.
  package private(set) var tables: [LocaleID: Set<String>] = [:]

  package init() {}

  package init(from earlier: Project, to project: Project) {
    let (before, now) = (Self.keys(of: earlier), Self.keys(of: project))
    for (table, languages) in before {
      guard let left = now[table] else { continue }
      let keys = left.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      // Where its strings are gone in all languages, they are gone, and the language is not.
      for (language, had) in languages where left[language] == nil && !had.isDisjoint(with: keys) {
        tables[language, default: []].insert(table)
      }
    }
  }

  /// Whether an entry is about what a table had in such a language.
  func had(_ entry: Baseline.Entry) -> Bool {
    guard let language = entry.language, let tables = tables[LocaleID(language)] else { return false }
    // What a bar lacks in a language may be any of its tables'.
    return entry.table.map(tables.contains) ?? true
  }

  private static func keys(of project: Project) -> [String: [LocaleID: Set<String>]] {
    project.tables.reduce(into: [:]) { all, table in
      for unit in table.units { all[table.id.path, default: [:]][unit.locale, default: []].insert(unit.key) }
    }
  }
}
