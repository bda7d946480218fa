import LintelFindings
import LintelModel

/// The languages by what is wrong in them, the worst first: how bad it is, how much is untranslated, and whose turn it is.
struct LanguageSection {
  let model: PageModel
  /// The languages that translators have a sheet for.
  let sheets: Set<LocaleID>

  /// More languages than this are folded.
  private static let shown = 8

  private struct Row {
    let locale: LocaleID?
    let entries: [PageModel.Entry]
    let untranslated: UntranslatedShare?
  }

  @MarkupBuilder var markup: [Markup] {
    let rows = rows
    let owner = mostOften(rows.compactMap { self.owner(of: $0.entries) })
    if rows.count > 1 {
      tag("section", .class("languages"), .id("languages"), .init("aria-labelledby", "languages-title")) {
        tag("h2", .id("languages-title")) { "By language" }
        table(Array(rows.prefix(Self.shown)), isNamed: true, besides: owner)
        if rows.count > Self.shown {
          tag("details") {
            tag("summary") { "More languages: \(rows.count - Self.shown)" }
            table(Array(rows.dropFirst(Self.shown)), isNamed: false, besides: owner)
          }
        }
        tag("p", .class("hint")) {
          "A finding about several languages counts in each of them."
          if let owner {
            " "
            "Where nothing else is said, most of it is for \(owner.addressee)."
          }
        }
      }
    }
  }

  private var rows: [Row] {
    let parts = model.toolbars.map(\.entries) + model.tables.map(\.entries)
    let all = parts.flatMap { $0.values.joined() }
    var entries: [LocaleID: [PageModel.Entry]] = [:]
    func isShared(_ entry: PageModel.Entry) -> Bool {
      entry.finding.languages.isEmpty || entry.finding.isInEveryLanguage(of: entry.source)
    }
    for entry in all where !isShared(entry) {
      for locale in entry.finding.languages { entries[locale, default: []].append(entry) }
    }
    let shares = UntranslatedShare.all(of: model.result)
    let locales = Set(entries.keys).union(shares.keys).subtracting(["mul"])
    let rows = locales.map { Row(locale: $0, entries: entries[$0] ?? [], untranslated: shares[$0]) }
      .sorted { a, b in
        let (first, second) = (Tally(a.entries), Tally(b.entries))
        if first != second { return first > second }
        let missing = (a.untranslated?.missing ?? 0, b.untranslated?.missing ?? 0)
        return missing.0 == missing.1 ? a.locale! < b.locale! : missing.0 > missing.1
      }
    let shared = all.filter(isShared)
    return rows + (shared.isEmpty ? [] : [Row(locale: nil, entries: shared, untranslated: nil)])
  }

  /// What is said of every row would be said of none.
  private func mostOften(_ owners: [Blame]) -> Blame? {
    Blame.allCases.max { a, b in owners.count { $0 == a } < owners.count { $0 == b } }.flatMap {
      owners.contains($0) ? $0 : nil
    }
  }

  private func table(_ rows: [Row], isNamed: Bool, besides owner: Blame?) -> Markup {
    tag(
      "div", .class("scroll"), .init("role", "group"), .init("tabindex", "0"),
      .label(isNamed ? "By language" : "More languages")
    ) {
      tag("table") {
        tag("thead") {
          tag("tr") {
            tag("th", .init("scope", "col")) { "Language" }
            for kind in [FindingKind.error, .warning, .review] {
              tag("th", .init("scope", "col"), .class("figure")) {
                tag("span", .class("glyph \(kind.rawValue)"), .decorative) { Markup.text(kind.glyph + " ") }
                kind.heading
              }
            }
            tag("th", .init("scope", "col"), .class("figure")) { "Untranslated" }
            tag("th", .init("scope", "col")) { "Mostly for" }
          }
        }
        tag("tbody") { for row in rows { markup(of: row, besides: owner) } }
      }
    }
  }

  private func markup(of row: Row, besides most: Blame?) -> Markup {
    let tally = Tally(row.entries)
    return tag("tr") {
      tag("th", .init("scope", "row")) {
        if let locale = row.locale {
          if row.entries.isEmpty {
            Markup.name(locale)
          } else {
            tag("a", .href(to: FilterState(locale: locale).address)) { Markup.name(locale) }
          }
        } else {
          "Whatever the language"
        }
      }
      for kind in [FindingKind.error, .warning, .review] { count(kind, tally, row.locale) }
      tag("td", .class("figure")) {
        if let share = row.untranslated { share.words }
      }
      tag("td") {
        if let owner = owner(of: row.entries), owner != most { owner.addressee }
        if let locale = row.locale, sheets.contains(locale) {
          " "
          tag("a", .class("where"), .href(to: SheetAddress(locale: locale).address)) { "Translators’ sheet" }
        }
      }
    }
  }

  private func count(_ kind: FindingKind, _ tally: Tally, _ locale: LocaleID?) -> Markup {
    let count = tally.count(kind)
    return tag("td", .class("figure \(count > 0 ? kind.rawValue : "none")")) {
      if count == 0 {
        Markup.number(0)
      } else if let locale {
        tag("a", .href(to: FilterState(locale: locale, kind: kind).address)) { Markup.number(count) }
      } else {
        Markup.number(count)
      }
    }
  }

  /// Who has most to do, the worst counting first.
  private func owner(of entries: [PageModel.Entry]) -> Blame? {
    let grave = entries.filter { [.error, .warning].contains(FindingKind($0.finding)) }
    let counted = Dictionary(grouping: grave.isEmpty ? entries : grave, by: \.finding.blame).mapValues(Tally.init)
    return Blame.allCases.filter { counted[$0] != nil }.max { counted[$0]! < counted[$1]! }
  }
}

extension FindingKind {
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
