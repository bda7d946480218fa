import LintelFindings
import LintelModel

/// The languages by what is wrong in them, the worst first: how bad it is, how far it reaches, how much is untranslated, and
/// whose turn it is. The page's own stands above worse ones only where it has errors.
struct LanguageSection {
  let model: PageModel
  /// The languages that translators have a sheet for.
  let sheets: Set<LocaleID>
  var own: OwnLanguages = .none
  /// What is to be done on each sheet.
  var work: [LocaleID: SheetCounts] = [:]

  /// More languages than this are folded: so many lines are a screen of a laptop.
  private static let shown = 30

  static let untranslated: Message =
    "Untranslated is the share of the source’s strings that a language has no text of its own for, in all tables that any language has. What no code asks for is left out."

  /// What the script calls the order by what is untranslated; that by a kind is called as the kind is.
  static let lacking = "untranslated"

  /// A way to the table in such an order, for who has the script.
  static func link(sortedBy column: String, @MarkupBuilder content: () -> [Markup]) -> Markup {
    tag("a", .href(to: "languages"), .init("data-sort", column), content: content)
  }

  /// Whoever goes by keyboard has no table of links to pass on the way to the translators' section, and none on the way back.
  private static var toTranslators: Markup {
    // The page's script shows it with the section.
    tag("a", .class("skip between"), .href(to: "translators"), .init("hidden", "hidden")) { "Skip to “For translators”" }
  }
  static var fromTranslators: Markup {
    tag("a", .class("skip between"), .href(to: "languages")) { "Back to “By language”" }
  }

  private struct Row {
    let locale: LocaleID?
    let entries: [PageModel.Entry]
    var untranslated: UntranslatedShare?
    var isTotal = false
    /// What is wrong whatever the language hangs on no width; devices on which different languages are cut make no sum.
    var reach: Reach?

    var name: Markup { locale.map { Markup.name($0) } ?? Markup.words(isTotal ? "Total" : "Whatever the language") }
    /// What lists its findings.
    var state: FilterState { FilterState(locale: isTotal ? nil : locale ?? FilterState.noLanguage) }
  }

  /// The columns that have a value in some row: others would be empty from top to bottom.
  private struct Columns {
    let reach: Bool
    let over: Bool
    let untranslated: Bool

    init(of rows: [Row]) {
      reach = rows.contains { ($0.reach?.count ?? 0) > 0 }
      over = rows.contains { ($0.reach?.over ?? 0) > 0 }
      untranslated = rows.contains { $0.untranslated != nil }
    }

    /// What a narrow table leaves out, and its cards have.
    var details: [Message] {
      var names: [Message] = []
      if reach { names.append("Reach") }
      if over { names.append("At most too wide by") }
      return names
    }
  }

  /// Whether there is anything to compare: the counts of one row are the head's.
  var isShown: Bool { rows(of: model.counts).count > 1 }

  @MarkupBuilder var markup: [Markup] {
    let counts = model.counts
    let rows = rows(of: counts).map { self.measured($0) }
    let columns = Columns(of: rows)
    if rows.count > 1 {
      tag("section", .class("languages"), .id("languages"), .init("aria-labelledby", "languages-title")) {
        tag("h2", .id("languages-title")) { "By language" }
        if !sheets.isEmpty { Self.toTranslators }
        table([Row(locale: nil, entries: counts.all, isTotal: true)] + rows.prefix(Self.shown), columns, isNamed: true)
        if rows.count > Self.shown {
          tag("details") {
            tag("summary") { "More languages: \(rows.count - Self.shown)" }
            table(Array(rows.dropFirst(Self.shown)), columns, isNamed: false)
          }
        }
        tag("p", .class("hint")) {
          if counts.isMetTwice {
            LanguageCounts.explanation
            " "
          }
          "What is wrong whatever the language has a row of its own here, and is in the column “all” on the map."
          " "
          "A translators’ sheet lists texts, each once, however much was found about it."
          if columns.untranslated {
            " "
            Self.untranslated
            if rows.contains(where: { $0.untranslated.map { $0.most > $0.missing } == true }) {
              " "
              UntranslatedShare.explanation
            }
          }
          if columns.reach {
            tag("span", .class("in-detail")) {
              " "
              "Reach counts the devices and windows, each with its system and text size, on which something is cut."
            }
          }
        }
      }
    }
  }

  private func rows(of counts: LanguageCounts) -> [Row] {
    let rows = order(of: counts).map { locale in
      Row(locale: locale, entries: counts.languages[locale] ?? [], untranslated: model.shares[locale])
    }
    return rows + (counts.shared.isEmpty ? [] : [Row(locale: nil, entries: counts.shared)])
  }

  /// A language without errors has no place above those that have some: this table says where to begin.
  private func order(of counts: LanguageCounts) -> [LocaleID] {
    // Of a language and its region the one that fails goes first, and the other one stays where it is.
    let first = Set(counts.order.filter { own.contains($0) && counts.tally(of: $0).errors > 0 })
    return counts.order.filter(first.contains) + counts.order.filter { !first.contains($0) }
  }

  private func measured(_ row: Row) -> Row {
    var row = row
    row.reach = row.locale.map { Reach(of: row.entries.map(\.finding), in: $0, on: model) }
    return row
  }

  private func table(_ rows: [Row], _ columns: Columns, isNamed: Bool) -> Markup {
    tag(
      "div", .class("scroll"), .init("role", "group"), .init("tabindex", "0"),
      .label(isNamed ? "By language" : "More languages")
    ) {
      tag("table", .class("by-language")) {
        caption(isNamed ? "By language" : "More languages", of: rows)
        tag("thead") {
          tag("tr") {
            tag("th", .init("scope", "col"), Self.sorts(by: "name")) { "Language" }
            for kind in FindingKind.allCases { head(of: kind) }
            for name in columns.details { tag("th", .init("scope", "col"), .class("figure in-detail")) { name } }
            if columns.untranslated {
              tag("th", .init("scope", "col"), .class("figure"), Self.sorts(by: Self.lacking)) {
                Self.head("Untranslated", inShort: "Untransl.")
              }
            }
            tag("th", .init("scope", "col")) { "Owner" }
          }
        }
        tag("tbody") { for row in rows { markup(of: row, columns) } }
      }
    }
  }

  /// That one stands above worse ones is said where it does.
  private func caption(_ name: Message, of rows: [Row]) -> Markup {
    let isFirst = rows.compactMap(\.locale).first.map { own.contains($0) } == true && rows.contains { $0.isTotal }
    return (isFirst && order(of: model.counts) != model.counts.order ? own : OwnLanguages.none).caption(name, of: rows.compactMap(\.locale))
  }

  /// Whoever listens hears the whole word in a narrow table, too.
  @MarkupBuilder private static func head(_ name: Message, inShort short: Message) -> [Markup] {
    tag("span", .class("in-full")) { name }
    tag("span", .class("in-short"), .decorative) { short }
  }

  private func head(of kind: FindingKind) -> Markup {
    tag("th", .init("scope", "col"), .class("figure" + kind.inDetail), Self.sorts(by: kind.rawValue)) {
      tag("span", .class("glyph \(kind.rawValue)"), .decorative) {
        Markup.mark(kind)
        Markup.text(" ")
      }
      if kind == .warning { Self.head(kind.heading, inShort: "Warn.") } else { kind.heading }
    }
  }

  private func markup(of row: Row, _ columns: Columns) -> Markup {
    .element("tr", row.isTotal ? [.class("total")] : values(of: row), cells(of: row, columns))
  }

  /// What the page's script makes a button of, which puts the rows in the order of the column.
  private static func sorts(by column: String) -> Markup.Attribute { .init("data-sort", column) }

  /// What the script puts rows in order by: which language, how much of each kind, and what is likely missing of how many
  /// strings: of two bounds, which are counted together, of twice as many.
  private func values(of row: Row) -> [Markup.Attribute] {
    let tally = Tally(row.entries, in: row.locale)
    let counts = FindingKind.allCases.map { String(tally.count($0)) }.joined(separator: " ")
    var values: [Markup.Attribute] = [.init("data-counts", counts)]
    if let locale = row.locale { values.append(.init("data-locale", locale.id)) }
    if let share = row.untranslated {
      let likely =
        share.most == share.missing ? "\(share.missing) \(share.all)" : "\(share.missing + share.most) \(2 * share.all)"
      values.append(.init("data-lacks", likely))
    }
    return values
  }

  @MarkupBuilder private func cells(of row: Row, _ columns: Columns) -> [Markup] {
    let tally = Tally(row.entries, in: row.locale)
    tag("th", .init("scope", "row")) { name(of: row) }
    for kind in FindingKind.allCases { count(kind, tally, row) }
    if columns.reach {
      tag("td", .class("figure in-detail")) {
        if let count = row.reach?.count, count > 0 { "\(count) of \(max(count, model.environmentCount))" }
      }
    }
    if columns.over {
      tag("td", .class("figure in-detail")) {
        if let over = row.reach?.over, over > 0 { Markup.figure("\(over) pt") }
      }
    }
    if columns.untranslated {
      tag("td", .class("figure")) {
        if let share = row.untranslated { untranslated(share, of: row) }
      }
    }
    tag("td") {
      let owners = owners(of: row)
      if let first = owners.first { first }
      // What a broken line takes is in the share, and one line brings it back: that is not folded.
      for loss in row.untranslated?.losses ?? [] {
        " "
        tag("span", .class("where lost")) { loss.words }
      }
      let details = details(of: row, besides: Array(owners.dropFirst()))
      if !details.isEmpty {
        " "
        tag("details") {
          Markup.element("summary", [.label([row.name, .words(": "), .words(Self.details)])], [.words(Self.details)])
          details
        }
      }
    }
  }

  static let details: Message = "Details"

  /// A language is one line, so that dozens can be compared down a column: what takes sentences is folded in its last cell.
  /// - Parameter owners: All but the one who has most.
  @MarkupBuilder private func details(of row: Row, besides owners: [[Markup]]) -> [Markup] {
    if !owners.isEmpty { Markup.list(owners) }
    mistakesOfSource(of: row)
    if let share = row.untranslated { made(of: share) }
    if let locale = row.locale, sheets.contains(locale) {
      wayToSheet(of: locale)
      work[locale]?.wayToMarks(in: locale) ?? []
    }
  }

  static let texts: Message = "Texts on the translators’ sheet"

  private func wayToSheet(of locale: LocaleID) -> Markup {
    // The counts are no links within one.
    let counts = work[locale]?.words ?? []
    let work: [Markup] = counts.enumerated().flatMap { $0.offset > 0 ? [.words(" · "), .words($0.element)] : [.words($0.element)] }
    // Beside the number of findings, what these count.
    let name: Markup = .words(work.isEmpty ? "Translators’ sheet" : Self.texts)
    let words: [Markup] = work.isEmpty ? [name] : [name, .words(": ")] + work
    return .element(
      "a",
      [.class("where"), .href(to: SheetAddress(locale: locale).address), .label(words + [.words(": "), .name(locale)])], words)
  }

  /// The name leads to what was found, whoever has to mend it, errors first, and where nothing was to the translators' sheet, to which
  /// a way stands in the last column, too.
  @MarkupBuilder private func name(of row: Row) -> [Markup] {
    if !row.isTotal && !row.entries.isEmpty {
      tag("a", .href(to: row.state.address)) { row.name }
      if row.locale.map(sheets.contains) == true {
        " "
        tag("span", .class("where")) { "\(row.entries.count, "finding")" }
      }
    } else if let locale = row.locale, sheets.contains(locale) {
      tag("a", .href(to: SheetAddress(locale: locale).address)) { row.name }
    } else {
      row.name
    }
  }

  /// The percentage, which leads to what is missing.
  @MarkupBuilder private func untranslated(_ share: UntranslatedShare, of row: Row) -> [Markup] {
    if share.missing > 0, let locale = row.locale, sheets.contains(locale) {
      tag(
        "a", .href(to: SheetAddress(locale: locale, goal: .missing).address),
        .label([row.name, .words(": ")] + share.label)
      ) { share.markup }
    } else {
      share.markup
    }
  }

  /// Of how many strings the percentage is, which table lacks most, and what is counted otherwise.
  @MarkupBuilder private func made(of share: UntranslatedShare) -> [Markup] {
    if share.most > 0 {
      " "
      tag("span", .class("where")) {
        "Untranslated"
        ": "
        let worst: [Markup.Attribute] = share.worst.map { [.init("title", words: $0.words)] } ?? []
        Markup.element("span", worst, [Markup.words(share.amount)])
      }
    }
    for words in (share.ifCopiesCount.map { [$0] } ?? []) + share.apart.words {
      " "
      tag("span", .class("where")) { words }
    }
  }

  /// Whose the findings are, those first who have most.
  private func owners(of row: Row) -> [[Markup]] {
    let counts = row.entries.reduce(into: [Blame: Int]()) { $0[$1.finding.blame, default: 0] += 1 }
    let owners = Blame.allCases.filter { counts[$0] != nil }.enumerated().sorted { a, b in
      (counts[b.element]!, a.offset) < (counts[a.element]!, b.offset)
    }
    return owners.map { self.link(to: $0.element, counts[$0.element]!, of: row) }
  }

  @MarkupBuilder private func link(to owner: Blame, _ count: Int, of row: Row) -> [Markup] {
    let words = Markup.words(owner.counted(count))
    let state = FilterState(locale: row.state.locale, blame: owner)
    tag("a", .href(to: state.address), .label([row.name, .words(": "), words])) { words }
    errorCount(
      row.entries.count { $0.finding.blame == owner && $0.kind(in: row.locale) == .error },
      of: [row.name, .words(": "), .words(owner.addressee)], listedBy: state)
  }

  private func count(_ kind: FindingKind, _ tally: Tally, _ row: Row) -> Markup {
    let count = tally.count(kind)
    return tag("td", .class("figure \(count > 0 ? kind.rawValue : "none")" + kind.inDetail)) {
      if count == 0 {
        Markup.number(0)
      } else {
        tag(
          "a", .href(to: FilterState(locale: row.state.locale, kind: kind).address),
          .label([row.name, .words(": "), .words(kind.counted(count))])
        ) { Markup.number(count) }
      }
    }
  }

  /// What of the errors is the source's, and no matter of this language alone.
  @MarkupBuilder private func mistakesOfSource(of row: Row) -> [Markup] {
    let mistakes = row.locale.map { model.counts.mistakesOfSource(in: $0) } ?? 0
    if mistakes > 0 {
      " "
      tag("span", .class("where")) {
        FailingLanguages.ofSource
        ": "
        Markup.number(mistakes)
      }
    }
  }
}

extension Blame {
  /// How much of something is whose: `translators: 3`.
  func counted(_ count: Int) -> Message { "\(addressee): \(amount: count)" }
}

extension FindingKind {
  /// A narrow table of languages compares what somebody has to do; its cards have notes, too.
  fileprivate var inDetail: String { self == .note ? " in-detail" : "" }

  /// Above a column of figures.
  var heading: Message {
    switch self {
    case .error: "Errors"
    case .warning: "Warnings"
    case .review: "To review"
    case .note: "Notes"
    }
  }
}
