import LintelFindings
import LintelModel

/// The findings of a string table that belong to no toolbar, by language.
struct TableSection {
  let part: PageOutline.TablePart
  /// Whether readers without scripts see anything of it.
  let hasStills: Bool

  /// The worst first; findings about the table as a whole before those.
  private var locales: [LocaleID?] {
    part.entries.keys.sorted { a, b in
      guard let a, let b else { return a == nil && b != nil }
      let (first, second) = (Tally(part.entries[a]!), Tally(part.entries[b]!))
      return first == second ? a < b : first > second
    }
  }

  var markup: Markup {
    let stills = hasStills ? locales.prefix(1) : []
    return PartSection(
      anchor: part.anchor, name: part.name.isEmpty ? "Without a table" : .data(part.name), entries: part.entries,
      kind: "table",
      isOpen: false
    ).markup(
      stills: stills.map { `case`($0) },
      island: [
        tag("div", .class("viewer"), .init("role", "group"), .label("Language of the findings")) {
          languagePicker(locales) { part.entries[$0] }
        }
      ]
        + locales.dropFirst(stills.count).map { `case`($0) })
  }

  private func `case`(_ locale: LocaleID?) -> Markup {
    tag("div", .class("case"), .id(part.anchor(locale)), .init("data-locale", locale?.id ?? "")) {
      if let locale { heading(locale) } else { tag("h4") { "All languages" } }
      tag("div", .class("findings")) { findingList(part.entries[locale]!) }
    }
  }
}
