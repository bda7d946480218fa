import LintelFindings
import LintelModel

/// A language's sheet on the page: a row for each text, then what is about several texts at once.
struct TranslatorSheet {
  let sheet: TranslationSheet
  let links: LinkTemplates

  static let leftOut: Message =
    "Texts on bars of which this page tells nothing in full are left out, to keep it small; the CSV report has them."

  private static let columns: [Message] = [
    "Text", "Source", "Translation", "Room", "What to do", "On the bar",
  ]

  var markup: Markup {
    tag("div", .class("sheet"), .init("data-locale", sheet.locale.id)) {
      // On paper there is no menu to say which language it is.
      tag("h3", .class("on-paper")) { Markup.name(sheet.locale) }
      if !sheet.rows.isEmpty {
        tag("div", .class("scroll"), .init("role", "region"), .init("tabindex", "0"), .label("Texts")) { table }
      }
      if sheet.isShortened { tag("p", .class("empty")) { Self.leftOut } }
      if !sheet.others.isEmpty {
        tag("h3") { "Other findings" }
        tag("ul", .class("rows")) { for entry in sheet.others { findingRow(entry) } }
      }
      if sheet.untold > 0 { tag("p", .class("cut-list")) { omitted(sheet.untold) } }
    }
  }

  /// On a narrow screen each row is a card, whose cells the page's script names after the columns.
  private var table: Markup {
    tag("table") {
      tag("thead") {
        tag("tr") { for column in Self.columns { tag("th", .init("scope", "col")) { column } } }
      }
      tag("tbody") { for row in sheet.rows { TranslatorRow(row: row, links: links).markup } }
    }
  }
}
