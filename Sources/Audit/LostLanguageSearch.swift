import LintelModel

/// Finds the languages that a change took out of every table.
enum LostLanguageSearch {
  /// In their order; none where the source language or all tables went with them, which is another matter, and none that is only
  /// called otherwise now, with or without a region.
  static func found(before: Project, now: Project) -> [LocaleID] {
    let (old, new) = (languages(of: before), languages(of: now))
    guard new.contains(where: { $0.language == before.sourceLocale.language }) else { return [] }
    let added = Set(new.subtracting(old).map(\.language))
    return old.subtracting(new).filter { !added.contains($0.language) && $0.language != before.sourceLocale.language }.sorted()
  }

  private static func languages(of project: Project) -> Set<LocaleID> {
    project.tables.reduce(into: []) { found, table in
      // A file that nobody can read, or that is empty, is still there: other rules tell of it.
      if table.locale != "mul" { found.insert(table.locale) }
      // Most files are of one language.
      var last: LocaleID?
      for unit in table.units where unit.locale != last {
        last = unit.locale
        found.insert(unit.locale)
      }
    }
  }
}
