import LintelFindings
import LintelModel

/// What translators have to do, language by language: the texts that stand on bars with the room they have left, and all that
/// was found about translations.
struct TranslatorSection {
  let outline: PageOutline
  /// Languages stand in the order of their names.
  let names: Words

  /// With more texts than this on the bars of all languages, those about which nothing was found are left out.
  private static let limit = 6_000

  @MarkupBuilder var markup: [Markup] {
    let sheets = sheets
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
          languagePicker(sheets.map(\.locale)) { locale in sheets.first { $0.locale == locale }?.entries }
        }
        tag("div", .class("sheet"))
        Markup.island(sheets.map(\.markup))
      }
    }
  }

  private var sheets: [TranslatorSheet] {
    var entries: [LocaleID: [PageOutline.Entry]] = [:]
    for part in outline.toolbars.map(\.entries) + outline.tables.map(\.entries) {
      for (locale, found) in part {
        guard let locale else { continue }
        entries[locale, default: []] += found.filter { $0.finding.blame == .translation && $0.form == .card }
      }
    }
    let texts = outline.toolbars.reduce(into: [LocaleID: [BarText]]()) { texts, part in
      for (locale, bar) in part.bars where locale != part.toolbar.sourceLocale {
        texts[locale, default: []] += BarText.all(of: bar, in: part)
      }
    }
    let isLarge = texts.values.reduce(0) { $0 + $1.count } > Self.limit
    return Set(entries.keys).union(texts.keys).sorted { names.name(of: $0) < names.name(of: $1) }.compactMap { locale in
      let sheet = TranslatorSheet(
        locale: locale, entries: entries[locale] ?? [], texts: texts[locale] ?? [], hasAllTexts: !isLarge)
      return sheet.isEmpty ? nil : sheet
    }
  }
}

/// The work of one language.
struct TranslatorSheet {
  let locale: LocaleID
  let entries: [PageOutline.Entry]
  let texts: [BarText]
  let hasAllTexts: Bool

  var isEmpty: Bool { entries.isEmpty && (texts.isEmpty || !hasAllTexts) }

  var markup: Markup {
    let found = Dictionary(grouping: entries) { BarText.Name(toolbar: $0.finding.toolbar, key: $0.finding.key) }
    let rows = texts.map { (text: $0, entries: found[$0.name] ?? []) }.filter { hasAllTexts || !$0.entries.isEmpty }
    let onBars = Set(rows.map(\.text.name))
    let others = entries.filter { !onBars.contains(BarText.Name(toolbar: $0.finding.toolbar, key: $0.finding.key)) }
    return tag("div", .class("sheet"), .init("data-locale", locale.id)) {
      if !rows.isEmpty {
        tag("div", .class("scroll"), .init("role", "region"), .init("tabindex", "0"), .label("Texts on bars")) {
          table(
            rows.enumerated().sorted { a, b in (a.element.text.order, a.offset) < (b.element.text.order, b.offset) }.map(
              \.element))
        }
      }
      if !hasAllTexts && !texts.isEmpty {
        tag("p", .class("empty")) { "Texts on bars about which nothing was found are left out, to keep this page small." }
      }
      if !others.isEmpty {
        tag("h3") { "Other findings" }
        tag("ul", .class("rows")) {
          for entry in others.worstFirst(\.finding.badness) {
            tag("li", .class("row \(FindingKind(entry.finding).rawValue)")) {
              badge(FindingKind(entry.finding))
              tag("span", .class("what")) {
                tag("a", .href(to: entry.anchor)) { Markup.quoting(entry.finding.message) }
                if let suggestion = entry.finding.suggestion { tag("span", .class("where")) { Markup.quoting(suggestion) } }
              }
            }
          }
        }
      }
    }
  }

  private func table(_ rows: [(text: BarText, entries: [PageOutline.Entry])]) -> Markup {
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
