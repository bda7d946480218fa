import LintelFindings
import LintelModel

/// A result arranged as the page tells it: by toolbar and language, then by string table and language.
struct PageModel {
  /// A finding with its anchor on the page.
  struct Entry {
    let anchor: String
    let finding: Finding
    let form: Form
    let links: LinkTemplates
    /// The success criteria that its rule supports and that it bears on.
    let criteria: [String]
    /// Those that its rule supports and that it is no failure of.
    let relatedCriteria: [String]
    /// The language that what it is about was written in first.
    let source: LocaleID
    /// Which of all causes it is of, from 0: those that the page tells come first. Nil for what is of none of them.
    var cause: Int?
    /// The languages of texts of tables that its sentences quote.
    var texts: QuotedLanguages = [:]
    /// The language of its key, where that is its text.
    var keyLanguage: LocaleID?
    /// Where its item is, or its bar, if that is in another file than the definition: a generated file, or one of constants.
    var place: SourceLocation?
    /// How grave it is in each of its languages, where it is not as grave in all.
    var kinds: [LocaleID: FindingKind] = [:]

    /// How grave it is in a language; without one how grave at worst.
    func kind(in locale: LocaleID? = nil) -> FindingKind { locale.flatMap { kinds[$0] } ?? FindingKind(finding) }
  }

  /// How much room a finding is given. A browser opens any number of findings that a person reads; of more than that the worst
  /// are written in full, the next by the line, and the others are counted.
  enum Form: Comparable {
    case card, line, number

    static let cards = 1_500
    static let lines = 3_000
  }

  struct ToolbarPart {
    let number: Int
    let toolbar: Toolbar
    /// What people know it by.
    var title: BarTitle
    let bars: [LocaleID: BarInLocale]
    /// By the locale where they are on the page; findings about several languages or the definition are at nil.
    let entries: [LocaleID?: [Entry]]
    /// By each locale that they are about.
    let about: [LocaleID: [Entry]]
    /// Of these, what is reported with another bar that shows the same text.
    let elsewhere: [LocaleID: [Entry]]
    /// What is told with tables: texts of it that have no translation.
    let untranslated: [LocaleID: [UntranslatedOnBars.Matter]]
    /// Where findings to look at first are.
    let startingPoints: Set<LocaleID?>
    let questions: [ReviewQuestion]
    /// Whether it has a section of its own on the page.
    var isShown = true

    /// Whether it was laid out nowhere. In a language where it says nothing of its own it is as in its source.
    var isWithoutLayout: Bool { bars[toolbar.sourceLocale]?.isWithoutLayout ?? false }

    var anchor: String { isShown ? "toolbar-\(number)" : HTMLReport.toolbarsAnchor }
    func anchor(_ locale: LocaleID) -> String { isShown ? "toolbar-\(number)-\(locale.id)" : HTMLReport.toolbarsAnchor }
    /// What the page has of a language.
    func shown(in locale: LocaleID) -> [Entry] {
      (entries[locale] ?? []) + (locale == toolbar.sourceLocale ? entries[nil] ?? [] : [])
    }
    /// What its menu of languages counts in one: all that the map counts in its cell, and with the source what stands there or
    /// is told with another bar.
    func told(in locale: LocaleID) -> [Entry] {
      guard locale != toolbar.sourceLocale else { return PageModel.distinct(shown(in: locale) + (elsewhere[locale] ?? [])) }
      return PageModel.distinct((about[locale] ?? []) + (untranslated[locale] ?? []).map(\.entry))
    }
    /// What decides at which width it is drawn in a language: all that is about it.
    func pictured(in locale: LocaleID) -> [Finding] {
      let shown = shown(in: locale).map(\.finding)
      return shown + (about[locale] ?? []).map(\.finding).filter { $0.locale != locale || $0.toolbar != toolbar.id }
    }
    /// What is reported with this bar, by each locale that it is about.
    var own: [LocaleID: [Entry]] { Dictionary(uniqueKeysWithValues: about.keys.map { ($0, own(in: $0)) }) }
    func own(in locale: LocaleID) -> [Entry] { about[locale]?.filter { $0.finding.toolbar == toolbar.id } ?? [] }
    /// The languages other than the source that have findings.
    var locales: Set<LocaleID> { Set(about.keys).union(untranslated.keys).subtracting([toolbar.sourceLocale]) }
    /// The languages it was laid out in and nothing was found.
    var clean: [LocaleID] { bars.keys.filter { about[$0] == nil && untranslated[$0] == nil }.sorted() }
    /// Where what was found about a language is: what is about the definition, or about several, is with the source.
    func place(of locale: LocaleID?) -> String { anchor(locale ?? toolbar.sourceLocale) }
    /// What the map counts in a language, or at nil of several or all: each finding once, however often it is met there. What
    /// is wrong whatever the language is with the latter.
    func counted(in locale: LocaleID?) -> [Entry] {
      guard let locale else {
        let own = (about[toolbar.sourceLocale] ?? []).filter(\.isWhateverTheLanguage)
        return PageModel.distinct((entries[nil] ?? []) + own)
      }
      let own = (about[locale] ?? []).filter { !$0.isWhateverTheLanguage }
      return PageModel.distinct(own + (untranslated[locale] ?? []).map(\.entry))
    }
    /// What it counts in all: each finding once, however many languages have it.
    var all: [Entry] {
      let told = untranslated.values.joined().map(\.entry)
      return PageModel.distinct(Array(entries.values.joined()) + Array(about.values.joined()) + told)
    }
    /// How many of these stand in other sections of the page.
    var toldElsewhere: Int { all.count - entries.values.reduce(0) { $0 + $1.count } }
  }

  struct TablePart {
    let number: Int
    let name: String
    /// By the locale where they are on the page; findings about several languages, or all, are at nil.
    let entries: [LocaleID?: [Entry]]
    /// By each locale that they are about.
    let about: [LocaleID: [Entry]]
    /// Where findings to look at first are.
    let startingPoints: Set<LocaleID?>

    var anchor: String { "table-\(number)" }
    func anchor(_ locale: LocaleID?) -> String { "table-\(number)-\(locale?.id ?? "all")" }
    /// What the map counts in a language, or at nil of several or all, with what is wrong whatever the language.
    func counted(in locale: LocaleID?) -> [Entry] {
      guard let locale else {
        return entries.values.joined().filter { $0.finding.locale == nil || $0.isWhateverTheLanguage }
      }
      return PageModel.distinct((about[locale] ?? []).filter { !$0.isWhateverTheLanguage })
    }
    /// What it counts in all.
    var all: [Entry] { PageModel.distinct(Array(entries.values.joined()) + Array(about.values.joined())) }
  }

  /// Each finding once, where it is met first.
  static func distinct(_ entries: [Entry]) -> [Entry] {
    var seen: Set<String> = []
    return entries.filter { seen.insert($0.anchor).inserted }
  }

  let result: AuditResult
  /// Whether it is about what a change does, and not about all that there is.
  var isOfChange: Bool { result.trend?.base != nil }

  /// Whether some of what was found is not on the page, since a baseline knows it or nobody asked for it.
  var showsLess: Bool { result.trend != nil || result.outOfScope > 0 }
  let toolbars: [ToolbarPart]
  let tables: [TablePart]
  let namesakes: NamesakeBars
  let variants: BarVariants
  /// What there is to do, cause by cause, the worst first; notes only where there is little else.
  let causes: [Matter]
  let clean: CleanMark
  /// What languages that have a table have no text for.
  let shares: [LocaleID: UntranslatedShare]
  let counts: LanguageCounts
  /// What tells causes apart whose headings say the same.
  private(set) var causeNames = CauseNames([])
  let quotedTexts: QuotedTexts
  let sourceKeys: SourceKeys
  /// What strings say whose keys are objects' ids.
  let interfaceTexts: InterfaceTexts
  /// In how many environments bars are laid out.
  let environmentCount: Int
  private let anchors: [Finding: String]
  /// Of toolbars, by their ids.
  private let places: [String: Int]
  /// Of tables, by their names.
  private let tablePlaces: [String: Int]
  /// What findings about widths are about, by their anchors.
  private let foundBars: [String: [FoundBar]]
  /// The numbers, from 0, of the other causes that have a line: of all of these only what is no error may have no room.
  let causesByLine: [Int]
  /// Every cause by its number, from 0: those that the page tells, then all others. Each finding is of one.
  let allCauses: [Matter]
  /// Where strings are that findings name without a place.
  let stringPlaces: StringPlaces
  /// What the strings say that causes are about.
  let presentTexts: PresentTexts
  /// The files of all tables: each cause and each of its owners asks whether it is in one.
  let tableFiles: Set<String>
  /// What texts said before a change, where one was compared.
  let textsBefore: TextsBefore

  /// - Parameters:
  ///   - named: The bars of the whole project, where the page has some of them only: a variant has the same number on every
  ///     page and in every sheet.
  ///   - known: The result's matters, where they may have been worked out already.
  init(_ result: AuditResult, named: [Toolbar]? = nil, matters known: KnownMatters? = nil) {
    self.result = result
    stringPlaces = StringPlaces(result.project, of: result.findings)
    textsBefore = TextsBefore(result.changedTexts)
    clean = CleanMark(result)
    shares = UntranslatedShare.all(of: result)
    let matters = PageModel.causes(of: known?.all ?? result.matters)
    causes = matters.told
    allCauses = matters.told + matters.others
    causesByLine = PageModel.lines(of: allCauses, besides: causes.count, criteria: result.criteria)
    presentTexts = PresentTexts(result.project, of: causes)
    tableFiles = Set(result.project.tables.map(\.file))
    let quotedTexts = QuotedTexts(result.project, of: result.findings)
    let sourceKeys = SourceKeys(result.project)
    (self.quotedTexts, self.sourceKeys) = (quotedTexts, sourceKeys)
    interfaceTexts = InterfaceTexts(result.project)
    let first = Set(causes.prefix(PageModel.causesInFull).map(\.findings[0].fingerprint))
    var causeOf: [Finding: Int] = [:]
    for (number, cause) in allCauses.enumerated() { for finding in cause.findings { causeOf[finding] = number } }
    var seen: [String: Int] = [:]
    let forms = PageModel.forms(of: result.findings)
    let definitions = Dictionary(result.project.toolbars.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var criteria: [String: [String]] = [:]
    for (number, rules) in result.criteria.sorted(by: { $0.key < $1.key }) {
      for rule in rules { criteria[rule, default: []].append(number) }
    }
    let entries = zip(result.findings, forms).map { finding, form in
      seen[finding.fingerprint, default: 0] += 1
      let count = seen[finding.fingerprint]!
      return Entry(
        anchor: "finding-\(finding.fingerprint)" + (count == 1 ? "" : "-\(count)"), finding: finding, form: form,
        links: result.links, criteria: (criteria[finding.rule] ?? []).filter(finding.bears),
        relatedCriteria: (criteria[finding.rule] ?? []).filter { !finding.bears(on: $0) },
        source: definitions[finding.toolbar ?? ""]?.sourceLocale ?? result.project.sourceLocale, cause: causeOf[finding],
        texts: form == .number ? [:] : quotedTexts.languages(in: finding),
        keyLanguage: finding.key.flatMap(sourceKeys.language),
        place: definitions[finding.toolbar ?? ""].flatMap { finding.place(on: $0) },
        kinds: finding.kindsByLanguage)
    }
    anchors = Dictionary(entries.map { ($0.finding, $0.anchor) }, uniquingKeysWith: { first, _ in first })

    let known = Set(result.project.toolbars.map(\.id))
    let onToolbars = Dictionary(grouping: entries.filter { known.contains($0.finding.toolbar ?? "") }) {
      $0.finding.toolbar!
    }
    environmentCount = Set(result.bars.lazy.filter(\.isSource).flatMap(\.layouts).flatMap(\.environments)).count
    places = Dictionary(
      result.project.toolbars.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let bars = Dictionary(grouping: result.bars, by: \.toolbar.id)
    var elsewhere = PageModel.reportedElsewhere(entries)
    for (toolbar, found) in PageModel.reportedWithVariants(entries, definitions, bars) {
      elsewhere[toolbar, default: [:]].merge(found, uniquingKeysWith: +)
    }
    let questions = Dictionary(grouping: result.questions, by: \.toolbar)
    let untranslated = UntranslatedOnBars(entries)
    let titles = BarTitle.all(result.project.toolbars, among: named)
    let parts: [ToolbarPart] = result.project.toolbars.enumerated().map { index, toolbar in
      let entries = onToolbars[toolbar.id] ?? []
      let laidOut = Dictionary((bars[toolbar.id] ?? []).map { ($0.locale, $0) }, uniquingKeysWith: { first, _ in first })
      return ToolbarPart(
        number: index + 1, toolbar: toolbar, title: titles[index],
        bars: laidOut,
        entries: Dictionary(grouping: entries, by: \.finding.locale),
        about: PageModel.byEachLanguage(entries).merging(elsewhere[toolbar.id] ?? [:], uniquingKeysWith: +),
        elsewhere: elsewhere[toolbar.id] ?? [:], untranslated: untranslated.matters(of: toolbar, in: laidOut.keys),
        startingPoints: PageModel.places(of: first, among: entries, on: Array(laidOut.values)),
        questions: questions[toolbar.id] ?? [])
    }
    namesakes = NamesakeBars(parts)
    toolbars = ShownParts.marked(namesakes.named(parts), of: result)
    variants = BarVariants(toolbars)
    foundBars = PageModel.foundBars(of: entries, on: toolbars)
    let others = entries.filter { !known.contains($0.finding.toolbar ?? "") }
    tables = Dictionary(grouping: others, by: \.finding.nameOfSection)
      .sorted { $0.key < $1.key }.enumerated().map { index, table in
        TablePart(
          number: index + 1, name: table.key, entries: Dictionary(grouping: table.value, by: \.finding.locale),
          about: PageModel.byEachLanguage(table.value),
          startingPoints: PageModel.places(of: first, among: table.value))
      }
    tablePlaces = Dictionary(uniqueKeysWithValues: tables.enumerated().map { ($0.element.name, $0.offset) })
    counts = LanguageCounts(toolbars: toolbars, tables: tables, shares: shares, translated: LanguageCounts.translated(in: result.project))
    causeNames = CauseNames(headings)
  }

  private static func places(
    of fingerprints: Set<String>, among entries: [Entry], on bars: [BarInLocale] = []
  ) -> Set<LocaleID?> {
    let found = entries.map(\.finding).filter { fingerprints.contains($0.fingerprint) }
    // What is about several languages is told with the source, and drawn where it is worst.
    let worst = found.compactMap { finding -> LocaleID? in LanguageCut.worstLanguage(of: finding, on: bars) }
    return Set(found.map(\.locale)).union(worst)
  }

  private static func byEachLanguage(_ entries: [Entry]) -> [LocaleID: [Entry]] {
    entries.reduce(into: [:]) { languages, entry in
      for locale in entry.finding.languages { languages[locale, default: []].append(entry) }
    }
  }

  /// What is reported with one bar and is about others too: by bar and language. A text on several bars is as wrong on those
  /// that it is not reported with.
  private static func reportedElsewhere(_ entries: [Entry]) -> [String: [LocaleID: [Entry]]] {
    var found: [String: [LocaleID: [Entry]]] = [:]
    for entry in entries where !entry.finding.strings.isEmpty {
      var reported: Set<[String]> = []
      for unit in entry.finding.units {
        guard let toolbar = unit.toolbar, toolbar != entry.finding.toolbar, let locale = unit.locale,
          reported.insert([toolbar, locale.id]).inserted
        else { continue }
        found[toolbar, default: [:]][locale, default: []].append(entry)
      }
    }
    return found
  }

  func anchor(of finding: Finding) -> String? { anchors[finding] }

  /// The bars that show a finding, with all their variants, in the languages that it is about.
  func bars(of finding: Finding) -> [FoundBar] { anchors[finding].flatMap { foundBars[$0] } ?? [] }

  func part(of toolbar: String) -> ToolbarPart? { places[toolbar].map { toolbars[$0] } }

  func table(named name: String) -> TablePart? { tablePlaces[name].map { tables[$0] } }

  /// What a cause is about, by the names that people know: bars, else tables, each once; those of one name together.
  func names(of cause: Matter) -> [Message] {
    if let tables = cause.namesakeTables { return [tables.label] }
    if let titles = titles(of: cause) { return [titles] }
    var seen: Set<String> = []
    var names: [Message] = []
    for finding in cause.findings {
      // In which languages each is says nothing of its name: one about thousands of strings has them a hundred times.
      for string in finding.strings.isEmpty ? [FoundString()] : finding.strings {
        let toolbar = string.toolbar ?? finding.toolbar
        if let part = toolbar.flatMap(part(of:)) {
          guard seen.insert(part.toolbar.barID).inserted else { continue }
          let titles = toolbar == finding.toolbar ? VariantTitles(of: finding) { self.part(of: $0)?.toolbar }.names : nil
          names.append(titles.map { namesakes.name(of: part, called: $0) } ?? namesakes.name(of: part))
        } else if let table = string.table ?? finding.table, seen.insert(table).inserted {
          names.append("Table \(table)")
        }
      }
    }
    return names
  }

  private static func forms(of findings: [Finding]) -> [Form] {
    var forms = [Form](repeating: .card, count: findings.count)
    guard findings.count > Form.cards else { return forms }
    for (rank, place) in findings.indices.map({ $0 }).worstFirst({ findings[$0].badness }).enumerated()
    where rank >= Form.cards {
      forms[place] = rank < Form.cards + Form.lines ? .line : .number
    }
    return forms
  }
}

extension Finding {
  /// Where the item is that it is about, or the bar; nil where the definition is in the same file.
  fileprivate func place(on toolbar: Toolbar) -> SourceLocation? {
    guard let definition = definitionLocation, definition.file != toolbar.location.file else { return nil }
    let own = item.flatMap { id in toolbar.items.first { $0.id == id }?.location } ?? toolbar.location
    return own.file == definition.file ? nil : own
  }
}
