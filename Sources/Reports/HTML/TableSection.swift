import LintelFindings
import LintelModel

/// The findings of a string table that belong to no toolbar, by language.
struct TableSection {
  let part: PageModel.TablePart
  /// Whether readers without scripts see anything of it.
  let hasStills: Bool
  let clean: CleanMark

  /// The worst first; findings about several languages, or all, before those.
  private var locales: [LocaleID?] {
    let worst = part.about.mapValues(Tally.init).sorted { a, b in
      a.value == b.value ? a.key < b.key : a.value > b.value
    }
    return (part.entries[nil] == nil ? [] : [nil]) + worst.map(\.key)
  }

  private func entries(_ locale: LocaleID?) -> [PageModel.Entry]? {
    locale.map { part.about[$0] } ?? part.entries[nil]
  }

  var markup: Markup {
    let needed = part.startingPoints
    let first = hasStills ? locales.prefix(part.entries[nil] == nil ? 1 : 2) : []
    let stills = locales.filter { first.contains($0) || needed.contains($0) }
    return PartSection(
      anchor: part.anchor, name: .words(part.name.isEmpty ? "Without a table" : .data(part.name)), entries: part.entries,
      kind: "table",
      isOpen: false, clean: clean
    ).markup(
      stills: stills.map { `case`($0) },
      island: [
        tag("div", .class("viewer"), .init("role", "group"), .label("Language of the findings")) {
          languagePicker(locales, clean: clean, entries)
        }
      ]
        + locales.filter { !stills.contains($0) }.map { `case`($0) })
  }

  private func `case`(_ locale: LocaleID?) -> Markup {
    tag("div", .class("case"), .id(part.anchor(locale)), .init("data-locale", locale?.id ?? "")) {
      if let locale { heading(locale) } else { tag("h4") { "Several or all languages" } }
      tag("div", .class("findings")) {
        findingList(part.entries[locale] ?? [])
        if locale != nil { shared(entries(locale) ?? [], place: part.anchor(nil)) }
      }
    }
  }
}
