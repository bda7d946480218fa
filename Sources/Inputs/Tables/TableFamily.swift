import LintelModel
import LintelUnicodeText

/// A string table in all its languages, in catalogue or folder form: the tables of one folder and one name.
public struct TableFamily: Sendable {
  /// Folder and name: `Platform/Localizable`.
  public let id: String
  public let name: String
  public let sourceLocale: LocaleID
  /// Every locale of the project but the source, in order.
  public let locales: [LocaleID]
  public let sourceFile: String
  /// Translatable units of the source, in the order of its file, that say something.
  public let sources: [StringUnit]
  private let translations: [LocaleID: Locale]

  private struct Locale: Sendable {
    var file: String
    /// Texts of its own, without those a catalogue marks as `new`.
    var units: [ExactString: StringUnit] = [:]
    /// The source's texts as this locale's own file has them: an exchange file holds what it was translated from.
    var sources: [ExactString: StringUnit] = [:]
    /// Keys whose texts are there and could not be told apart.
    var unread: Set<ExactString> = []
  }

  /// The table beside its source in one locale. A key that the locale inherits from a parent is neither translated nor
  /// missing: it has no pair. A locale without a file of this table has `file` nil and a pair without translation for every
  /// key.
  public func inLocale(_ locale: LocaleID) -> TableInLocale {
    let own = translations[locale]
    let parents = LocaleName.parents(of: locale.id).map { LocaleID($0) }
    var pairs: [TableInLocale.Pair] = []
    pairs.reserveCapacity(sources.count)
    for source in sources {
      let key = ExactString(source.key)
      let source = own?.sources[key] ?? source
      if let unit = own?.units[key] {
        pairs.append(TableInLocale.Pair(source: source, translation: unit))
      } else if own?.unread.contains(key) != true, !isInherited(key, from: parents) {
        pairs.append(TableInLocale.Pair(source: source, translation: nil))
      }
    }
    return TableInLocale(
      id: id, name: name, sourceLocale: sourceLocale, locale: locale, pairs: pairs, file: own?.file, sourceFile: sourceFile)
  }

  /// Whether a locale has a file of this table, or texts in its catalogue.
  public func hasTable(in locale: LocaleID) -> Bool { translations[locale] != nil }

  private func isInherited(_ key: ExactString, from parents: [LocaleID]) -> Bool {
    parents.contains { parent in
      if parent == sourceLocale { return true }
      guard let table = translations[parent] else { return false }
      return table.units[key] != nil
    }
  }

  /// Every table of a project that has a source to compare with, in the order of folder and name.
  public static func all(in project: Project) -> [TableFamily] {
    let texts = interfaceTexts(of: project)
    let families = Dictionary(grouping: project.tables.filter { !$0.isExchangeCopy }, by: \.family)
    return families.keys.sorted().compactMap { family in
      TableFamily(family, tables: families[family]!, interface: texts[family] ?? [], project: project)
    }
  }

  private init?(_ family: TablePlace.Family, tables: [StringTable], interface: [StringUnit], project: Project) {
    let source = tables.compactMap(\.sourceLocale).first ?? project.sourceLocale
    var sources: [StringUnit] = []
    var sourceFile: String?
    var seen: Set<ExactString> = []
    var translations: [LocaleID: Locale] = [:]
    for table in tables.filter({ !$0.isBase }).inOrderOfLookup + tables.filter(\.isBase).inOrderOfLookup {
      if table.locale == source || table.format == .xcstrings || table.format == .xliff {
        sourceFile = sourceFile ?? table.file
      }
      if table.locale != "mul", table.locale != source, table.isOfLanguage {
        translations[table.locale] = translations[table.locale] ?? Locale(file: table.file)
      }
      for unit in table.units {
        if unit.locale == source {
          let key = ExactString(unit.key)
          if seen.insert(key).inserted { sources.append(unit) }
          if table.format == .xliff { translations[table.locale]?.sources[key] = unit }
        } else if !unit.isUntranslated {
          let key = ExactString(unit.key)
          if translations[unit.locale, default: Locale(file: table.file)].units[key] == nil {
            translations[unit.locale, default: Locale(file: table.file)].units[key] = unit
          }
        }
      }
      // What the catalogue calls untranslatable is not asked for because a storyboard shows it.
      for string in table.skipped where string.reason == .notTranslatable { seen.insert(ExactString(string.key)) }
      for string in table.skipped where string.reason == .unknownVariation {
        guard let locale = string.locale, locale != source else { continue }
        translations[locale, default: Locale(file: table.file)].unread.insert(ExactString(string.key))
      }
    }
    // A base-localized storyboard is itself the source of its table.
    for unit in interface where seen.insert(ExactString(unit.key)).inserted { sources.append(unit) }
    let hasKeysOfOwn = tables.contains { $0.isKeyedByObjectID || $0.format == .xcstrings || $0.format == .xliff }
    if !hasKeysOfOwn, family.name != "InfoPlist" {
      sources += Self.keysAsSource(in: tables, source: source, known: seen)
    }
    sources = sources.filter { $0.isTranslatable && !$0.value.trimmed.isEmpty }
    guard let file = sourceFile ?? sources.first?.location.file else { return nil }
    id = family.folder.isEmpty ? family.name : "\(family.folder)/\(family.name)"
    name = family.name
    sourceLocale = source
    // An exchange file is made for some languages; the project's others stand elsewhere.
    let isExchange = tables.allSatisfy { $0.format == .xliff }
    locales = project.locales.filter { $0 != source && (!isExchange || translations[$0] != nil) }
    self.sourceFile = file
    self.sources = sources
    self.translations = translations
  }

  /// Keys that most translations have and the source has not: there the platform shows the key itself, as projects mean it
  /// to that use the source text as key. The location is that of the first translation.
  private static func keysAsSource(
    in tables: [StringTable], source: LocaleID, known: Set<ExactString>
  ) -> [StringUnit] {
    var known = known
    let others = tables.filter { $0.locale != source && !$0.units.isEmpty }
    // A locale's plural rules and its other texts are one table in two files.
    let locales = Set(others.map(\.locale)).count
    var found: [ExactString: (count: Int, last: LocaleID)] = [:]
    for unit in others.sorted(by: { $0.locale < $1.locale }).flatMap(\.units) {
      let before = found[ExactString(unit.key)]
      if before?.last != unit.locale { found[ExactString(unit.key)] = ((before?.count ?? 0) + 1, unit.locale) }
    }
    // One translation is no majority.
    guard locales > 1 else { return [] }
    let largest = [StringTable.Format.strings, .stringsdict].compactMap { format in
      others.filter { $0.format == format }.max { $0.units.count < $1.units.count }
    }
    return largest.flatMap(\.units).compactMap { unit in
      let key = ExactString(unit.key)
      guard known.insert(key).inserted, (found[key]?.count ?? 0) * 2 > locales else { return nil }
      return StringUnit(key: unit.key, locale: source, value: unit.key, comment: unit.comment, location: unit.location)
    }
  }

  /// The texts that storyboards and xibs hold themselves, as units of the tables that belong to them.
  private static func interfaceTexts(of project: Project) -> [TablePlace.Family: [StringUnit]] {
    var found: [TablePlace.Family: [StringUnit]] = [:]
    for toolbar in project.toolbars where FileKind(toolbar.location.file) == .interfaceBuilder {
      let family = TablePlace(path: toolbar.location.file, sourceLocale: project.sourceLocale).family
      for text in toolbar.texts where text.state == .localized {
        guard let key = text.key, let source = text.source, let location = text.location else { continue }
        let unit = StringUnit(key: key, locale: project.sourceLocale, value: source, location: location)
        found[family, default: []].append(unit)
      }
    }
    return found
  }
}
