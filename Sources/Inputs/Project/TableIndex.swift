import LintelModel
import LintelUnicodeText

/// The tables of a project by family, locale and key, as a lookup at run time sees them.
struct TableIndex {
  /// What one locale's table has under a key.
  struct Entry {
    var text: String
    var variants: [LocalizedValue.Variant] = []
    var location: SourceLocation
    /// A catalogue's `new` unit only repeats the source: its locale has no text of its own.
    var isNew: Bool
  }

  private var entries: [TableID: [LocaleID: [ExactString: Entry]]] = [:]
  private var families: [String: [TableID]] = [:]
  /// Families in exchange files only: they answer where no table of the project does.
  private var exchanged: Set<TableID> = []

  init(_ tables: [StringTable]) {
    // Where `Base` and the source language's own folder both have a table, the language's own comes first; so do the
    // folders of two spellings of one locale, in the order of their paths.
    for table in tables.filter({ !$0.isBase }).inOrderOfLookup + tables.filter(\.isBase).inOrderOfLookup { add(table) }
    exchanged = Set(tables.filter(\.format.isExchange).map(\.id))
    for family in entries.keys.sorted() { families[family.name, default: []].append(family) }
  }

  private mutating func add(_ table: StringTable) {
    var found = entries.removeValue(forKey: table.id) ?? [:]
    // A table that is there but empty is a table too.
    if table.locale != "mul" { found[table.locale, default: [:]] = found[table.locale] ?? [:] }
    func add(_ key: String, _ locale: LocaleID, _ entry: Entry) {
      let key = ExactString(key)
      if found[locale]?[key] == nil { found[locale, default: [:]][key] = entry }
    }
    for (locale, units) in table.unitsByLocale { found[locale, default: [:]].add(units) }
    let stale = table.staleUnits.isEmpty ? [:] : Dictionary(grouping: table.staleUnits) { ExactString($0.key) }
    for string in table.skipped {
      guard let locale = string.locale else { continue }
      switch string.reason {
      // Not audited, but the app shows them all the same.
      case .stale, .notTranslatable:
        // Of a text that varies each form is a string that is skipped: what a device shows is told by all of them.
        let forms = stale[ExactString(string.key)]?.last { $0.locale == locale && $0.location == string.location }?.shown
        if let text = forms?.text ?? string.value {
          let entry = Entry(text: text, variants: forms?.variants ?? [], location: string.location, isNew: false)
          add(string.key, locale, entry)
        }
      case .repeatedKey, .lostByPlatform, .notALanguage, .notAText, .exchangeCopy, .tableCopy, .unknownVariation: break
      }
    }
    entries[table.id] = found
  }

  /// Adds what a whole localized copy of an Interface Builder file says; where there is one, it is what the locale sees.
  mutating func add(copy texts: [LocalizedText], of family: TableID, in locale: LocaleID) {
    var found: [ExactString: Entry] = [:]
    for text in texts {
      guard let key = text.key, let source = text.source, let location = text.location else { continue }
      found[ExactString(key)] = Entry(text: source, location: location, isNew: false)
    }
    entries[family, default: [:]][locale] = found
  }

  func has(_ family: TableID) -> Bool { entries[family] != nil }

  func entry(_ key: String, in locale: LocaleID, of family: TableID) -> Entry? {
    entries[family]?[locale]?[ExactString(key)]
  }

  /// Every key of a family, in order.
  func keys(of family: TableID) -> [String] {
    Set(entries[family]?.values.flatMap { $0.keys.map(\.string) } ?? []).sorted()
  }

  /// Every family there is, those whose folder shares the longest path with `folder` first.
  func allFamilies(nearest folder: String) -> [TableID] {
    families.keys.sorted().flatMap { families(named: $0, nearest: folder) }
  }

  func hasKey(_ key: String, in family: TableID) -> Bool {
    entries[family]?.values.contains { $0[ExactString(key)] != nil } ?? false
  }

  /// The families of a table's name, those whose folder shares the longest path with `folder` first.
  func families(named name: String, nearest folder: String) -> [TableID] {
    let parts = folder.split(separator: "/")
    func shared(_ family: TableID) -> Int {
      zip(parts, family.folder.split(separator: "/")).prefix { $0 == $1 }.count
    }
    return (families[name] ?? []).sorted {
      (exchanged.contains($0) ? 1 : 0, -shared($0), $0.folder.utf8.count, $0)
        < (exchanged.contains($1) ? 1 : 0, -shared($1), $1.folder.utf8.count, $1)
    }
  }
}

extension StringTable {
  /// Whether it lies in `Base.lproj`.
  var isBase: Bool { !format.isExchange && (file.contains("/Base.lproj/") || file.hasPrefix("Base.lproj/")) }
}

extension StringTable {
  /// Whether the table is named after a language and holds one: `qqq.lproj` holds documentation.
  var isOfLanguage: Bool {
    // A key that occurs there twice makes it none either.
    if units.isEmpty, skipped.contains(where: { $0.reason == .notALanguage }) { return false }
    return switch format.languages {
    case .one: TablePlace(path: file, sourceLocale: sourceLocale ?? "en").isLanguage
    case .pair: LocaleName.canonical(locale.id) != nil
    // The file says itself which languages it has.
    case .all: true
    }
  }
}

extension [StringTable] {
  /// The platform looks for a key among the plural rules of a table first.
  var inOrderOfLookup: [StringTable] { filter(\.format.isLookedUpFirst) + filter { !$0.format.isLookedUpFirst } }
}

extension [ExactString: TableIndex.Entry] {
  /// The first text of a key is the locale's.
  fileprivate mutating func add(_ units: ArraySlice<StringUnit>) {
    if units.count > 1 { reserveCapacity(count + units.count) }
    for unit in units {
      let key = ExactString(unit.key)
      guard self[key] == nil else { continue }
      let shown = unit.shown
      self[key] = .init(text: shown.text, variants: shown.variants, location: unit.location, isNew: unit.isUntranslated)
    }
  }
}
