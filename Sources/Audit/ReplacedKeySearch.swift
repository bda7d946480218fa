import LintelModel

/// Finds the keys that code asked for where it asks for others now: their translations are what people read there until the change.
enum ReplacedKeySearch {
  private struct Asker: Hashable {
    var file: String
    var table: String
  }

  /// By the table's name and today's key. Of a file that asks for several others nobody knows which of them is which.
  static func found(before: Project, now: Project) -> [String: [String: EarlierTexts.ReplacedKey]] {
    guard before.codeTexts != now.codeTexts || before.spelledKeys != now.spelledKeys else { return [:] }
    let (asked, asks) = (keys(of: before), keys(of: now))
    var found: [String: [String: EarlierTexts.ReplacedKey]] = [:]
    for (asker, keys) in asks {
      let known = asked[asker] ?? []
      let (gone, new) = (known.subtracting(keys), keys.subtracting(known))
      guard gone.count == 1, new.count == 1, let old = gone.first, let key = new.first else { continue }
      let locales = Self.locales(of: old, inTablesNamed: asker.table, of: before)
      if !locales.isEmpty { found[asker.table, default: [:]][key] = .init(key: old, locales: locales) }
    }
    return found
  }

  private static func keys(of project: Project) -> [Asker: Set<String>] {
    (project.codeTexts + project.spelledKeys.texts).reduce(into: [:]) { keys, text in
      keys[Asker(file: text.location.file, table: text.table ?? "Localizable"), default: []].insert(text.key)
    }
  }

  private static func locales(of key: String, inTablesNamed name: String, of project: Project) -> [LocaleID] {
    let tables = project.tables.filter { $0.name == name }
    let units = tables.lazy.flatMap(\.units).filter { $0.key == key && !$0.isUntranslated }
    return Set(units.map(\.locale)).filter { $0.language != project.sourceLocale.language }.sorted()
  }
}
