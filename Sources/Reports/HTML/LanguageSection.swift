import LintelFindings
import LintelModel

/// The languages by what is wrong in them, the worst first: how bad it is, how far it reaches, how much is untranslated, and
/// whose turn it is.
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
    if rows.count > 1 {
      tag("section", .class("languages"), .id("languages"), .init("aria-labelledby", "languages-title")) {
        tag("h2", .id("languages-title")) { "By language" }
        table(Array(rows.prefix(Self.shown)), isNamed: true)
        if rows.count > Self.shown {
          tag("details") {
            tag("summary") { "More languages: \(rows.count - Self.shown)" }
            table(Array(rows.dropFirst(Self.shown)), isNamed: false)
          }
        }
        tag("p", .class("hint")) {
          "A finding about several languages counts in each of them, here, on the map and under “Find”."
          " "
          "What is wrong whatever the language has a row of its own here, and is with the source language on the map."
          " "
          "A translators’ sheet lists texts, each once, however much was found about it."
          " "
          "Reach counts the devices and windows, each with its system and text size, on which something is cut."
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

  private func table(_ rows: [Row], isNamed: Bool) -> Markup {
    tag(
      "div", .class("scroll"), .init("role", "group"), .init("tabindex", "0"),
      .label(isNamed ? "By language" : "More languages")
    ) {
      tag("table") {
        tag("caption", .class("vh")) { isNamed ? "By language" : "More languages" }
        tag("thead") {
          tag("tr") {
            tag("th", .init("scope", "col")) { "Language" }
            for kind in FindingKind.allCases {
              tag("th", .init("scope", "col"), .class("figure")) {
                tag("span", .class("glyph \(kind.rawValue)"), .decorative) { Markup.text(kind.glyph + " ") }
                kind.heading
              }
            }
            for name in ["Reach", "At most too wide by", "Untranslated"] as [Message] {
              tag("th", .init("scope", "col"), .class("figure")) { name }
            }
            tag("th", .init("scope", "col")) { "Owner" }
          }
        }
        tag("tbody") { for row in rows { markup(of: row) } }
      }
    }
  }

  private func markup(of row: Row) -> Markup {
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
      for kind in FindingKind.allCases { count(kind, tally, row.locale) }
      reach(row)
      tag("td", .class("figure")) {
        if let share = row.untranslated { share.words }
      }
      tag("td") {
        owners(of: row)
        if let locale = row.locale, sheets.contains(locale) {
          tag(
            "a", .class("where"), .href(to: SheetAddress(locale: locale).address),
            .label([.words("Translators’ sheet"), .words(": "), .name(locale)])
          ) { "Translators’ sheet" }
        }
      }
    }
  }

  /// What is wrong whatever the language hangs on no width.
  @MarkupBuilder private func reach(_ row: Row) -> [Markup] {
    let reach = row.locale.map { Reach(of: row.entries.map(\.finding), in: $0, on: model) }
    tag("td", .class("figure")) {
      if let count = reach?.count, count > 0 { "\(count) of \(max(count, model.environmentCount))" }
    }
    tag("td", .class("figure")) {
      if let over = reach?.over, over > 0 { Markup.figure("\(over) pt") }
    }
  }

  /// Whose the findings are, those first who have most.
  @MarkupBuilder private func owners(of row: Row) -> [Markup] {
    let counts = row.entries.reduce(into: [Blame: Int]()) { $0[$1.finding.blame, default: 0] += 1 }
    let owners = Blame.allCases.filter { counts[$0] != nil }.enumerated().sorted { a, b in
      (counts[b.element]!, a.offset) < (counts[a.element]!, b.offset)
    }
    let parts: [[Markup]] = owners.map { self.link(to: $0.element, counts[$0.element]!, of: row) }
    Markup.list(parts)
  }

  @MarkupBuilder private func link(to owner: Blame, _ count: Int, of row: Row) -> [Markup] {
    let words = Markup.words(owner.counted(count))
    if let locale = row.locale {
      tag(
        "a", .href(to: FilterState(locale: locale, blame: owner).address), .label([.name(locale), .words(": "), words])
      ) { words }
    } else {
      words
    }
    errorCount(row.entries.count { $0.finding.blame == owner && FindingKind($0.finding) == .error })
  }

  private func count(_ kind: FindingKind, _ tally: Tally, _ locale: LocaleID?) -> Markup {
    let count = tally.count(kind)
    return tag("td", .class("figure \(count > 0 ? kind.rawValue : "none")")) {
      if count == 0 {
        Markup.number(0)
      } else if let locale {
        tag(
          "a", .href(to: FilterState(locale: locale, kind: kind).address),
          .label([.name(locale), .words(": "), .words(kind.counted(count))])
        ) { Markup.number(count) }
      } else {
        Markup.number(count)
      }
    }
  }
}

extension Blame {
  /// How much of something is whose: `translators: 3`.
  func counted(_ count: Int) -> Message { "\(addressee): \(count)" }
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
