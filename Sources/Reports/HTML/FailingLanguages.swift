import LintelFindings
import LintelModel

/// What decides whether a language can be shipped, in a short table of the page's head: its errors, split once, by who
/// mends them, its warnings and questions, and how much people read in the source's words. The languages with most errors
/// come first, then those that lack most.
struct FailingLanguages {
  let model: PageModel
  /// The languages that translators have a sheet for.
  let sheets: Set<LocaleID>
  let own: OwnLanguages

  /// So many rows, that of no language among them: what to start with stands below. All others are behind a way to the table of
  /// languages.
  private static let rows = 8
  /// So many of them are kept for languages that lack most, as far as all that have errors of their own have a row: without
  /// errors they are no more ready than those where a mistake of the source is met.
  private static let leastLacking = 2
  /// So many of those that lack most.
  private var mostLacking: Int { model.counts.order.count > Self.dozens ? 3 : 5 }
  private static let dozens = 30

  private struct Row {
    let locale: LocaleID
    let tally: Tally
    let share: UntranslatedShare?
  }

  @MarkupBuilder var markup: [Markup] {
    let (failing, lacking) = (failing, lacking)
    let shown = rows(failing, lacking)
    let shared = Tally(model.counts.shared).errors
    if !shown.isEmpty {
      let absent = AbsentTables.shared(by: shown.map(\.locale), of: model)
      let columns = Columns(
        sharedTables: absent, shares: shown.contains { $0.share != nil },
        others: (shown.map { Optional($0.locale) } + [nil]).contains { locale in
          owners(of: locale).contains { $0.owner != .translation }
        },
        milder: Self.milder.filter { kind in shown.contains { $0.tally.count(kind) > 0 } })
      tag("table", .class("failing")) {
        tag("caption", .class("vh")) { "Languages with most errors, and those that lack most" }
        tag("thead") {
          tag("tr") {
            tag("th", .init("scope", "col")) { "Language" }
            tag("th", .init("scope", "col"), .class("figure")) { FindingKind.error.heading }
            tag("th", .init("scope", "col"), .class("figure")) { OtherOwners.ofTranslators }
            if columns.others { OtherOwners.heading }
            for kind in columns.milder { tag("th", .init("scope", "col"), .class("figure milder")) { kind.heading } }
            if columns.shares { tag("th", .init("scope", "col"), .class("figure")) { "Untranslated" } }
          }
        }
        tag("tbody") {
          for row in shown {
            markup(of: row, columns)
            for loss in row.share?.losses ?? [] { markup(of: loss, columns) }
          }
          if shared > 0 { whateverTheLanguage(shared, columns) }
        }
      }
      if model.counts.areErrorsMetTwice { tag("p", .class("hint")) { LanguageCounts.inEach } }
      if !absent.isEmpty { tag("p", .class("hint")) { AbsentTables.shared(absent) } }
      // The page's script shows it while the table has the focus of the keyboard.
      tag("p", .class("hint"), .id("failing-keys"), .init("hidden", "hidden")) { Self.keys }
      more(failing, lacking, shown)
    }
  }

  /// The table is one stop of the tab key.
  static let keys: Message = "The arrow keys move through the table; Return leads to what was found."

  /// How to read the columns, where that needs saying.
  @MarkupBuilder var notes: [Markup] {
    let shown = rows(failing, lacking)
    if !shown.isEmpty {
      if model.showsLess, shown.contains(where: { ($0.share?.missing ?? 0) > 0 }) { tag("p", .class("hint")) { Self.whole } }
      if hasTies(shown) { tag("p", .class("hint")) { Self.ties } }
    }
  }

  /// A language is no further because a baseline knows what it lacks: its sheet has fewer rows than the share counts.
  static let whole: Message = "“Untranslated” counts all strings of the project, also those whose findings are not shown here."

  /// Of what the percentages are: a language that is in an exchange file alone has fewer strings than others.
  /// - Parameter whole: How many strings the source has in the same tables, where that is one number.
  static func denominator(_ least: Int, _ most: Int, of whole: Int = 0) -> Message {
    guard least == most else {
      return "Untranslated is a share of the strings to be translated, by language: \(amount: least)–\(amount: most)"
    }
    return whole > most
      ? "Untranslated is a share of \(amount: most) of the \(amount: whole) strings of these tables: what no code asks for, and what has nothing to translate, is left out"
      : "Untranslated is a share of the strings to be translated: \(amount: most)"
  }

  /// What whoever opens the tables of these languages' shares counts.
  private func stringsOfTables(in locales: [LocaleID]) -> Int {
    let (project, shown) = (model.result.project, Set(locales))
    let tables = Set(model.result.gaps.filter { shown.contains($0.locale) }.map(\.table))
    var keys: [TableID: Set<String>] = [:]
    for table in project.tables where tables.contains(table.id) {
      for unit in table.units where unit.locale == project.sourceLocale { keys[table.id, default: []].insert(unit.key) }
    }
    return keys.values.reduce(0) { $0 + $1.count }
  }

  /// As many as the verdict and the lede count: the source's is one of them, also where nothing is found in it. What a stored report
  /// has findings of counts in any case.
  private var languages: Int { max(model.result.coverage.locales, model.counts.order.count) }

  /// How the rows were chosen, where there are more languages than rows.
  /// - Parameter isOwnFirst: Whether the page's own language stands above worse ones.
  static func chosen(_ shown: Int, of all: Int, isOwnFirst: Bool = false) -> Message {
    isOwnFirst
      ? "Shown: \(shown) of \(all) languages, that of this page first, then those with most errors, then those that lack most"
      : "Shown: \(shown) of \(all) languages, those with most errors first, then those that lack most"
  }

  /// What `LanguageCounts.order` goes by where errors do not decide.
  static let ties: Message =
    "Languages with as many errors stand by their warnings, then by what is to be reviewed, by their notes, and by how many strings they lack."

  private func hasTies(_ rows: [Row]) -> Bool {
    zip(rows, rows.dropFirst()).contains { $0.tally.errors > 0 && $0.tally.errors == $1.tally.errors }
  }

  /// Said in the table of all languages: a second split of the errors beside that by owner would count each of them twice.
  static let ofSource: Message = "Of the source, seen here"

  // MARK: Which languages

  /// The page's own first, then those with most errors; what has none but the source's mistakes comes behind those with errors
  /// of their own.
  private var failing: [LocaleID] {
    let failing = model.result.languagesWithErrors
    let order = model.counts.order
    let others = failing.ofSource.subtracting(failing.own)
    return own.first(order.filter(failing.own.contains) + order.filter(others.contains))
  }

  /// A language that lacks many texts is not ready, however few errors it has. Those that likely lack most come first; last come
  /// those that have no text at all, which nobody has begun. A language that no target ships is none of the app's yet; and what a language
  /// lacks as a whole is not a change's.
  private var lacking: [LocaleID] {
    guard model.result.trend?.base == nil else { return [] }
    let unshipped = Set(model.result.project.unshippedLocales)
    return model.shares.filter { $0.value.missing > 0 && !unshipped.contains($0.key) }.sorted { a, b in
      a.value.isBegun == b.value.isBegun ? (b.value.likely, a.key) < (a.value.likely, b.key) : a.value.isBegun
    }.map(\.key)
  }

  private func rows(_ failing: [LocaleID], _ lacking: [LocaleID]) -> [Row] {
    let room = Self.rows - (Tally(model.counts.shared).errors > 0 ? 1 : 0)
    // Of those that lack most, some fail and have a row as such.
    let candidates = lacking.prefix(mostLacking)
    let left = max(0, room - model.result.languagesWithErrors.own.count)
    let kept = min(left, candidates.filter { !failing.prefix(room).contains($0) }.prefix(Self.leastLacking).count)
    let first = Array(failing.prefix(room - kept))
    let others = Array(candidates.filter { !first.contains($0) }.prefix(room - first.count))
    let isOfChange = model.result.trend?.base != nil
    return (first + others).map { locale in
      Row(locale: locale, tally: model.counts.tally(of: locale), share: isOfChange ? nil : model.shares[locale])
    }
  }

  // MARK: What is said of each

  /// Those that not every such table has.
  private struct Columns {
    /// The tables that each row lacks alike, which are told below them.
    let sharedTables: [String]
    let shares: Bool
    /// Whether any of the errors is another's to mend than the translators'.
    let others: Bool
    /// What is no error and may be as much work. Narrow screens leave these out.
    let milder: [FindingKind]
    /// How many columns narrow screens leave out.
    var apart: Int { milder.count }
  }

  private static let milder: [FindingKind] = [.warning, .review]

  private func markup(of row: Row, _ columns: Columns) -> Markup {
    tag("tr", .init("data-locale", row.locale.id)) {
      tag("th", .init("scope", "row")) { name(of: row.locale) }
      tag("td", .class("figure")) { number(row.tally.errors, .error, of: row.locale, by: nil) }
      tag("td", .class("figure")) { number(translators(of: row.locale), .error, of: row.locale, by: .translation) }
      if columns.others { OtherOwners(owners: owners(of: row.locale), locale: row.locale).markup }
      for kind in columns.milder {
        let absent = kind == .warning && columns.sharedTables.isEmpty ? AbsentTables.count(in: row.locale, of: model) : 0
        tag("td", .class("figure milder")) {
          if absent > 0 {
            AbsentTables(
              besides: row.tally.warnings - absent, count: absent, strings: AbsentTables.strings(in: row.locale, of: model),
              locale: row.locale
            ).markup
          } else {
            number(row.tally.count(kind), kind, of: row.locale, by: nil)
          }
        }
      }
      if columns.shares {
        tag("td", .class("figure")) {
          if let share = row.share { untranslated(share, of: row.locale) }
        }
      }
    }
  }

  /// The name leads to all that was found in the language, whoever has to mend it, errors first; where nothing was, to its translators'
  /// sheet. It is nothing but the name, since each cell of the row is read with it.
  @MarkupBuilder private func name(of locale: LocaleID) -> [Markup] {
    if model.counts.languages[locale] != nil {
      tag("a", .href(to: FilterState(locale: locale).address)) { Markup.name(locale) }
    } else if sheets.contains(locale) {
      tag("a", .href(to: SheetAddress(locale: locale).address)) { Markup.name(locale) }
    } else {
      Markup.name(locale)
    }
  }

  /// Exactly those that are counted: a translators' sheet has far more.
  @MarkupBuilder private func number(_ count: Int, _ kind: FindingKind, of locale: LocaleID, by owner: Blame?) -> [Markup] {
    if count == 0 {
      tag("span", .class("none")) { Markup.number(0) }
    } else {
      let whose: [Markup] = owner.map { [.words($0.addressee), .words(": ")] } ?? []
      tag(
        "a", .href(to: FilterState(locale: locale, blame: owner, kind: kind).address),
        .label([.name(locale), .words(": ")] + whose + [.words(kind.counted(count))])
      ) { Markup.number(count) }
    }
  }

  private func translators(of locale: LocaleID) -> Int {
    owners(of: locale).first { $0.owner == .translation }?.errors ?? 0
  }

  /// Whose the errors are, of those who have any, those first who have most.
  /// - Parameter locale: Nil for what is wrong whatever the language.
  private func owners(of locale: LocaleID?) -> [OtherOwners.Share] {
    let entries = locale.map { model.counts.languages[$0] ?? [] } ?? model.counts.shared
    let errors = entries.filter { $0.kind(in: locale) == .error }
    return Blame.allCases.compactMap { owner in
      let count = errors.count { $0.finding.blame == owner }
      return count > 0 ? .init(owner: owner, errors: count) : nil
    }.worstFirst { $0.errors }
  }

  /// A language without a sheet leads to the table of languages, where there is one.
  @MarkupBuilder private func untranslated(_ share: UntranslatedShare, of locale: LocaleID) -> [Markup] {
    if share.missing > 0, sheets.contains(locale) {
      tag(
        "a", .href(to: SheetAddress(locale: locale, goal: .missing).address),
        .label([.name(locale), .words(": ")] + share.label)
      ) { share.markup }
    } else if share.missing > 0, LanguageSection(model: model, sheets: sheets, own: own).isShown {
      LanguageSection.link(sortedBy: LanguageSection.lacking) { share.markup }
    } else {
      share.markup
    }
  }

  /// One line brings back what a broken line takes: a path has the width of the table.
  private func markup(of loss: UntranslatedShare.Loss, _ columns: Columns) -> Markup {
    tag("tr", .class("lost")) {
      tag("td", .init("colspan", "4")) { loss.words }
      if columns.others { tag("td") }
      for _ in 0..<columns.apart { tag("td", .class("milder")) }
    }
  }

  private func whateverTheLanguage(_ errors: Int, _ columns: Columns) -> Markup {
    tag("tr") {
      tag("th", .init("scope", "row")) { "Whatever the language" }
      tag("td", .class("figure")) {
        tag(
          "a", .href(to: FilterState(locale: FilterState.noLanguage, kind: .error).address),
          .label([.words("Whatever the language"), .words(": "), .words(FindingKind.error.counted(errors))])
        ) { Markup.number(errors) }
      }
      tag("td")
      if columns.others { OtherOwners(owners: owners(of: nil), locale: nil).markup }
      for _ in 0..<columns.apart { tag("td", .class("milder")) }
      if columns.shares { tag("td") }
    }
  }

  /// How many have errors and are not here, and how many lack texts, each with the way to the table in that order.
  @MarkupBuilder private func more(_ failing: [LocaleID], _ lacking: [LocaleID], _ shown: [Row]) -> [Markup] {
    let here = Set(shown.map(\.locale))
    let all: [(name: Message, column: String, count: Int)] = [
      (FindingKind.error.heading, FindingKind.error.rawValue, failing.count { !here.contains($0) }),
      ("Untranslated", LanguageSection.lacking, lacking.count { !here.contains($0) }),
    ]
    let kinds = all.filter { $0.count > 0 }
    let denominators = shown.compactMap(\.share).map(\.all)
    if !kinds.isEmpty || !denominators.isEmpty {
      tag("p", .class("hint")) {
        if !kinds.isEmpty {
          Self.chosen(shown.count, of: languages, isOwnFirst: shown.first.map { own.contains($0.locale) } == true)
          " · "
        }
        for (index, kind) in kinds.enumerated() {
          if index > 0 { " · " }
          kind.name
          ": "
          LanguageSection.link(sortedBy: kind.column) { "and \(always: kind.count, "more")" }
        }
        if let least = denominators.min(), let most = denominators.max() {
          if !kinds.isEmpty { " · " }
          Self.denominator(least, most, of: least == most ? stringsOfTables(in: shown.map(\.locale)) : 0)
        }
      }
    }
  }
}

extension UntranslatedShare {
  fileprivate var isBegun: Bool { missing < all }

}
