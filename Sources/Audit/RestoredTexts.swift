import LintelModel

/// Gives bars the texts whose key a change deleted.
///
/// That a key is read where its text was is one matter, which is told as such. How wide it is, and that no language has it, are
/// no others.
enum RestoredTexts {
  /// - Parameter texts: what the tables held before the change.
  static func restored(in project: Project, from earlier: Project, _ texts: EarlierTexts) -> Project {
    guard !texts.deleted.isEmpty else { return project }
    var known: [String: [String: [LocaleID: LocalizedValue]]] = [:]
    for text in earlier.toolbars.lazy.flatMap({ $0.texts() }) where text.state == .localized {
      let table = text.table ?? "Localizable"
      if let key = text.key, texts.deleted(key, in: table) != nil, known[table]?[key] == nil {
        known[table, default: [:]][key] = text.values
      }
    }
    guard !known.isEmpty else { return project }
    moveToToday(&known, project)
    var project = project
    for index in project.toolbars.indices {
      project.toolbars[index].forEachText { text in
        guard text.state == .localized, let key = text.key, let values = known[text.table ?? "Localizable"]?[key] else { return }
        let source = texts.deleted(key, in: text.table)?.source.locale
        for (locale, value) in values {
          guard let now = text.values[locale], locale == source || !isFromTable(now, of: text) else { continue }
          text.values[locale] = value
        }
      }
    }
    return project
  }

  /// Where a text is in another table now, it is looked at there, and not once more as a text that is on no bar.
  private static func moveToToday(_ known: inout [String: [String: [LocaleID: LocalizedValue]]], _ project: Project) {
    let keys = known.values.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    var places: [String: [LocaleID: SourceLocation]] = [:]
    for unit in project.tables.lazy.flatMap(\.units) where keys.contains(unit.key) {
      places[unit.key, default: [:]][unit.locale] = unit.location
    }
    for (table, texts) in known {
      for (key, values) in texts {
        for (locale, value) in values where value.state == .translated {
          if let place = places[key]?[locale] { known[table]![key]![locale]!.location = place }
        }
      }
    }
  }

  /// Whether a language still has it: a value that stands where the text does is the key, or the code's own words.
  private static func isFromTable(_ value: LocalizedValue, of text: LocalizedText) -> Bool {
    value.state == .translated && value.location != nil && value.location != text.location
  }
}
