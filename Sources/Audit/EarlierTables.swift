import LintelModel

/// Which of an earlier project's tables is which of today's, and which of them changed.
struct EarlierTables {
  /// By today's id; a table that was moved is the one that has most of its keys.
  private(set) var earlier: [TableID: TableID] = [:]
  /// Those of today's tables whose texts are not all as they were.
  private(set) var changed: Set<TableID> = []
  /// The strings of each of these, and of those that are new.
  private(set) var strings: [TableID: ChangedStrings] = [:]

  init(before: Project, now: Project) {
    let (old, new) = (Dictionary(grouping: before.tables, by: \.id), Dictionary(grouping: now.tables, by: \.id))
    let gone = Dictionary(grouping: old.keys.filter { new[$0] == nil }.sorted(), by: \.name)
    for id in new.keys.sorted() {
      earlier[id] = old[id] != nil ? id : Self.moved(new[id]!, gone[id.name] ?? [], old)
    }
    let named = Dictionary(grouping: before.tables, by: \.name)
    let sources = [Self.sourcesElsewhere(in: before), Self.sourcesElsewhere(in: now)]
    for (id, tables) in new {
      guard let known = earlier[id] else {
        var texts = ChangedStrings(from: [], to: tables)
        texts.leaveOut(movedFrom: named[id.name] ?? [])
        strings[id] = texts
        continue
      }
      let texts = ChangedStrings(from: old[known]!, to: tables)
      if texts.keys.isEmpty && sources[0][known.name] == sources[1][id.name] { continue }
      changed.insert(id)
      strings[id] = texts
    }
  }

  private static func moved(_ tables: [StringTable], _ gone: [TableID], _ old: [TableID: [StringTable]]) -> TableID? {
    guard !gone.isEmpty else { return nil }
    let keys = Set(tables.flatMap { $0.units.map(\.key) })
    let shared = gone.map { id in (id: id, count: Set(old[id]!.flatMap { $0.units.map(\.key) }).intersection(keys).count) }
    let best = shared.max { $0.count < $1.count }!
    return best.count * 2 > keys.count ? best.id : nil
  }

  /// Texts of the source language that interface files and code hold, by the table's name: who changes them changes no table.
  private static func sourcesElsewhere(in project: Project) -> [String: [String: String]] {
    var found: [String: [String: String]] = [:]
    for text in project.codeTexts {
      if let value = text.defaultValue { found[text.table ?? "Localizable", default: [:]][text.key] = value }
    }
    for text in project.toolbars.flatMap({ $0.texts() }) where text.state == .localized && !text.isOfCode {
      if let key = text.key, let source = text.source { found[text.table ?? "Localizable", default: [:]][key] = source }
    }
    return found
  }
}
