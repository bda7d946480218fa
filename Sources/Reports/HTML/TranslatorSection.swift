import LintelFindings
import LintelModel

/// What translators have to do, language by language: the texts on bars with the room they have left, and all that
/// was found about translations.
struct TranslatorSection {
  let model: PageModel
  /// Languages are in the order of their names.
  let names: Localizer

  /// With more texts than this on the bars of all languages, those about which nothing was found are left out.
  private static let limit = 6_000

  @MarkupBuilder var markup: [Markup] {
    let sheets = sheets
    let shared = shared
    if !sheets.isEmpty {
      tag(
        "section", .class("translators"), .id("translators"), .init("hidden", "hidden"),
        .init("aria-labelledby", "translators-title")
      ) {
        tag("h2", .id("translators-title")) { "For translators" }
        tag("p", .class("lead")) {
          "What can be mended in a translation, and how much room each text has on its bars."
          " "
          "The number of characters is about right for letters as wide as the text has now."
        }
        tag("div", .class("viewer"), .init("role", "group"), .label("Language to translate")) {
          languagePicker(sheets.map(\.locale), clean: model.clean) { locale in
            sheets.first { $0.locale == locale }.map { $0.found + shared.filter(\.finding.languages.isEmpty) }
          }
        }
        tag("div", .class("sheet"))
        Markup.island(sheets.map(\.markup) + (shared.isEmpty ? [] : [markup(of: shared)]))
      }
    }
  }

  /// What is about several languages, or about all: written once, and shown by the page's script on the sheet of each.
  private var shared: [PageModel.Entry] {
    (model.toolbars.compactMap { $0.entries[nil] } + model.tables.compactMap { $0.entries[nil] }).joined()
      .filter { $0.finding.blame == .translation && $0.form == .card }
  }

  private func markup(of shared: [PageModel.Entry]) -> Markup {
    tag("div", .class("shared")) {
      tag("h3") { "About this language and others" }
      tag("ul", .class("rows")) {
        for entry in shared.worstFirst(\.finding.badness) {
          row(entry, .init("data-locales", entry.finding.locales.map(\.id).joined(separator: " ")))
        }
      }
    }
  }

  private var sheets: [TranslatorSheet] {
    var entries: [LocaleID: [PageModel.Entry]] = [:]
    for part in model.toolbars.map(\.own) + model.tables.map(\.about) {
      for (locale, found) in part {
        entries[locale, default: []] += found.filter { $0.finding.blame == .translation }
      }
    }
    // What is said of the source language with others is not its translators' to mend: it has none.
    let source = model.result.project.sourceLocale
    if entries[source]?.allSatisfy({ $0.finding.locale == nil }) == true { entries[source] = nil }
    let texts = model.toolbars.reduce(into: [LocaleID: [BarText]]()) { texts, part in
      for (locale, bar) in part.bars where locale != part.toolbar.sourceLocale {
        texts[locale, default: []] += BarText.all(of: bar, in: part)
      }
    }
    let isLarge = texts.values.reduce(0) { $0 + $1.count } > Self.limit
    return Set(entries.keys).union(texts.keys).sorted { names.name(of: $0) < names.name(of: $1) }.compactMap { locale in
      let sheet = TranslatorSheet(
        locale: locale, found: entries[locale] ?? [], texts: texts[locale] ?? [], hasAllTexts: !isLarge)
      return sheet.isEmpty ? nil : sheet
    }
  }
}

/// A finding with a link to where it is written in full.
private func row(_ entry: PageModel.Entry, _ attributes: Markup.Attribute...) -> Markup {
  let kind = FindingKind(entry.finding)
  return .element(
    "li", [.class("row \(kind.rawValue)")] + attributes,
    [
      badge(kind),
      tag("span", .class("what")) {
        tag("a", .href(to: entry.anchor)) { Markup.quoting(entry.finding.message) }
        if let suggestion = entry.finding.suggestion { tag("span", .class("where")) { Markup.quoting(suggestion) } }
      },
    ])
}

/// The work of one language.
struct TranslatorSheet {
  let locale: LocaleID
  /// All that translators can mend, however it is reported.
  let found: [PageModel.Entry]
  let texts: [BarText]
  let hasAllTexts: Bool

  static let leftOut: Message =
    "Texts on bars of which this page tells nothing in full are left out, to keep it small; the CSV report has them."

  /// What is about no other language, and written in full.
  var entries: [PageModel.Entry] { found.filter { $0.finding.locale != nil && $0.form == .card } }
  var isEmpty: Bool { found.isEmpty && (texts.isEmpty || !hasAllTexts) }

  var markup: Markup {
    let found = Dictionary(grouping: entries) { BarText.Name(toolbar: $0.finding.toolbar, key: $0.finding.key) }
    let rows = texts.map { (text: $0, entries: found[$0.name] ?? []) }.filter { hasAllTexts || !$0.entries.isEmpty }
    let onBars = Set(rows.map(\.text.name))
    let others = entries.filter { !onBars.contains(BarText.Name(toolbar: $0.finding.toolbar, key: $0.finding.key)) }
    return tag("div", .class("sheet"), .init("data-locale", locale.id)) {
      // On paper there is no menu to say which language it is.
      tag("h3", .class("on-paper")) { Markup.name(locale) }
      if !rows.isEmpty {
        tag("div", .class("scroll"), .init("role", "region"), .init("tabindex", "0"), .label("Texts on bars")) {
          table(
            rows.enumerated().map { (order: $1.text.order, offset: $0, row: $1) }
              .sorted { ($0.order, $0.offset) < ($1.order, $1.offset) }.map(\.row))
        }
      }
      if !hasAllTexts && !texts.isEmpty {
        tag("p", .class("empty")) {
          Self.leftOut
        }
      }
      if !others.isEmpty {
        tag("h3") { "Other findings" }
        tag("ul", .class("rows")) {
          for entry in others.worstFirst(\.finding.badness) {
            row(entry)
          }
        }
      }
      let more = self.found.count { $0.form != .card }
      if more > 0 { tag("p", .class("cut-list")) { omitted(more) } }
    }
  }

  private func table(_ rows: [(text: BarText, entries: [PageModel.Entry])]) -> Markup {
    tag("table") {
      tag("thead") {
        tag("tr") {
          for name in ["Source", "Translation", "Room left", "What to do"] as [Message] {
            tag("th", .init("scope", "col")) { name }
          }
        }
      }
      tag("tbody") {
        for (text, entries) in rows {
          tag("tr") {
            tag("td") {
              foreign(text.source, text.sourceLocale)
              tag("a", .class("where"), .href(to: text.anchor)) { Markup.text(text.bar) }
            }
            tag("td") { foreign(text.translation, locale) }
            tag("td", .class(text.isTooLong ? "room over" : "room")) { text.roomSentence }
            tag("td") {
              for entry in entries {
                tag("a", .href(to: entry.anchor)) { Markup.quoting(entry.finding.suggestion ?? entry.finding.message) }
                " "
              }
            }
          }
        }
      }
    }
  }
}
