import LintelInputs
import LintelLanguage
import LintelModel

/// Finds what the tables of a project held before a change, as far as it is otherwise now. What did not change costs one
/// comparison of its file.
struct EarlierTextSearch {
  /// The earlier id of each of today's tables, and what of them reads otherwise.
  private let moves: EarlierTables

  private init(before: Project, now: Project) {
    moves = EarlierTables(before: before, now: now)
  }

  static func texts(of before: Project, beside now: Project) -> EarlierTexts {
    texts(of: before, TableFamily.all(in: before), beside: now, TableFamily.all(in: now))
  }

  /// - Parameters:
  ///   - familiesBefore: the tables before the change, each in all its languages.
  ///   - families: today's.
  static func texts(
    of before: Project, _ familiesBefore: [TableFamily], beside now: Project, _ families: [TableFamily]
  ) -> EarlierTexts {
    let search = EarlierTextSearch(before: before, now: now)
    var texts = EarlierTexts()
    let renames = KeyRenames(before: before, now: now)
    texts.renamed = search.renamed(families, before: familiesBefore, renames)
    texts.pairs = search.pairs(of: families, before: familiesBefore, texts.renamed)
    texts.newLanguages = search.newLanguages(of: families, before: familiesBefore)
    texts.carriedOver = search.carriedOver(before: before)
    texts.deleted = DeletedStrings.all(before: before, now: now)
    texts.changed = search.moves.strings.mapValues(\.keys)
    texts.places = Set(search.moves.strings.values.lazy.flatMap(\.units).flatMap { [$0.location] + $0.forms.map(\.location) })
    texts.newlyAsked = newlyAsked(before: before, now: now)
    texts.replacedKeys = ReplacedKeySearch.found(before: before, now: now)
    (texts.madeLiteral, texts.writtenOut) = HardCodingSearch.found(before: before, now: now)
    texts.lostNames = LostNameSearch.found(before: before, now: now)
    texts.reencoded = reencoded(before: before, now: now)
    texts.lostLanguages = LostLanguageSearch.found(before: before, now: now)
    texts.languagesGoneFromTables = LostLanguageSearch.goneFromTables(before: before, now: now)
    texts.foundKeys = FoundKeyCount.of(before.toolbars)
    return texts
  }

  private static func reencoded(before: Project, now: Project) -> Set<String> {
    let guessed = Set(now.tables.lazy.filter { $0.guess != nil }.map(\.file))
    if guessed.isEmpty { return [] }
    return Set(before.tables.lazy.filter { $0.guess == nil && guessed.contains($0.file) }.map(\.file))
  }

  private static func newlyAsked(before: Project, now: Project) -> [String: Set<String>] {
    func asked(_ project: Project) -> [String: Set<String>] {
      var keys: [String: Set<String>] = [:]
      for text in project.codeTexts + project.spelledKeys.texts { keys[text.table ?? "Localizable", default: []].insert(text.key) }
      return keys
    }
    guard before.codeTexts != now.codeTexts || before.spelledKeys != now.spelledKeys else { return [:] }
    let known = asked(before)
    return asked(now).reduce(into: [:]) { new, asks in
      let keys = asks.value.subtracting(known[asks.key] ?? [])
      if !keys.isEmpty { new[asks.key] = keys }
    }
  }

  /// The languages of each table that had none of it.
  private func newLanguages(of families: [TableFamily], before: [TableFamily]) -> [TableID: Set<LocaleID>] {
    let known = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0) })
    return families.reduce(into: [:]) { found, family in
      guard moves.changed.contains(family.id), let earlier = moves.earlier[family.id].flatMap({ known[$0] }) else { return }
      let new = family.locales.filter { family.hasTable(in: $0) && !earlier.hasTable(in: $0) }
      if !new.isEmpty { found[family.id] = Set(new) }
    }
  }

  /// The earlier keys of strings of which nothing but the key is otherwise in the source.
  private func renamed(
    _ families: [TableFamily], before: [TableFamily], _ renames: KeyRenames
  ) -> [TableID: [String: String]] {
    let known = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0) })
    return families.reduce(into: [:]) { found, family in
      guard moves.changed.contains(family.id), let earlier = moves.earlier[family.id].flatMap({ known[$0] }),
        earlier.sourceLocale == family.sourceLocale
      else { return }
      let keys = renames.earlierKeys(in: family, before: earlier)
      if !keys.isEmpty { found[family.id] = keys }
    }
  }

  /// By table and language the new keys whose text a key had that is gone: whoever changes a key alone says nothing else.
  private func carriedOver(before: Project) -> [TableID: [LocaleID: Set<String>]] {
    let old = Dictionary(grouping: before.tables, by: \.id)
    return moves.strings.reduce(into: [:]) { found, changed in
      guard let earlier = moves.earlier[changed.key].flatMap({ old[$0] }) else { return }
      let now = Set(changed.value.units.map(\.key))
      var known: Set<String> = []
      var gone: [LocaleID: Set<String>] = [:]
      for unit in earlier.lazy.flatMap(\.units) {
        known.insert(unit.key)
        guard !unit.varies, !now.contains(unit.key), changed.value.keys[unit.locale]?.contains(unit.key) == true else { continue }
        gone[unit.locale, default: []].insert(unit.value)
      }
      for unit in changed.value.units where !unit.varies && !known.contains(unit.key) {
        guard gone[unit.locale]?.contains(unit.value) == true else { continue }
        found[changed.key, default: [:]][unit.locale, default: []].insert(unit.key)
      }
    }
  }

  private func pairs(
    of families: [TableFamily], before: [TableFamily], _ keysAlone: [TableID: [String: String]]
  ) -> [TableID: [LocaleID: [String: EarlierTexts.Pair]]] {
    let known = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0) })
    var found: [TableID: [LocaleID: [String: EarlierTexts.Pair]]] = [:]
    for family in families where moves.changed.contains(family.id) {
      // What was translated from another language says nothing about this one.
      guard let earlier = moves.earlier[family.id].flatMap({ known[$0] }), earlier.sourceLocale == family.sourceLocale else {
        continue
      }
      let renamed = RenamedStrings(family, before: earlier).earlier.merging(keysAlone[family.id] ?? [:]) { own, _ in own }
      let mended = MendedSources(family, before: earlier, renamed).keys
      let changed = moves.strings[family.id]?.keys ?? [:]
      // Where a source text is otherwise, its string is in every language; an exchange file has source texts of its own.
      let sources = Self.changedSources(of: family, before: earlier).union(changed[family.sourceLocale] ?? []).union(renamed.keys)
      for locale in family.locales {
        let keys = sources.union(changed[locale] ?? [])
        guard !keys.isEmpty else { continue }
        let pairs = pairs(of: family, before: earlier, keys, renamed, mended, in: locale)
        if !pairs.isEmpty { found[family.id, default: [:]][locale] = pairs }
      }
    }
    return found
  }

  /// The keys whose text in the source language is otherwise, wherever it is from.
  private static func changedSources(of family: TableFamily, before: TableFamily) -> Set<String> {
    let old = Dictionary(before.sources.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    return Set(
      family.sources.lazy.filter { unit in old[unit.key].map { !$0.saysExactly(unit) || $0.origin != unit.origin } ?? true }
        .map(\.key))
  }

  private func pairs(
    of family: TableFamily, before: TableFamily, _ keys: Set<String>, _ renamed: [String: String], _ mended: Set<String>,
    in locale: LocaleID
  ) -> [String: EarlierTexts.Pair] {
    guard before.hasTable(in: locale) else { return [:] }
    let earlier = Dictionary(
      before.pairs(of: Set(keys.map { renamed[$0] ?? $0 }), in: locale).map { ($0.source.key, $0) },
      uniquingKeysWith: { first, _ in first })
    var found: [String: EarlierTexts.Pair] = [:]
    for pair in family.pairs(of: keys, in: locale) {
      guard let own = earlier[renamed[pair.source.key] ?? pair.source.key], own.source.origin != .unknown,
        pair.source.origin != .unknown
      else { continue }
      let isSourceSame = own.source.saysExactly(pair.source)
      let isTranslationSame =
        own.translation.map { before in pair.translation.map(before.saysExactly) ?? false } ?? (pair.translation == nil)
      if isSourceSame && isTranslationSame { continue }
      let isTranslationReworded =
        if let before = own.translation, let now = pair.translation { !Wording.isSame(before, as: now) } else { true }
      found[pair.source.key] = EarlierTexts.Pair(
        source: own.source, translation: own.translation,
        isSourceReworded: !isSourceSame && !mended.contains(pair.source.key)
          && !Wording.isSame(own.source, as: pair.source),
        isTranslationReworded: !isTranslationSame && isTranslationReworded,
        shown: own.translation.map(Self.arguments) ?? [])
      found[pair.source.key]!.earlierKey = renamed[pair.source.key]
      found[pair.source.key]!.shownInSource = Self.arguments(of: own.source)
    }
    return found
  }

  static func arguments(of unit: StringUnit) -> Set<Int> {
    Set(unit.forms.flatMap { $0.text.utf8.contains(UInt8(ascii: "%")) ? Placeholders($0.text).found.map(\.argument) : [] })
  }
}

extension StringUnit {
  /// Whether it has the same texts, wherever they are.
  func saysExactly(_ other: StringUnit) -> Bool {
    guard varies || other.varies else { return value == other.value }
    return forms.map(\.text) == other.forms.map(\.text)
  }
}
