import LintelModel
import LintelUnicodeText

/// A string table in all its languages, in catalogue or folder form: the tables of one folder and one name.
package struct TableFamily: Sendable {
  package let id: TableID
  /// For people: the file's name, and of a part of an exchange file the path that tells it from others of its name.
  package let name: String
  package let sourceLocale: LocaleID
  /// Every locale that the table is expected in but the source, in order.
  package let locales: [LocaleID]
  package let sourceFile: String
  /// Translatable units of the source, in the order of its file; those of unknown text are empty.
  package private(set) var sources: [StringUnit]
  private let translations: [LocaleID: Locale]
  private let unfinished: UnfinishedTexts
  private let optional: Set<ExactString>
  private let code: CodeTextIndex
  /// Whether Interface Builder gives it keys.
  private let isOfInterface: Bool
  /// What Interface Builder's files have as the source's texts, whatever the table has.
  private let interface: [ExactString: StringUnit]
  /// Whether the source language has it, in a file of its own or in a catalogue of all languages.
  private let isOfSource: Bool
  /// Why people who use the app hardly meet what the table lacks; nil where they do.
  package private(set) var aside: TableAside?
  package var isAside: Bool { aside != nil }
  /// Whether all of it is in exchange files, which are made for some languages.
  private let isExchange: Bool
  /// Whether all of it is in gettext's catalogues that repeat no other table: a program reads them as they are.
  private let isOfGettext: Bool
  /// Keys of objects that the Interface Builder file no longer has, and that no code asks for.
  package let staleKeys: Set<String>
  /// What other tables of its name have.
  private var namesakes: [[LocaleID: Locale]] = []
  /// Of a table that the source language does not have: the one of its name that it has, and that shares most of its keys.
  package private(set) var namesake: TableAcrossLocales.Namesake?

  fileprivate struct Locale: Sendable {
    var file: String
    /// How many units its files have: the largest one speaks for them.
    var size = 0
    /// Texts of its own, without those a catalogue marks as `new`.
    var units: [ExactString: StringUnit] = [:]
    /// The source's texts as this locale's own file has them: an exchange file holds what it was translated from.
    var sources: [ExactString: StringUnit] = [:]
    /// Keys that it has and that nothing is compared with: those behind the place where the platform stops reading, which are
    /// reported with that place, and those whose texts could not be told apart.
    var unread: Set<ExactString> = []
  }

  /// The table beside its source in one locale. A key that the locale inherits from a parent, or that it has and the platform
  /// does not read, is neither translated nor missing: it has no pair. Nor has one that the source does not know, where the
  /// locale does not have it. A locale without a file of this table has `file` nil and a pair without translation for every
  /// other key.
  package func inLocale(_ locale: LocaleID) -> TableInLocale {
    TableInLocale(
      id: id, name: name, sourceLocale: sourceLocale, locale: locale, pairs: pairs(of: nil, in: locale),
      file: translations[locale]?.file, sourceFile: sourceFile)
  }

  /// Without some keys of its sources, with which nothing is compared then.
  package func leavingOut(_ keys: Set<String>) -> TableFamily {
    guard !keys.isEmpty else { return self }
    var family = self
    family.sources.removeAll { keys.contains($0.key) }
    return family
  }

  /// Of its pairs in a locale those of some keys.
  package func pairs(of keys: Set<String>, in locale: LocaleID) -> [TableInLocale.Pair] {
    pairs(of: .some(keys), in: locale)
  }

  private func pairs(of keys: Set<String>?, in locale: LocaleID) -> [TableInLocale.Pair] {
    let own = translations[locale]
    let parents = LocaleName.parents(of: locale.id).map { LocaleID($0) }
    var pairs: [TableInLocale.Pair] = []
    pairs.reserveCapacity(keys?.count ?? sources.count)
    for source in sources where keys?.contains(source.key) != false {
      let key = ExactString(source.key)
      let unit = own?.units[key]
      let source = source.source(givenBy: own?.sources[key], beside: unit)
      if let unit {
        pairs.append(TableInLocale.Pair(source: source, translation: unit))
      } else if !optional.contains(key), own?.unread.contains(key) != true, !isInherited(key, from: parents) {
        pairs.append(TableInLocale.Pair(source: source, translation: nil))
      }
    }
    return pairs
  }

  /// Whether a locale has a file of this table, or texts in its catalogue.
  package func hasTable(in locale: LocaleID) -> Bool { translations[locale] != nil }

  /// Whether a locale's own table has a text for a key and calls it untranslated.
  package func isUnfinished(_ key: String, in locale: LocaleID) -> Bool { unfinished.has(key, in: locale) }

  /// Where a locale's texts are, if there are some and its table calls all of them untranslated.
  package func unfinishedFile(in locale: LocaleID) -> String? { hasTable(in: locale) ? nil : unfinished.file(of: locale) }

  /// The text that a locale's own table has for a key.
  package func translation(of key: String, in locale: LocaleID) -> StringUnit? {
    translations[locale]?.units[ExactString(key)]
  }

  /// Whether source code asks this table, or another one of its name, for a key.
  package func isUsedByCode(_ key: String) -> Bool { code.uses(key, of: id) }

  /// Whether source code sets a space behind the text of a key.
  package func isFollowedBySpace(_ key: String) -> Bool { code.setsSpace(behind: key, of: id) }
  package func isJoined(_ key: String) -> Bool { code.joins(key, of: id) }

  /// Whether another table of its name has the key in a locale.
  package func isElsewhere(_ key: String, in locale: LocaleID) -> Bool {
    !namesakes.isEmpty && namesakes.contains { $0[locale]?.units[ExactString(key)] != nil }
  }

  /// Whether no language need have a key: the source does not know it, or may have dropped it.
  package func isOptional(_ key: String) -> Bool { optional.contains(ExactString(key)) }

  /// The text that code gives a key, whatever its table has.
  package func codeDefault(for key: String) -> String? { code.text(for: key, of: id)?.defaultValue }

  /// What code, or a storyboard, gives as the text of a key, where its table has another one.
  package func otherDefault(for source: StringUnit) -> CodeText? {
    guard source.origin == .table else { return nil }
    return code.otherText(than: source, of: id) ?? interface[ExactString(source.key)].flatMap { text -> CodeText? in
      guard !source.varies, CodeTextIndex.compared(text.value) != CodeTextIndex.compared(source.value) else { return nil }
      var found = CodeText(key: text.key, table: id.name, defaultValue: text.value, location: text.location)
      found.isOfInterface = true
      return found
    }
  }

  private func isInherited(_ key: ExactString, from parents: [LocaleID]) -> Bool {
    parents.contains { parent in
      if parent == sourceLocale { return true }
      guard let table = translations[parent] else { return false }
      // What the platform does not read of the parent is told there, once.
      return table.units[key] != nil || table.unread.contains(key)
    }
  }

  /// The languages that every table is expected in: of one that only a nested bundle has a share would say that the app is
  /// translated into it. A program's own catalogues are all the tables that it has: it has their languages, whatever is beside
  /// it.
  package static func languagesOfAll(_ families: [TableFamily]) -> Set<LocaleID> {
    let all = Set(families.flatMap(\.locales))
    let common = families.filter { !$0.isExchange }.reduce(into: all) { left, family in
      left.formIntersection(family.locales + [family.sourceLocale])
    }
    return families.filter(\.isOfGettext).reduce(into: common) { $0.formUnion($1.locales) }
  }

  /// Every table of a project, in the order of folder and name.
  package static func all(in project: Project) -> [TableFamily] {
    let texts = interfaceTexts(of: project)
    let families = Dictionary(grouping: project.tables.filter { !$0.isExchangeCopy }, by: \.id)
    let names = families.keys.sorted()
    let code = CodeTextIndex(project.codeTexts, tables: project.tables, families: names)
    let locales = project.localesInEarnest
    var found = names.compactMap { family in
      TableFamily(
        family, tables: families[family]!, interface: texts[family] ?? [], code: code, source: project.sourceLocale,
        locales: project.locales, inEarnest: locales)
    }
    let aside = AsideTables(of: project, families: names)
    for index in found.indices {
      let family = found[index].id
      if aside.isSample(family) {
        found[index].aside = .example
      } else if aside.isOfOtherPart(families[family]!) {
        found[index].aside = .otherPart
      } else if !found[index].isOfInterface, !code.asks(family.name), aside.isOfBuiltFramework(family) {
        found[index].aside = .builtFramework
      }
    }
    tellNamesakes(of: &found)
    return found
  }

  /// Tells tables of those that have the same name.
  private static func tellNamesakes(of found: inout [TableFamily]) {
    // What object ids key belongs to one file.
    let named = found.indices.filter { !found[$0].isOfInterface }
    for (name, indices) in Dictionary(grouping: named, by: { found[$0].id.name }) where indices.count > 1 {
      let isOfEveryBundle = AsideTables.namesOfEveryBundle.contains(name)
      let lacking = indices.filter { !found[$0].isOfSource }
      // The system gives the keys of the others, which are the same in each bundle.
      if !lacking.isEmpty, !isOfEveryBundle || name == "Localizable" {
        let nearest = NearestNamesake(among: indices.filter { found[$0].isOfSource }.map { found[$0] })
        for index in lacking { found[index].namesake = nearest.namesake(of: found[index].sources) }
      }
      guard !isOfEveryBundle else { continue }
      for index in indices { found[index].namesakes = indices.filter { $0 != index }.map { found[$0].translations } }
    }
  }

  private init?(
    _ family: TableID, tables: [StringTable], interface: [StringUnit], code: CodeTextIndex,
    source projectSource: LocaleID, locales projectLocales: [LocaleID], inEarnest: Set<LocaleID>
  ) {
    let source = tables.compactMap(\.sourceLocale).first ?? projectSource
    var texts = FamilySources(of: family, locale: source, code: code)
    var sourceFile: (name: String, size: Int)?
    var translations: [LocaleID: Locale] = [:]
    var unfinished = UnfinishedTexts()
    for table in tables.filter({ !$0.isBase }).inOrderOfLookup + tables.filter(\.isBase).inOrderOfLookup {
      if table.locale == source || table.format.holdsSource {
        // Plural rules are beside the table, or are all there is of it.
        let isWhole = table.format.isOfOneLanguage && !table.format.hasVaryingOnly && !table.isBase
        if sourceFile == nil || isWhole && table.units.count > sourceFile!.size {
          sourceFile = (table.file, table.units.count)
        }
      }
      if table.locale != "mul", table.locale != source, table.isOfLanguage {
        translations[table.locale, default: Locale(file: table.file)].take(table)
      }
      for (locale, units) in table.unitsByLocale {
        if locale == source {
          units.forEach { texts.add($0) }
          if table.format.isExchange {
            for unit in units { translations[table.locale]?.sources[ExactString(unit.key)] = unit }
          }
        } else {
          let own = units.count { !$0.isUntranslated }
          if own > 0 { translations[locale, default: Locale(file: table.file)].take(units, own) }
          if own < units.count { unfinished.take(units, of: table.file) }
        }
      }
      for string in table.skipped where string.reason == .notTranslatable { texts.leaveOut(string.key) }
      for string in table.skipped where string.reason == .unknownVariation {
        guard let locale = string.locale, locale != source else { continue }
        translations[locale, default: Locale(file: table.file)].unread.insert(ExactString(string.key))
      }
    }
    // A base-localized storyboard is itself the source of its table.
    for var unit in interface {
      unit.origin = .interface
      texts.add(unit)
    }
    for table in tables { texts.addStale(table.staleKeys) }
    texts.judgeRepeatedKeys { key in
      translations.values.contains { $0.units[key].map { $0.value != key.string } ?? false }
    }
    let hasKeysOfOwn = tables.contains { $0.isKeyedByObjectID || $0.format.holdsSource }
    if !hasKeysOfOwn, family.name != "InfoPlist" { texts.addKeys(of: tables) }
    texts.addCommentsOfLinks()
    let sources = texts.units.filter { $0.isTranslatable && ($0.origin == .unknown || !$0.value.trimmed.isEmpty) }
    let rows = sources.compactMap { source in RuleEditorKey(source.key).map { (key: source.key, lists: $0) } }
    if !rows.isEmpty { for locale in translations.keys { translations[locale]?.join(rows) } }
    let largest = tables.filter(\.isOfLanguage).max { ($0.units.count, $1.file) < ($1.units.count, $0.file) }
    guard let first = sources.first,
      let file = sourceFile?.name
        ?? sources.first(where: { $0.origin == .interface })?.location.file ?? largest?.file ?? Optional(first.location.file)
    else { return nil }
    id = family
    sourceLocale = source
    // An exchange file is made for some languages; the project's others are elsewhere. Its parts often share a name.
    let isExchange = tables.allSatisfy(\.format.isExchange)
    self.isExchange = isExchange
    isOfGettext = tables.allSatisfy(\.isOfGettext)
    name = isExchange ? family.nameInDocument : family.name
    let begun = isExchange ? [] : unfinished.begun(besides: Set(translations.keys), beside: sources)
    locales = projectLocales.filter { locale in
      locale != source
        && (translations[locale] != nil || !isExchange && inEarnest.contains(locale) || begun.contains(locale))
    }
    self.unfinished = unfinished
    self.sourceFile = file
    self.sources = sources
    self.translations = translations
    optional = texts.optional
    staleKeys = Set(tables.flatMap(\.staleKeys)).filter { !code.uses($0, of: family) }
    self.code = code
    self.interface = Dictionary(
      interface.lazy.filter { !$0.value.trimmed.isEmpty }.map { (ExactString($0.key), $0) },
      uniquingKeysWith: { first, _ in first })
    isOfInterface = !interface.isEmpty || tables.contains(where: \.isKeyedByObjectID)
    isOfSource = sourceFile != nil
  }

  /// The texts that storyboards and xibs hold themselves, as units of the tables that belong to them.
  private static func interfaceTexts(of project: Project) -> [TableID: [StringUnit]] {
    var found: [TableID: [StringUnit]] = [:]
    for toolbar in project.toolbars {
      for text in toolbar.texts() where text.state == .localized {
        // The bar of a window that code manages is code's, and its items are the storyboard's all the same.
        guard let key = text.key, let source = text.source, let location = text.location,
          FileKind(location.file) == .interfaceBuilder
        else { continue }
        let family = TableID(path: location.file)
        // A key that code sets, or looks up, belongs to another table.
        guard text.table == family.name else { continue }
        let unit = StringUnit(key: key, locale: project.sourceLocale, value: source, location: location)
        found[family, default: []].append(unit)
      }
    }
    return found
  }
}

extension TableFamily.Locale {
  /// The first text of a key is the locale's.
  /// - Parameter count: how many are translated, or texts of its own.
  fileprivate mutating func take(_ texts: ArraySlice<StringUnit>, _ count: Int) {
    if count > 1 { units.reserveCapacity(units.count + count) }
    for unit in texts where !unit.isUntranslated {
      let key = ExactString(unit.key)
      if units[key] == nil { units[key] = unit }
    }
  }

  /// Takes what it has in groups of its own for the rows of a rule editor's keys as what it has for these.
  /// - Parameter rows: The source's.
  fileprivate mutating func join(_ rows: [(key: String, lists: RuleEditorKey)]) {
    let own = units.values.sorted { $0.location < $1.location }
      .compactMap { unit in RuleEditorKey(unit.key).map { (unit, $0) } }
    for (key, lists) in rows where units[ExactString(key)] == nil {
      guard let parts = lists.covering(among: own.map(\.1)), !parts.isEmpty else { continue }
      units[ExactString(key)] = StringUnit(joining: parts.map { own[$0].0 }, as: key)
    }
  }

  /// Notes what a file of the locale is, besides its units.
  fileprivate mutating func take(_ table: StringTable) {
    if table.units.count > size { (file, size) = (table.file, table.units.count) }
    for string in table.skipped where string.reason == .lostByPlatform { unread.insert(ExactString(string.key)) }
    if let key = table.loss?.brokenKey { unread.insert(ExactString(key)) }
  }
}

extension TableID {
  /// `Loop/Loop/Localizable` of `*.xcloc/Loop/Loop/Localizable`: the original's path without that of the documents.
  fileprivate var nameInDocument: String {
    let folders: [Substring] = folder.split(separator: "/")
    let own = folders.lastIndex { part in
      StringTable.Format(file: String(part))?.isExchange == true || part.hasSuffix(".xcloc")
    }
    return (folders[((own ?? -1) + 1)...] + [Substring(name)]).joined(separator: "/")
  }
}

extension Project {
  /// Locales with a real share of the project's strings: a few texts of a nested bundle make no language of an app, and
  /// neither do gettext's catalogues, a program's for another system, beside tables that are translated themselves.
  fileprivate var localesInEarnest: Set<LocaleID> {
    let own = tables.filter { !$0.isOfGettext }
    return shareInEarnest(own).union(offeredLocales(in: own))
  }

  /// Languages that the Xcode project names, a target has, and the largest table has texts in: people can choose them, however
  /// little is translated.
  private func offeredLocales(in tables: [StringTable]) -> Set<LocaleID> {
    let declared = Set(declaredLocales).subtracting(unshippedLocales).subtracting([sourceLocale])
    guard !declared.isEmpty else { return [] }
    // A catalogue has its languages key by key: its runs are summed.
    var counts: [TableID: [LocaleID: Int]] = [:]
    var languages: [TableID: Set<LocaleID>] = [:]
    for table in tables {
      for (locale, units) in table.unitsByLocale {
        counts[table.id, default: [:]][locale, default: 0] += units.count
        if units.contains(where: { !$0.isUntranslated }) { languages[table.id, default: []].insert(locale) }
      }
    }
    let sizes = counts.mapValues { $0.values.max() ?? 0 }
    // Of two that are as large the first by name.
    guard let largest = sizes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return [] }
    return declared.intersection(languages[largest] ?? [])
  }

  private func shareInEarnest(_ own: [StringTable]) -> Set<LocaleID> {
    let hasLanguages = own.contains { table in
      table.units.contains { $0.locale != sourceLocale && !$0.isUntranslated }
    }
    guard hasLanguages, own.count < tables.count else { return Self.inEarnest(locales, tables, source: sourceLocale) }
    let known = own.reduce(into: Set<LocaleID>()) { found, table in
      found.insert(table.locale)
      found.formUnion(table.units.lazy.map(\.locale))
    }
    let elsewhere = Set(tables.lazy.filter(\.isOfGettext).map(\.locale)).subtracting(known)
    return Self.inEarnest(locales.filter { !elsewhere.contains($0) }, own, source: sourceLocale)
  }

  private static func inEarnest(_ locales: [LocaleID], _ tables: [StringTable], source: LocaleID) -> Set<LocaleID> {
    var counts: [LocaleID: Int] = [:]
    for table in tables {
      for (locale, units) in table.unitsByLocale where locale != source {
        counts[locale, default: 0] += units.count { !$0.isUntranslated }
      }
    }
    let most = counts.values.max() ?? 0
    // Of a handful of strings each is a real share.
    return Set(locales.filter { most < 100 || (counts[$0] ?? 0) * 20 >= most })
  }
}
