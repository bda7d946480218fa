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
    let (before, now) = (Self.languages(of: earlier), Self.languages(of: project))
    for (table, languages) in before {
      guard let left = now[table] else { continue }
      let lost = languages.subtracting(left)
      guard !lost.isEmpty else { continue }
      let keys = Set(project.tables.lazy.filter { $0.id.path == table }.flatMap { $0.units.lazy.map(\.key) })
      // Where its strings are gone in all languages, they are gone, and the language is not.
      for language in lost
      where earlier.tables.contains(where: {
        $0.id.path == table && $0.units.contains { $0.locale == language && keys.contains($0.key) }
      }) {
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

  /// By table the languages that have a string of it.
  private static func languages(of project: Project) -> [String: Set<LocaleID>] {
    var found: [String: Set<LocaleID>] = [:]
    for table in project.tables {
      // Most files are of one language.
      var last: LocaleID?
      for unit in table.units where unit.locale != last {
        last = unit.locale
        found[table.id.path, default: []].insert(unit.locale)
      }
    }
    return found
  }
}
