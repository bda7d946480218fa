import LintelInputs
import LintelModel

/// Finds the strings that had a text in the source language and have none any more, in whichever table of their name, and those
/// whose source text is in the code and that have lost their translations.
enum DeletedStrings {
  /// By the table's name and the key. What is behind the place where a table breaks off, or in a file that was not read, was not
  /// deleted: that is reported as what it is.
  static func all(before: Project, now: Project) -> [String: [String: EarlierTexts.Deleted]] {
    let (old, new) = (Dictionary(grouping: before.tables, by: \.name), Dictionary(grouping: now.tables, by: \.name))
    let unread = Set(now.skipped.map { TableID(path: $0.file).name })
    var found: [String: [String: EarlierTexts.Deleted]] = [:]
    for (name, tables) in old where !unread.contains(name) && tables.contains(where: { !$0.isKeyedByObjectID }) {
      let present = new[name] ?? []
      // Of a table that broke off before nothing was known behind that place, and nothing is.
      let brokenBefore = Set(tables.filter { $0.loss != nil }.map(\.file))
      guard !haveSameKeys(tables, present), present.allSatisfy({ $0.loss == nil || brokenBefore.contains($0.file) }) else {
        continue
      }
      let lost = Set(present.flatMap { keysNotRead(of: $0, in: now) })
      let units = present.flatMap { sourceUnits(of: $0, in: now) }
      let emptied = emptiedKeys(of: units, in: present, now)
      let sources = Set(units.filter { $0.origin != .key }.map(\.key)).subtracting(emptied).union(lost)
      // Where a catalogue has no text of the source it repeats the key, which is one if it reads as a text.
      let repeated = Set(units.map(\.key)).subtracting(sources)
      let style = KeyStyle(present.lazy.flatMap(\.units).map(\.key))
      let locales = Self.locales(byKeyOf: present)
      let earlier = Self.locales(byKeyOf: tables)
      for table in tables where !table.isKeyedByObjectID {
        let source = table.sourceLocale ?? before.sourceLocale
        let unaudited = unaudited(of: table)
        for unit in table.units + unaudited.filter({ $0.value != $0.key || earlier[$0.key]!.count > 1 })
        where unit.locale == source && !unit.value.isEmpty && !sources.contains(unit.key) {
          guard found[name]?[unit.key] == nil else { continue }
          let isEmptied = emptied.contains(unit.key)
          if isEmptied, !unit.value.hasInk { continue }
          let isRepeated = repeated.contains(unit.key)
          if isRepeated, unit.value == unit.key && !unit.varies || style.isProse(unit.key) { continue }
          let others = (earlier[unit.key] ?? []).subtracting([source])
          let kept = (locales[unit.key] ?? []).subtracting([source])
          // A key that is its own text says the same without its entry, as long as the others have theirs.
          if !isEmptied, unit.value == unit.key, !others.isEmpty, kept.isSuperset(of: others) { continue }
          found[name, default: [:]][unit.key] = .init(
            source: unit, locales: others.sorted(), kept: kept.sorted(), isName: KeyStyle.isIdentifier(unit.key),
            isStillThere: isRepeated || !kept.isEmpty)
          found[name]![unit.key]!.isEmptied = isEmptied
        }
      }
      if found[name] != nil { addLost(of: tables, to: &found[name]!) }
      let defaults = TranslatedDefaults(tables: tables, present: present).deleted(before: before, now: now, in: name)
      if !defaults.isEmpty { found[name, default: [:]].merge(defaults) { one, _ in one } }
    }
    return found
  }

  /// Adds to each string the first of its translations that is gone.
  private static func addLost(of tables: [StringTable], to deleted: inout [String: EarlierTexts.Deleted]) {
    for unit in tables.lazy.flatMap(\.units) {
      guard let string = deleted[unit.key], string.lost == nil, unit.value != string.source.value,
        string.locales.contains(unit.locale), !string.kept.contains(unit.locale)
      else { continue }
      deleted[unit.key]!.lost = unit
    }
  }

  private static func haveSameKeys(_ old: [StringTable], _ new: [StringTable]) -> Bool {
    old.count == new.count
      && zip(old, new).allSatisfy {
        $0.units.count == $1.units.count && $0.units.elementsEqual($1.units) {
            $0.key == $1.key && $0.origin == $1.origin && $0.value.hasInk == $1.value.hasInk
          }
          && $0.skipped.lazy.map(\.key).elementsEqual($1.skipped.lazy.map(\.key))
      }
  }

  /// What a catalogue calls stale, or not to be translated, is no translator's business and read by people all the same.
  private static func unaudited(of table: StringTable) -> [StringUnit] {
    table.skipped.compactMap { string in
      guard string.reason == .stale && !table.format.isExchange || string.reason == .notTranslatable,
        let locale = string.locale, let value = string.value
      else { return nil }
      return StringUnit(key: string.key, locale: locale, value: value, location: string.location)
    }
  }

  /// The keys that the source's file has and nobody reads. A file of another language says nothing of the source, nor do notes for
  /// translators that are no language (`qqq`).
  private static func keysNotRead(of table: StringTable, in project: Project) -> [String] {
    let source = table.sourceLocale ?? project.sourceLocale
    if table.format.isOfOneLanguage, table.locale.language != source.language { return [] }
    return table.skipped.filter { $0.reason != .notALanguage }.map(\.key) + (table.loss?.lostKeys ?? [])
  }

  private static func sourceUnits(of table: StringTable, in project: Project) -> [StringUnit] {
    let source = table.sourceLocale ?? project.sourceLocale
    return table.units.filter { $0.locale == source }
  }

  /// The keys whose text is empty in the source and in no table of another language: where all are empty, that is meant.
  private static func emptiedKeys(of units: [StringUnit], in tables: [StringTable], _ project: Project) -> Set<String> {
    func isEmpty(_ unit: StringUnit) -> Bool { !unit.varies && unit.substitutions.isEmpty && !unit.value.hasInk }
    let given = units.filter { $0.origin != .key }
    let empty = Set(given.filter(isEmpty).map(\.key)).subtracting(given.filter { !isEmpty($0) }.map(\.key))
    guard !empty.isEmpty else { return [] }
    var (said, unsaid): (Set<String>, Set<String>) = ([], [])
    for table in tables {
      let source = table.sourceLocale ?? project.sourceLocale
      for unit in table.units where unit.locale.language != source.language && empty.contains(unit.key) {
        if isEmpty(unit) { unsaid.insert(unit.key) } else { said.insert(unit.key) }
      }
    }
    return said.subtracting(unsaid)
  }

  private static func locales(byKeyOf tables: [StringTable]) -> [String: Set<LocaleID>] {
    tables.reduce(into: [:]) { found, table in
      for unit in table.units + unaudited(of: table) { found[unit.key, default: []].insert(unit.locale) }
    }
  }
}
