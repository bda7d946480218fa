import LintelModel

/// Strings that nothing is said of any more, and that nobody has mended: their table calls them unused or untranslated, or they
/// are deleted and asked for all the same, or left under a key that the source has deleted, or whose string has another one now. That
/// a finding about them is gone is no proof that what it was about is.
struct UnjudgedStrings: Sendable {
  /// By table the keys that a catalog calls stale.
  private var stale: [String: Set<String>] = [:]
  /// Those of them that code asks for all the same: some rules judge these.
  private var staleAsked: [String: Set<String>] = [:]
  /// By table and language the keys whose texts the table calls untranslated.
  private var untranslated: [String: [LocaleID: Set<String>]] = [:]
  /// By table and language the keys that it has no more, and no other table of its name has.
  private var deleted: [String: [LocaleID: Set<String>]] = [:]
  /// By table and language the keys of texts that are as they were, and that the source has deleted.
  private var leftBehind: [String: [LocaleID: Set<String>]] = [:]
  /// By table the keys of strings that had another one, by that.
  private var renamed: [String: [String: String]] = [:]
  /// By table and language those of them that it has.
  private var carriedOver: [String: [LocaleID: Set<String>]] = [:]
  /// By the table's name what bars ask for.
  private var onBars: [String: Set<String>] = [:]
  private var literals = CodeLiterals()
  /// By table and language the keys of texts that a change left without anything that can be seen.
  private var emptied: [String: [LocaleID: Set<String>]] = [:]
  /// The same of texts that it left without a letter and a figure, or made the source's: they show no habit of the language.
  private var wordless: [String: [LocaleID: Set<String>]] = [:]
  /// The keys of texts of bars that are written into the code since.
  private var writtenOut: Set<String> = []

  init() {}

  /// - Parameter project: what it is now; it knows what its tables held before.
  init(of project: Project) {
    literals = project.codeLiterals
    writtenOut = Set(project.earlier?.madeLiteral.values.map(\.key) ?? [])
    for table in project.tables {
      let (id, source) = (table.id.path, table.sourceLocale ?? project.sourceLocale)
      for string in table.skipped where string.reason == .stale {
        stale[id, default: []].insert(string.key)
        if string.askedAt != nil { staleAsked[id, default: []].insert(string.key) }
      }
      for unit in table.units where unit.isUntranslated && unit.locale != source {
        untranslated[id, default: [:]][unit.locale, default: []].insert(unit.key)
      }
    }
    addRenamed(project)
    addDestroyed(project)
    addDeleted(project)
    guard !deleted.isEmpty else { return }
    for text in project.toolbars.lazy.flatMap({ $0.texts() }) where text.state == .localized {
      if let key = text.key { onBars[text.table ?? "Localizable", default: []].insert(key) }
    }
  }

  private mutating func addRenamed(_ project: Project) {
    guard let all = project.earlier?.renamed, !all.isEmpty else { return }
    for (table, keys) in all {
      for (now, before) in keys { renamed[table.path, default: [:]][before] = now }
    }
    for table in project.tables {
      guard let keys = all[table.id] else { continue }
      for unit in table.units where keys[unit.key] != nil && !unit.isUntranslated {
        carriedOver[table.id.path, default: [:]][unit.locale, default: []].insert(unit.key)
      }
    }
  }

  private mutating func addDestroyed(_ project: Project) {
    guard let changed = project.earlier?.changed, !changed.isEmpty else { return }
    var sources: [String: [String: String]] = [:]
    for table in project.tables where changed[table.id] != nil {
      let source = table.sourceLocale ?? project.sourceLocale
      for unit in table.units where unit.locale == source { sources[table.id.path, default: [:]][unit.key] = unit.value }
    }
    for table in project.tables {
      guard let keys = changed[table.id] else { continue }
      let (id, source) = (table.id.path, table.sourceLocale ?? project.sourceLocale)
      for unit in table.units where unit.locale != source && keys[unit.locale]?.contains(unit.key) == true {
        let texts = unit.forms.map(\.text)
        if !texts.contains(where: { $0.hasInk }) {
          emptied[id, default: [:]][unit.locale, default: []].insert(unit.key)
        } else if unit.value == sources[id]?[unit.key]
          || !texts.contains(where: { $0.contains { $0.isLetter || $0.isNumber } })
        {
          wordless[id, default: [:]][unit.locale, default: []].insert(unit.key)
        }
      }
    }
  }

  private mutating func addDeleted(_ project: Project) {
    guard let changed = project.earlier?.changed, !changed.isEmpty else { return }
    var left: [String: [LocaleID: Set<String>]] = [:]
    for (table, keys) in changed { left[table.name, default: [:]].merge(keys) { $0.union($1) } }
    for table in project.tables where left[table.name] != nil {
      for unit in table.units { left[table.name]![unit.locale]?.remove(unit.key) }
    }
    for (table, keys) in changed {
      for (locale, keys) in keys {
        let gone = keys.intersection(left[table.name]?[locale] ?? [])
        if !gone.isEmpty { deleted[table.path, default: [:]][locale] = gone }
      }
    }
    for table in project.tables {
      let (id, source) = (table.id.path, table.sourceLocale ?? project.sourceLocale)
      guard let gone = deleted[id]?[source] else { continue }
      for unit in table.units where gone.contains(unit.key) && changed[table.id]?[unit.locale]?.contains(unit.key) != true {
        leftBehind[id, default: [:]][unit.locale, default: []].insert(unit.key)
      }
    }
  }

  /// Whether a text that the table had in a language is there no more.
  func isDeleted(_ key: String, in table: String, _ locale: LocaleID) -> Bool {
    deleted[table]?[locale]?.contains(key) == true
  }

  func has(_ unit: FoundString, by rule: String) -> Bool {
    if unit.toolbar != nil, let key = unit.key, writtenOut.contains(key) { return true }
    guard let table = unit.table, let key = unit.key, let locale = unit.locale else { return false }
    if stale[table]?.contains(key) == true {
      return !Rule.idsOnValues.contains(rule) || staleAsked[table]?.contains(key) != true
    }
    if let now = renamed[table]?[key], carriedOver[table]?[locale]?.contains(now) != true { return true }
    if emptied[table]?[locale]?.contains(key) == true { return true }
    if wordless[table]?[locale]?.contains(key) == true, Rule.idsOnOthersOfTable.contains(rule) { return true }
    if untranslated[table]?[locale]?.contains(key) == true || leftBehind[table]?[locale]?.contains(key) == true { return true }
    return isDeleted(key, in: table, locale) && isAsked(key, of: table)
  }

  private func isAsked(_ key: String, of table: String) -> Bool {
    onBars[TableID.name(ofPath: table)]?.contains(key) == true || literals.mentions(key)
  }
}

extension Rule {
  /// Rules on the values that code puts into texts: what is wrong there harms people whatever a table calls the text, as long as
  /// code asks for it.
  package static let idsOnValues: Set = ["placeholder-mismatch", "plural-number-missing"]
}
