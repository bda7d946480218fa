import LintelModel

/// The strings of a project that have the same text in the source language: what a language lacks of one it may have of
/// another.
struct TwinSearch {
  private struct Name: Hashable {
    let table: TableID
    let key: String
  }

  /// By their text, where several have it, in the order of the tables.
  private let names: [String: [Name]]
  /// The languages that have words of their own for them.
  private var locales: [Name: Set<LocaleID>] = [:]

  init(_ project: Project) {
    let source = project.sourceLocale
    var all: [String: [Name]] = [:]
    for table in project.tables {
      for unit in table.units where unit.locale == source && !unit.varies && !unit.value.isEmpty {
        all[unit.value, default: []].append(Name(table: table.id, key: unit.key))
      }
    }
    names = all.filter { Set($0.value).count > 1 }
    var texts: [TableID: [String: String]] = [:]
    for (text, names) in names { for name in names { texts[name.table, default: [:]][name.key] = text } }
    for table in project.tables {
      guard let own = texts[table.id] else { continue }
      for unit in table.units where unit.locale.language != source.language {
        guard let text = own[unit.key], !unit.value.isEmpty, unit.value != text, !unit.isUntranslated else { continue }
        locales[Name(table: table.id, key: unit.key), default: []].insert(unit.locale)
      }
    }
  }

  /// Of each source that a language lacks, the other key that most of those languages have, by its index.
  func twins(of table: TableAcrossLocales) -> [Int: TableAcrossLocales.Twin] {
    let shared = Set(table.sources.indices.filter { names[table.sources[$0].value] != nil })
    guard !shared.isEmpty else { return [:] }
    var lacking: [Int: Set<LocaleID>] = [:]
    for share in table.shares {
      for index in share.missing where shared.contains(index) { lacking[index, default: []].insert(share.locale) }
    }
    var twins: [Int: TableAcrossLocales.Twin] = [:]
    for (index, locales) in lacking { twins[index] = twin(of: table.sources[index], in: table.id, for: locales) }
    return twins
  }

  /// The first of equals.
  private func twin(of unit: StringUnit, in table: TableID, for lacking: Set<LocaleID>) -> TableAcrossLocales.Twin? {
    var best: TableAcrossLocales.Twin?
    for name in names[unit.value] ?? [] where name != Name(table: table, key: unit.key) {
      let helped = (locales[name] ?? []).intersection(lacking)
      if helped.count > best?.locales.count ?? 0 {
        best = TableAcrossLocales.Twin(table: name.table.name, key: name.key, locales: helped)
      }
    }
    return best
  }
}
