import LintelFindings
import LintelModel

/// The findings of a string table that belong to no toolbar, by language.
struct TableSection {
  let counts: LanguageCounts
  let part: PageModel.TablePart
  /// Whether readers without scripts see anything of it.
  let hasStills: Bool
  let clean: CleanMark
  /// What a change did to texts is known to the page.
  let model: PageModel
  /// Whether notes have a card each.
  var hasCardsOfNotes = true

  /// As they stand everywhere on the page; findings about several languages, or all, before those.
  private var locales: [LocaleID?] {
    (part.entries[nil] == nil ? [] : [nil]) + counts.inOrder(part.about.keys).map { Optional($0) }
  }
  /// Where the table is worst off, whatever the others are.
  private var worst: LocaleID? { counts.inOrder(part.about.keys).worstFirst { Tally(part.about[$0] ?? [], in: $0) }.first }

  private func entries(_ locale: LocaleID?) -> [PageModel.Entry]? {
    locale.map { part.about[$0] } ?? part.entries[nil]
  }

  var markup: Markup {
    let needed = part.startingPoints
    let worst = worst
    let stills = locales.filter { needed.contains($0) || hasStills && ($0 == nil || $0 == worst) }
    return PartSection(
      anchor: part.anchor, name: .words(part.name.isEmpty ? "Without a table" : .data(part.name)), entries: part.entries,
      kind: "table",
      isOpen: false, clean: clean
    ).markup(
      stills: stills.map { `case`($0) },
      island: [
        tag("div", .class("viewer"), .init("role", "group"), .label("Language of the findings")) {
          languagePicker(locales, worst: worst, clean: clean, entries)
        }
      ]
        + locales.filter { !stills.contains($0) }.map { `case`($0) })
  }

  private func `case`(_ locale: LocaleID?) -> Markup {
    tag("div", .class("case"), .id(part.anchor(locale)), .init("data-locale", locale?.id ?? "")) {
      if let locale { heading(locale) } else { tag("h4") { "Several or all languages" } }
      tag("div", .class("findings")) {
        findingList(part.entries[locale] ?? [], model: model, hasCardsOfNotes: hasCardsOfNotes)
        if locale != nil { shared(entries(locale) ?? [], place: part.anchor(nil)) }
      }
    }
  }
}
