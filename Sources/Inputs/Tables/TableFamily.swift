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
    /// Keys that are translated in a form that is not read yet.
    var varying: Set<ExactString> = []
  }

  /// The table beside its source in one locale. A key that the locale inherits from a parent, or has in a form that is not
  /// read yet (plural, device), is neither translated nor missing: it has no pair. A locale without a file of this table
  /// has `file` nil and a pair without translation for every key.
  public func inLocale(_ locale: LocaleID) -> TableInLocale {
    let own = translations[locale]
    let parents = LocaleName.parents(of: locale.id).map { LocaleID($0) }
    var pairs: [TableInLocale.Pair] = []
    pairs.reserveCapacity(sources.count)
    for source in sources {
      let key = ExactString(source.key)
      if let unit = own?.units[key] {
        pairs.append(TableInLocale.Pair(source: source, translation: unit))
      } else if own?.varying.contains(key) != true, !isInherited(key, from: parents) {
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
      return table.units[key] != nil || table.varying.contains(key)
    }
  }

  /// Every table of a project that has a source to compare with, in the order of folder and name.
  public static func all(in project: Project) -> [TableFamily] {
    let texts = interfaceTexts(of: project)
    let families = Dictionary(grouping: project.tables, by: \.family)
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
    for table in tables.filter({ !$0.isBase }) + tables.filter(\.isBase) {
      if table.locale == source || table.format == .xcstrings { sourceFile = sourceFile ?? table.file }
      if table.locale != "mul", table.locale != source, TablePlace(path: table.file, sourceLocale: source).isLanguage {
        translations[table.locale] = translations[table.locale] ?? Locale(file: table.file)
      }
      for unit in table.units {
        if unit.locale == source {
          if seen.insert(ExactString(unit.key)).inserted { sources.append(unit) }
        } else if unit.state != "new" {
          let key = ExactString(unit.key)
          if translations[unit.locale, default: Locale(file: table.file)].units[key] == nil {
            translations[unit.locale, default: Locale(file: table.file)].units[key] = unit
          }
        }
      }
      // What the catalogue calls untranslatable is not asked for because a storyboard shows it.
      for string in table.skipped where string.reason == .notTranslatable { seen.insert(ExactString(string.key)) }
      for string in table.skipped where string.reason == .variationNotRead {
        guard let locale = string.locale, locale != source else { continue }
        translations[locale, default: Locale(file: table.file)].varying.insert(ExactString(string.key))
      }
    }
    // A base-localized storyboard is itself the source of its table.
    for unit in interface where seen.insert(ExactString(unit.key)).inserted { sources.append(unit) }
    if !tables.contains(where: { $0.isKeyedByObjectID || $0.format == .xcstrings }), family.name != "InfoPlist" {
      sources += Self.keysAsSource(in: tables, source: source, known: seen)
    }
    sources = sources.filter { $0.isTranslatable && !$0.value.trimmed.isEmpty }
    guard let file = sourceFile ?? sources.first?.location.file else { return nil }
    id = family.folder.isEmpty ? family.name : "\(family.folder)/\(family.name)"
    name = family.name
    sourceLocale = source
    locales = project.locales.filter { $0 != source }
    self.sourceFile = file
    self.sources = sources
    self.translations = translations
  }

  /// Keys that most translations have and the source has not: there the platform shows the key itself, as projects mean it
  /// to that use the source text as key. The location is that of the first translation.
  private static func keysAsSource(
    in tables: [StringTable], source: LocaleID, known: Set<ExactString>
  ) -> [StringUnit] {
    let others = tables.filter { $0.locale != source && !$0.units.isEmpty }
    var counts: [ExactString: Int] = [:]
    for unit in others.flatMap(\.units) { counts[ExactString(unit.key), default: 0] += 1 }
    // One translation is no majority.
    guard others.count > 1, let largest = others.max(by: { $0.units.count < $1.units.count }) else { return [] }
    return largest.units.compactMap { unit in
      let key = ExactString(unit.key)
      guard !known.contains(key), (counts[key] ?? 0) * 2 > others.count else { return nil }
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
