import LintelInputs
import LintelModel

/// Strings of a table that the source language has no text for: their words are in the code (`value:`, `defaultValue:`), or the
/// key is its own text. A change that deletes all their translations leaves the words, and people of every language read these.
struct TranslatedDefaults {
  /// The tables of one name before the change.
  let tables: [StringTable]
  /// Those of the name now.
  let present: [StringTable]

  /// By key, each at the first translation that it had. A language that is taken out of the tables as a whole loses nothing here.
  func deleted(before: Project, now: Project, in name: String) -> [String: EarlierTexts.Deleted] {
    let source = before.sourceLocale
    let remaining = present.isEmpty ? Set(now.locales) : Set(present.flatMap { $0.units.map(\.locale) })
    let kept = Set(present.flatMap { $0.units.map(\.key) + $0.skipped.filter { $0.reason != .notALanguage }.map(\.key) })
    let style = KeyStyle(tables.lazy.flatMap(\.units).map(\.key))
    let defaults = Self.defaults(of: before, in: name)
    return units(without: kept, source).compactMapValues { units in
      let key = units[0].key
      guard let text = defaults[key] ?? (style.isProse(key) ? key : nil) else { return nil }
      let lost = units.filter { remaining.contains($0.locale) && !$0.value.isEmpty && ($0.varies || $0.value != text) }
      guard let first = lost.first else { return nil }
      var deleted = EarlierTexts.Deleted(
        source: StringUnit(key: key, locale: source, value: text, location: first.location),
        locales: Set(lost.map(\.locale)).sorted(), kept: [], isName: KeyStyle.isIdentifier(key))
      deleted.lost = first
      return deleted
    }
  }

  /// The translations of each key that no table has now, and that none had in the source language.
  private func units(without kept: Set<String>, _ source: LocaleID) -> [String: [StringUnit]] {
    var units: [String: [StringUnit]] = [:]
    var ofSource: Set<String> = []
    for table in tables where !table.isKeyedByObjectID {
      let own = table.sourceLocale ?? source
      for unit in table.units where !kept.contains(unit.key) {
        if unit.locale == own { ofSource.insert(unit.key) } else { units[unit.key, default: []].append(unit) }
      }
    }
    return units.filter { !ofSource.contains($0.key) }
  }

  /// What code gives for texts of a table; of several the first.
  private static func defaults(of project: Project, in name: String) -> [String: String] {
    project.codeTexts.reduce(into: [:]) { found, text in
      guard let value = text.defaultValue, !value.isEmpty, (text.table ?? "Localizable") == name else { return }
      if found[text.key] == nil { found[text.key] = value }
    }
  }
}
