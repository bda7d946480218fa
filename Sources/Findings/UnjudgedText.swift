import LintelModel

/// A text that a change wrote anew, on a bar that is not judged for fit since another of its texts could not be read: that nothing
/// is found about it says nothing.
package struct UnjudgedText: Hashable, Sendable, Comparable {
  package var locale: LocaleID
  package var key: String
  /// What the bar is called.
  package var bar: String

  package init(locale: LocaleID, key: String, bar: String) {
    self.locale = locale
    self.key = key
    self.bar = bar
  }

  package static func < (a: UnjudgedText, b: UnjudgedText) -> Bool { (a.bar, a.key, a.locale) < (b.bar, b.key, b.locale) }

  /// Those of a project that knows what its tables held before; each once, however many variants of its bar have it, and
  /// none that a variant shows which is judged.
  package static func texts(in project: Project) -> [UnjudgedText] {
    guard let earlier = project.earlier, !earlier.changed.isEmpty else { return [] }
    // Who changes a key alone says nothing else.
    let changed = earlier.changed.reduce(into: earlier.changed) { left, table in
      for (locale, keys) in earlier.carriedOver[table.key] ?? [:] { left[table.key]?[locale]?.subtract(keys) }
    }
    let tables = Dictionary(project.tables.map { ($0.file, $0.id) }, uniquingKeysWith: { first, _ in first })
    let unjudged = project.toolbars.filter { !$0.isJudgedForFit }
    let bars = Set(unjudged.map(\.barID))
    var judged: [String: Set<Changed>] = [:]
    for toolbar in project.toolbars where toolbar.isJudgedForFit && bars.contains(toolbar.barID) {
      judged[toolbar.barID, default: []].formUnion(Changed.texts(of: toolbar, in: tables, changed))
    }
    let found = unjudged.flatMap { toolbar -> [UnjudgedText] in
      Set(Changed.texts(of: toolbar, in: tables, changed)).subtracting(judged[toolbar.barID] ?? [])
        .map { UnjudgedText(locale: $0.locale, key: $0.key, bar: toolbar.name) }
    }
    return Set(found).sorted()
  }

  /// A text of a bar that a change wrote anew, whichever of the bar's variants shows it.
  private struct Changed: Hashable {
    let table: TableID
    let locale: LocaleID
    let key: String

    static func texts(
      of toolbar: Toolbar, in tables: [String: TableID], _ changed: [TableID: [LocaleID: Set<String>]]
    ) -> [Changed] {
      toolbar.texts().flatMap { text -> [Changed] in
        guard let key = text.key else { return [] }
        return text.values.compactMap { locale, value -> Changed? in
          guard let table = value.location.flatMap({ tables[$0.file] }), changed[table]?[locale]?.contains(key) == true
          else { return nil }
          return Changed(table: table, locale: locale, key: key)
        }
      }
    }
  }
}
