import LintelModel

/// What a project has today. What is still where it was has not been moved.
package struct Presence: Sendable {
  /// The ids of tables and bars.
  private var places: Set<String>
  /// The keys of each table, by its id; nil where they were not kept, as in a stored report.
  private var keys: [String: Set<String>]?
  private var earlierKeys = EarlierKeys()
  /// What the change touched of the tables; nil where the project is compared with no earlier state of it.
  private var changed: ChangedParts?

  package init(places: Set<String> = [], keys: [String: Set<String>]? = nil) {
    self.places = places
    self.keys = keys
  }

  package init(of project: Project) {
    places = Set(project.tables.map(\.id.path)).union(project.toolbars.map(\.id))
    guard project.tables.contains(where: { !$0.units.isEmpty }) else { return }
    keys = EarlierKeys.keys(of: project)
  }

  /// - Parameter earlier: what it was before, by which renamed keys are known, and who changed which text.
  package init(of project: Project, since earlier: Project) {
    self.init(of: project)
    earlierKeys = EarlierKeys(of: project, since: earlier)
    changed = ChangedParts(ofTexts: earlier, to: project)
  }

  /// Whether there is a table or a bar of this id.
  func has(_ place: String) -> Bool { places.contains(place) }

  /// What a string's key was, where only that has changed.
  func earlierKey(of key: String, in table: String) -> String? { earlierKeys.key(before: key, in: table) }

  /// Whether a string is as it was, in its language and in the source, and other languages have it otherwise.
  func isOfOthers(_ unit: FoundString) -> Bool { changed?.isOfOthers(unit) ?? false }

  /// Whether the table surely has no string of this key, whatever its language.
  func lacks(_ key: String, in table: String) -> Bool { keys.map { $0[table]?.contains(key) != true } ?? false }
}

extension Presence: ExpressibleByArrayLiteral {
  package init(arrayLiteral places: String...) { self.init(places: Set(places)) }
}
