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
    var (twins, known): ([Int: TableAcrossLocales.Twin], [Want: [Match]]) = ([:], [:])
    for (index, locales) in lacking {
      let unit = table.sources[index]
      let (want, own) = (Want(text: unit.value, locales: locales), Name(table: table.id, key: unit.key))
      let best = known[want] ?? self.best(for: want)
      known[want] = best
      guard let match = best.first(where: { $0.name != own }) else { continue }
      twins[index] = TableAcrossLocales.Twin(table: match.name.table.name, key: match.name.key, locales: match.helped)
    }
    return twins
  }

  /// A text, and the languages that lack a string of it.
  private struct Want: Hashable {
    let text: String
    let locales: Set<LocaleID>
  }

  private struct Match {
    let name: Name
    let helped: Set<LocaleID>
  }

  /// The two that help most, the first of equals before others: one of them may be the string itself. Looked for once for all
  /// strings that want the same, since a table may have hundreds of one text.
  private func best(for want: Want) -> [Match] {
    var best: [Match] = []
    for name in names[want.text] ?? [] where !best.contains(where: { $0.name == name }) {
      let helped = (locales[name] ?? []).intersection(want.locales)
      if helped.isEmpty { continue }
      best.insert(Match(name: name, helped: helped), at: best.firstIndex { $0.helped.count < helped.count } ?? best.count)
      if best.count > 2 { best.removeLast() }
    }
    return best
  }
}
