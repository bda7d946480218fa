import LintelModel

/// Which of the keys that broken tables lose somebody misses: those that the source has, too. Where its texts are its keys, its
/// table has hardly any of them, and what half of the other languages have speaks for it.
package struct LostKeys {
  /// A table that is broken in some language, as all languages have it.
  private struct Table {
    var keys: [LocaleID: Set<String>] = [:]
    /// How many languages besides the source have a key.
    var having: [String: Int] = [:]
  }

  /// A script that breaks one language's table breaks them all: each is gone through once.
  private var tables: [TableID: Table] = [:]
  private let sourceLocale: LocaleID

  package init(_ project: Project) {
    sourceLocale = project.sourceLocale
    let broken = Set(project.tables.lazy.filter { $0.loss != nil }.map(\.id))
    guard !broken.isEmpty else { return }
    for table in project.tables where broken.contains(table.id) && !table.units.isEmpty {
      tables[table.id, default: Table()].keys[table.locale, default: []].formUnion(table.units.lazy.map(\.key))
    }
    for id in tables.keys {
      for (locale, keys) in tables[id]!.keys where locale != sourceLocale {
        for key in keys { tables[id]!.having[key, default: 0] += 1 }
      }
    }
  }

  package func missed(_ loss: TableLoss, of table: StringTable) -> Set<String> {
    let lost = Set(loss.lostKeys)
    let all = tables[table.id] ?? Table()
    let source = all.keys[sourceLocale] ?? []
    let others = all.keys.filter { $0.key != sourceLocale && $0.key != table.locale }
    // Whether the source's table has its texts, and not a few that differ from their keys.
    let isSourceWhole = !source.isEmpty && source.count * 2 >= others.values.reduce(lost.count) { max($0, $1.count) }
    if isSourceWhole { return lost.intersection(source) }
    let own = all.keys[table.locale] ?? []
    return lost.filter { key in
      source.contains(key) || ((all.having[key] ?? 0) - (own.contains(key) ? 1 : 0)) * 2 >= others.count
    }
  }
}
