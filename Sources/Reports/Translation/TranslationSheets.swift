import LintelFindings
import LintelModel

/// The sheets of all languages that have something to translate, and what is about several of them.
struct TranslationSheets {
  /// How much of the work the sheets hold.
  enum Extent {
    /// What a page has room for: findings that it tells in full, and texts on bars as long as they are not too many.
    case page
    /// Everything, string by string.
    case whole
  }

  let sheets: [TranslationSheet]
  /// What is about several languages, or about all.
  let shared: [PageModel.Entry]
  /// What languages lack, which a page lists once.
  let untranslated: UntranslatedStrings

  var locales: Set<LocaleID> { Set(sheets.map(\.locale)) }

  /// How much work there is, by language.
  var counts: [LocaleID: SheetCounts] {
    Dictionary(
      sheets.map { ($0.locale, SheetCounts($0, lacking: untranslated)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Without the sheets of other languages.
  func of(_ locale: LocaleID) -> TranslationSheets {
    TranslationSheets(sheets: sheets.filter { $0.locale == locale }, shared: shared, untranslated: untranslated.of(locale))
  }

  private init(sheets: [TranslationSheet], shared: [PageModel.Entry], untranslated: UntranslatedStrings) {
    (self.sheets, self.shared, self.untranslated) = (sheets, shared, untranslated)
  }

  /// With more texts than this on the bars of all languages, a page leaves those out about which nothing was found: at 900
  /// bytes a text they weigh less than a third of it.
  static let limit = 4_000
  /// With more texts than this that bars have no translation of, a page has no rows for them: where languages lack most, these
  /// would outweigh all else. The lists of what a language lacks have them, and so have the spreadsheets.
  static let missingLimit = 1_000

  /// - Parameters:
  ///   - names: Languages are in the order of their names.
  ///   - index: The project's, where there is one already.
  ///   - own: The only language whose sheet is asked for; nil for all of them.
  init(_ model: PageModel, names: Localizer, extent: Extent = .page, index: StringIndex? = nil, only own: LocaleID? = nil) {
    let source = model.result.project.sourceLocale
    let parts = model.toolbars.map(\.own) + model.tables.map(\.about)
    var found = parts.reduce(into: [LocaleID: [PageModel.Entry]]()) { found, part in
      for (locale, entries) in part {
        found[locale, default: []] += entries.filter { entry in
          entry.finding.isForTranslators || extent == .whole && locale != source && entry.finding.isOfSourceOfTranslations
        }
      }
    }
    // What is said of the source language with others is not its translators' to mend: it has none.
    if found[source]?.allSatisfy({ $0.finding.locale == nil }) == true { found[source] = nil }
    let ofSeveral = (model.toolbars.compactMap { $0.entries[nil] } + model.tables.compactMap { $0.entries[nil] }).joined()
      .filter(\.finding.isForTranslators)
    let several = ofSeveral.filter { extent == .whole || $0.form == .card }
    // What a language has of it that others have not is on its own sheet.
    shared =
      extent == .whole
      ? several : several.filter { $0.finding.isAlikeInItsLanguages && !UntranslatedStrings.isOne($0.finding) }
    let missing = model.toolbars.lazy.flatMap(\.untranslated.values).joined().reduce(0) { $0 + $1.texts.count }
    let tellsMissing = extent == .whole || missing <= Self.missingLimit
    let texts = model.toolbars.reduce(into: [LocaleID: [BarText]]()) { texts, part in
      let systems = BarSystem.all(of: part.bars.values)
      for (locale, bar) in part.bars where locale != part.toolbar.sourceLocale {
        texts[locale, default: []] += BarText.all(of: bar, in: part, systems: systems, withMissing: tellsMissing)
      }
    }
    let marked = MarkedForReview(model.result.project).names
    let outdated = OutdatedTranslations(model.result.project, interface: model.interfaceTexts).changes
    let broken = BrokenTable.all(in: model.result.project, model.tables.lazy.flatMap { $0.entries.values.joined() })
    let lacked = Self.lackedWithTheirTables(found, besides: source)
    let locales = Set(found.keys).union(texts.keys).union(marked.keys).union(outdated.keys).union(broken.keys).union(lacked.keys)
      .sorted { names.name(of: $0) < names.name(of: $1) }
    let joined = JoinedTexts(model: model)
    let beside = found.flatMap { locale, entries in entries.flatMap { joined.strings(of: $0.finding, in: locale) } }
    let rest = ofSeveral.filter(\.finding.languages.isEmpty)
    let units = UnitsByLanguage(found.values.joined() + rest)
    let asked =
      units.all.compactMap(\.stringName) + UnitsByLanguage(shared).all.compactMap(\.stringName) + beside.compactMap(\.stringName)
      + Array(marked.values.joined()) + outdated.values.flatMap { Array($0.keys) }
    let strings = TranslationStrings(model.result.project, values: Set(asked), index: index ?? StringIndex(model.result.project), interface: model.interfaceTexts)
    let uses = TextUses(model.result.project)
    untranslated = UntranslatedStrings(
      model.tables.flatMap { $0.entries.values.joined() }.sorted { $0.anchor < $1.anchor }, strings: strings, uses: uses,
      of: model.result.project)
    let unshown = UnshownTexts(of: units.all, and: beside, on: model.toolbars)
    let builders = locales.map { locale in
      TranslationSheetBuilder(
        locale: locale, found: found[locale] ?? [], rest: rest, lacked: lacked[locale] ?? [], texts: texts[locale] ?? [], units: units,
        unshown: unshown, joined: joined, strings: strings, uses: uses, places: model.stringPlaces, links: model.result.links, project: model.result.project,
        extent: extent, marked: marked[locale] ?? [], outdated: outdated[locale] ?? [:], broken: broken[locale] ?? [])
    }
    let isLarge = extent == .page && builders.reduce(0) { $0 + $1.count } > Self.limit
    sheets = builders.lazy.filter { own == nil || $0.locale == own }.compactMap { $0.sheet(onlyFound: isLarge) }
  }
}

extension TranslationSheets {
  /// What findings say that other languages lack, too, with most of their table, by these languages.
  private static func lackedWithTheirTables(
    _ found: [LocaleID: [PageModel.Entry]], besides source: LocaleID
  ) -> [LocaleID: [PageModel.Entry]] {
    var seen: Set<String> = []
    var lacked: [LocaleID: [PageModel.Entry]] = [:]
    for entry in found.values.joined().sorted(by: { $0.anchor < $1.anchor }) {
      guard seen.insert(entry.anchor).inserted else { continue }
      for locale in entry.finding.lackingWithTheirTable where locale != source { lacked[locale, default: []].append(entry) }
    }
    return lacked
  }
}

extension Finding {
  /// The languages that lack its text, too, and have little of its table.
  var lackingWithTheirTable: [LocaleID] {
    guard reason == "no-translation", blame == .translation else { return [] }
    return evidence.filter { $0.name == Evidence.withTheirTable }.flatMap { $0.locales ?? [] }
  }

  /// Whether translators can do something about it: whether a key is left over, or was called otherwise, knows whoever has the
  /// code.
  fileprivate var isForTranslators: Bool { blame == .translation && rule != "orphan-key" }
}

extension FoundString {
  fileprivate var stringName: TranslationStrings.Name? { key.map { TranslationStrings.Name(table: table ?? "", key: $0) } }
}
