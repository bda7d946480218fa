import LintelModel

/// What a project has today. What is still where it was has not been moved.
package struct Presence: Sendable {
  /// The ids of tables and bars.
  private var places: Set<String>
  /// The keys of each table, by its id; nil where they were not kept, as in a stored report.
  private var keys: [String: Set<String>]?
  /// By table the earlier keys of strings that have all their texts under another key now.
  private var earlierKeys: [String: [String: String]] = [:]
  private var earlierBars = EarlierBars()

  package init(
    places: Set<String> = [], keys: [String: Set<String>]? = nil, earlierKeys: [String: [String: String]] = [:]
  ) {
    self.places = places
    self.keys = keys
    self.earlierKeys = earlierKeys
  }

  package init(of project: Project) {
    places = Set(project.tables.map(\.id.path)).union(project.toolbars.map(\.id))
    guard project.tables.contains(where: { !$0.units.isEmpty }) else { return }
    keys = Self.keys(of: project)
  }

  /// - Parameter earlier: what it was before, by which renamed keys are known.
  package init(of project: Project, since earlier: Project) {
    self.init(of: project)
    earlierBars = EarlierBars(of: project, since: earlier)
    let (old, new) = (Self.keys(of: earlier), keys ?? [:])
    for (table, keys) in new {
      guard let before = old[table] else { continue }
      let (gone, added) = (before.subtracting(keys), keys.subtracting(before))
      guard !gone.isEmpty, !added.isEmpty else { continue }
      let texts = Self.texts(of: gone, in: table, of: earlier)
      let byTexts = Dictionary(grouping: texts.keys, by: { texts[$0]! })
      for (key, texts) in Self.texts(of: added, in: table, of: project) {
        if let candidates = byTexts[texts], candidates.count == 1 { earlierKeys[table, default: [:]][key] = candidates[0] }
      }
    }
  }

  private static func keys(of project: Project) -> [String: Set<String>] {
    project.tables.reduce(into: [:]) { keys, table in
      keys[table.id.path, default: []].formUnion(table.units.lazy.map(\.key))
    }
  }

  /// The texts of each string by language, with all their forms; none of a string that has no text.
  private static func texts(of keys: Set<String>, in table: String, of project: Project) -> [String: [LocaleID: [String]]] {
    var texts: [String: [LocaleID: [String]]] = [:]
    for file in project.tables where file.id.path == table {
      for unit in file.units where keys.contains(unit.key) {
        texts[unit.key, default: [:]][unit.locale, default: []] += [unit.value] + unit.forms.map(\.text)
      }
    }
    return texts
  }

  /// Whether there is a table or a bar of this id.
  func has(_ place: String) -> Bool { places.contains(place) }

  /// What a string's key was, where only that has changed.
  func earlierKey(of key: String, in table: String) -> String? { earlierKeys[table]?[key] }

  /// What a bar was called, where only its name or place has changed.
  func earlierBar(of bar: String) -> String? { earlierBars.name(of: bar) }

  /// Whether the table surely has no string of this key, whatever its language.
  func lacks(_ key: String, in table: String) -> Bool { keys.map { $0[table]?.contains(key) != true } ?? false }
}

extension Presence: ExpressibleByArrayLiteral {
  package init(arrayLiteral places: String...) { self.init(places: Set(places)) }
}
