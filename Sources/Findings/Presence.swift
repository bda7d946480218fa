import LintelModel

/// What a project has today. What is still where it was has not been moved.
package struct Presence: Sendable {
  /// The ids of tables and bars.
  private var places: Set<String>
  /// Nil where keys were not kept, as in a stored report.
  private var keys: PresentKeys?
  private var earlierKeys = EarlierKeys()
  private var earlierBars = EarlierBars()
  private var replacedItems = ReplacedItems()
  /// By table and language the keys of strings that read otherwise than before.
  private var changed: [String: [LocaleID: Set<String>]] = [:]
  private var sourceLocale: LocaleID?
  /// The ids of tables that were there before, where none of their name is left at any place.
  private var goneTables: Set<String> = []
  /// Languages that there were none of before. Of a project that is new as a whole none is.
  private var newLanguages: Set<LocaleID> = []
  /// By table the keys that a catalog calls stale: its builds found nothing that asks for them.
  private var stale: [String: Set<String>] = [:]
  /// What code spells, and spelled before; empty where that is not known.
  private var literals = CodeLiterals()
  private var literalsBefore = CodeLiterals()
  private var unjudged = UnjudgedStrings()
  let untouched: UntouchedStrings
  private(set) var untouchedBars = UntouchedBars()
  private(set) var keptSymbols = KeptSymbols()

  package init(places: Set<String> = [], keys: [String: Set<String>]? = nil) {
    self.places = places
    self.keys = keys.map { PresentKeys($0) }
    untouched = UntouchedStrings()
  }

  package init(of project: Project) { self.init(of: project, UntouchedStrings()) }

  private init(of project: Project, _ untouched: UntouchedStrings) {
    self.untouched = untouched
    places = Set(project.tables.map(\.id.path)).union(project.toolbars.map(\.id))
    guard project.tables.contains(where: { !$0.units.isEmpty }) else { return }
    keys = PresentKeys(of: project.tables)
  }

  /// - Parameter earlier: what it was before, by which renamed keys are known, and who changed which text.
  package init(of project: Project, since earlier: Project) {
    self.init(of: project, UntouchedStrings(of: project, since: earlier))
    earlierKeys = EarlierKeys(of: project, since: earlier)
    earlierBars = EarlierBars(of: project, since: earlier)
    replacedItems = ReplacedItems(of: project, since: earlier)
    untouchedBars = UntouchedBars(of: project, since: earlier)
    keptSymbols = KeptSymbols(of: project, since: earlier)
    sourceLocale = project.sourceLocale
    goneTables = Self.goneTables(of: project, since: earlier)
    if !earlier.tables.isEmpty { newLanguages = Set(project.locales).subtracting(earlier.locales) }
    for (table, keys) in project.earlier?.changed ?? [:] { changed[table.path] = keys }
    (literals, literalsBefore) = (project.codeLiterals, earlier.codeLiterals)
    unjudged = UnjudgedStrings(of: project)
    earlierKeys.add(project.earlier?.renamed ?? [:])
    for table in project.tables {
      for string in table.skipped where string.reason == .stale { stale[table.id.path, default: []].insert(string.key) }
    }
  }

  /// - Parameter earlier: what it was before, as a stored report has it: of its tables only which there were is sure.
  package init(of project: Project, tablesOf earlier: Project) {
    self.init(of: project)
    goneTables = Self.goneTables(of: project, since: earlier)
  }

  private static func goneTables(of project: Project, since earlier: Project) -> Set<String> {
    let names = Set(project.tables.map(\.id.name))
    return Set(earlier.tables.lazy.map(\.id).filter { !names.contains($0.name) }.map(\.path))
  }

  /// Whether a table was there before, and is gone as a whole.
  func hasLost(table: String) -> Bool { goneTables.contains(table) }

  /// Whether there is a table or a bar of this id.
  func has(_ place: String) -> Bool { places.contains(place) }

  /// Whether a string is one of a language that is new.
  func isOfNewLanguage(_ unit: FoundString) -> Bool { unit.locale.map(newLanguages.contains) ?? false }

  /// What a string's key was, where only that has changed.
  func earlierKey(of key: String, in table: String) -> String? { earlierKeys.key(before: key, in: table) }

  /// The same of a string in whichever table of that name.
  func earlierKey(of key: String, inTablesNamed name: String) -> String? { earlierKeys.key(before: key, inTablesNamed: name) }

  /// In which table it had that.
  func earlierTable(of key: String, in table: String) -> String { earlierKeys.table(before: key, in: table) }

  /// What stood on a bar where the thing that a string is about stands now.
  func replaced(by unit: FoundString) -> ReplacedItems.Replaced? { replacedItems.replaced(by: unit) }

  /// Whether a string is as it was, in its language and in the source, and other languages have it otherwise.
  func isOfOthers(_ unit: FoundString) -> Bool {
    guard let table = unit.table, let key = unit.key, let locale = unit.locale, let changed = changed[table], let sourceLocale,
      changed[sourceLocale]?.contains(key) != true, changed[locale]?.contains(key) != true
    else { return false }
    return changed.values.contains { $0.contains(key) }
  }

  /// Whether a string reads otherwise than before, in its language.
  func isChanged(_ unit: FoundString) -> Bool {
    guard let table = unit.table, let key = unit.key, let locale = unit.locale else { return false }
    return changed[table]?[locale]?.contains(key) == true
  }

  /// Whether a translation is as it was, and the source text that it is held to is not.
  func hasAnotherSource(_ unit: FoundString) -> Bool {
    guard let table = unit.table, let key = unit.key, let locale = unit.locale, let sourceLocale, locale != sourceLocale,
      let changed = changed[table]
    else { return false }
    // What no language has any longer is gone for everybody, and what the source has no more says nothing else.
    return changed[sourceLocale]?.contains(key) == true && changed[locale]?.contains(key) != true && !lacks(key, in: table)
      && !unjudged.isDeleted(key, in: table, sourceLocale)
  }

  /// Whether a string is there and was written anew, or its source was.
  func isWritten(_ unit: FoundString) -> Bool {
    guard let table = unit.table, let key = unit.key, let locale = unit.locale else { return false }
    return !untouched.isAsBefore(unit) && !lacks(key, in: table) && !unjudged.isDeleted(key, in: table, locale)
  }

  /// Whether nothing is said of a string any more, and nobody has mended it.
  func isUnjudged(_ unit: FoundString, by rule: String) -> Bool {
    unjudged.has(unit, by: rule) || replacedItems.hasSwapped(unit) || Rule.idsOnOneString.contains(rule) && untouched.has(unit)
      || Rule.idsOnWordsOfSource.contains(rule) && untouched.keepsWords(unit)
      || Rule.idsOnPresentedBars.contains(rule) && untouchedBars.contains(unit.toolbar)
  }

  /// Whether nobody wrote a string anew, in its language or in the source.
  func hasUntouched(_ unit: FoundString) -> Bool { untouched.has(unit) }

  /// Whether code names the string no more, and the table calls it stale, or has it still and lacks it in the same languages.
  func stillLacksUnasked(_ unit: FoundString) -> Bool {
    guard let table = unit.table, let key = unit.key, unit.locale != nil, unit.toolbar == nil, !literals.mentions(key) else {
      return false
    }
    // Where a generated accessor asks for it, code never spelled it.
    let wasAsked = literalsBefore.isEmpty || literalsBefore.mentions(key)
    return stale[table]?.contains(key) == true || !literals.isEmpty && wasAsked && stillLacks(unit)
  }

  /// Whether the table has the string still, and no language has it otherwise than before; false where nothing is known of that.
  func stillLacks(_ unit: FoundString) -> Bool {
    guard sourceLocale != nil, let table = unit.table, let key = unit.key, unit.locale != nil, unit.toolbar == nil,
      !lacks(key, in: table)
    else { return false }
    let name = TableID.name(ofPath: table)
    return !changed.contains { other, keys in
      TableID.name(ofPath: other) == name && keys.values.contains { $0.contains(key) }
    }
  }

  /// What a bar was called, where only its name or place has changed.
  func earlierBar(of bar: String) -> String? { earlierBars.name(of: bar) }

  /// Whether the table surely has no string of this key, whatever its language.
  func lacks(_ key: String, in table: String) -> Bool { keys.map { $0.byTable[table]?.contains(key) != true } ?? false }

  /// Whether surely no table of that name has one.
  func lacks(_ key: String, inTablesNamed name: String) -> Bool {
    keys.map { !$0.byTable.contains { ($0.key == name || $0.key.hasSuffix("/" + name)) && $0.value.contains(key) } } ?? false
  }
}

extension Presence: ExpressibleByArrayLiteral {
  package init(arrayLiteral places: String...) { self.init(places: Set(places)) }
}
