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

  /// By today's table the languages that the project still has, and whose texts went with that table: it held most of what
  /// they had. A few texts of the system's questions that are left make no translated app, and who takes a language out takes
  /// those, too.
  static func goneFromTables(before: Project, now: Project) -> [TableID: [LocaleID]] {
    let (old, new) = (counts(of: before), counts(of: now))
    let left = languages(of: now)
    var totals: [LocaleID: Int] = [:]
    for counts in old.values { totals.merge(counts) { $0 + $1 } }
    var found: [TableID: [LocaleID]] = [:]
    for (id, counts) in old {
      guard let today = new[id] else { continue }
      let gone = counts.keys.filter { locale in
        left.contains(locale) && counts[locale]! * 2 > totals[locale]!
          && !today.keys.contains { $0.language == locale.language }
          && locale.language != before.sourceLocale.language && locale.language != now.sourceLocale.language
      }
      let lost = gone.filter { isGone($0, from: id, before, now) }.sorted()
      if !lost.isEmpty { found[id] = lost }
    }
    return found
  }

  /// Whether its texts are nowhere else, and most of their strings are still there for others.
  private static func isGone(_ locale: LocaleID, from id: TableID, _ before: Project, _ now: Project) -> Bool {
    let namesakes = now.tables.filter { $0.id.name == id.name }
    // A file that is still there and holds nothing is told string by string; one that nobody can read, as what it is.
    guard !now.skipped.contains(where: { TableID(path: $0.file).name == id.name }),
      !namesakes.contains(where: { $0.locale == locale || $0.units.contains { $0.locale == locale } })
    else { return false }
    let left = Set(namesakes.lazy.filter { $0.id == id }.flatMap { $0.units.lazy.map(\.key) })
    let keys = before.tables.filter { $0.id == id }.flatMap { $0.units.lazy.filter { $0.locale == locale }.map(\.key) }
    return keys.count(where: left.contains) * 2 > keys.count
  }

  /// How many strings each table has in each language. What is exchanged with translators is no table of the app.
  private static func counts(of project: Project) -> [TableID: [LocaleID: Int]] {
    var found: [TableID: [LocaleID: Int]] = [:]
    for table in project.tables where !table.format.isExchange {
      var counts = found[table.id] ?? [:]
      for unit in table.units { counts[unit.locale, default: 0] += 1 }
      found[table.id] = counts
    }
    return found
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
