import LintelFindings
import LintelModel

/// The findings of a string table that belong to no toolbar, by language.
struct TableSection {
  let part: PageOutline.TablePart

  var markup: Markup {
    tag("section", .class("table"), .id(part.anchor), .init("aria-labelledby", part.anchor + "-title")) {
      tag("h3", .id(part.anchor + "-title")) { part.name.isEmpty ? "Without a table" : part.name }
      for locale in part.entries.keys.sorted(by: { ($0?.id ?? "") < ($1?.id ?? "") }) {
        tag("div", .class("case table-case"), .id(part.anchor(locale))) {
          tag("h4") {
            locale.map { $0.name ?? $0.id } ?? "All languages"
            if let locale {
              " "
              tag("code") { locale.id }
            }
          }
          tag("div", .class("findings")) { findingList(part.entries[locale]!, cards: 3, lines: 100) }
        }
      }
    }
  }
}
