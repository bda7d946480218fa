import LintelInputs
import LintelLanguage
import LintelModel

/// Finds what the tables of a project held before a change, as far as it is otherwise now. What did not change costs one
/// comparison of its file.
struct EarlierTextSearch {
  private let before: Project
  private let now: Project
  /// The earlier id of each of today's tables.
  private let moves: EarlierTables

  static func texts(of before: Project, beside now: Project) -> EarlierTexts {
    let search = EarlierTextSearch(before: before, now: now, moves: EarlierTables(before: before, now: now))
    var texts = EarlierTexts()
    texts.pairs = search.pairs()
    texts.deleted = DeletedStrings.all(before: before, now: now)
    texts.foundKeys = FoundKeyCount.of(before.toolbars)
    return texts
  }

  private func pairs() -> [TableID: [LocaleID: [String: EarlierTexts.Pair]]] {
    let changed = moves.changed
    guard !changed.isEmpty else { return [:] }
    let earlier = Set(changed.compactMap { moves.earlier[$0] })
    let families = Dictionary(uniqueKeysWithValues: TableFamily.all(in: narrowed(before, to: earlier)).map { ($0.id, $0) })
    var found: [TableID: [LocaleID: [String: EarlierTexts.Pair]]] = [:]
    for family in TableFamily.all(in: narrowed(now, to: changed)) {
      // What was translated from another language says nothing about this one.
      guard let known = moves.earlier[family.id].flatMap({ families[$0] }), known.sourceLocale == family.sourceLocale else {
        continue
      }
      let renamed = RenamedStrings(family, before: known).earlier
      let mended = MendedSources(family, before: known, renamed).keys
      for locale in family.locales {
        let pairs = pairs(of: family, before: known, renamed, mended, in: locale)
        if !pairs.isEmpty { found[family.id, default: [:]][locale] = pairs }
      }
    }
    return found
  }

  private func pairs(
    of family: TableFamily, before: TableFamily, _ renamed: [String: String], _ mended: Set<String>, in locale: LocaleID
  ) -> [String: EarlierTexts.Pair] {
    guard family.hasTable(in: locale), before.hasTable(in: locale) else { return [:] }
    let earlier = Dictionary(
      before.inLocale(locale).pairs.map { ($0.source.key, $0) }, uniquingKeysWith: { first, _ in first })
    var found: [String: EarlierTexts.Pair] = [:]
    for pair in family.inLocale(locale).pairs {
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
    }
    return found
  }

  private static func arguments(of unit: StringUnit) -> Set<Int> {
    Set(unit.forms.flatMap { $0.text.utf8.contains(UInt8(ascii: "%")) ? Placeholders($0.text).found.map(\.argument) : [] })
  }

  private func narrowed(_ project: Project, to tables: Set<TableID>) -> Project {
    var project = project
    project.tables.removeAll { !tables.contains($0.id) }
    return project
  }
}

extension StringUnit {
  /// Whether it has the same texts, wherever they are.
  func saysExactly(_ other: StringUnit) -> Bool {
    guard varies || other.varies else { return value == other.value }
    return forms.map(\.text) == other.forms.map(\.text)
  }
}
