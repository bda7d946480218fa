import LintelModel

/// What a project has today. What is still where it was has not been moved.
package struct Presence: Sendable {
  /// The ids of tables and bars.
  private var places: Set<String>
  /// The keys of each table, by its id; nil where they were not kept, as in a stored report.
  private var keys: [String: Set<String>]?

  package init(places: Set<String> = [], keys: [String: Set<String>]? = nil) {
    self.places = places
    self.keys = keys
  }

  package init(of project: Project) {
    places = Set(project.tables.map(\.id.path)).union(project.toolbars.map(\.id))
    guard project.tables.contains(where: { !$0.units.isEmpty }) else { return }
    keys = project.tables.reduce(into: [:]) { keys, table in
      keys[table.id.path, default: []].formUnion(table.units.lazy.map(\.key))
    }
  }

  /// Whether there is a table or a bar of this id.
  func has(_ place: String) -> Bool { places.contains(place) }

  /// Whether the table surely has no string of this key, whatever its language.
  func lacks(_ key: String, in table: String) -> Bool { keys.map { $0[table]?.contains(key) != true } ?? false }
}

extension Presence: ExpressibleByArrayLiteral {
  package init(arrayLiteral places: String...) { self.init(places: Set(places)) }
}
