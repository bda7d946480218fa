import LintelFindings
import LintelModel

/// A language's sheet on the page: a row for each text, then what is about several texts at once.
struct TranslatorSheet {
  let sheet: TranslationSheet
  let links: LinkTemplates

  /// How many strings the language lacks.
  let untranslated: Int

  /// Of more strings than this that a finding is about, the sheet names the first.
  private static let named = 20

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
      if untranslated > 0 {
        tag("div", .class("untranslated")) {
          tag("h3") {
            "Not translated"
            ": "
            "\(untranslated, "string")"
          }
        }
      }
      if !sheet.others.isEmpty {
        tag("h3") { "Other findings" }
        tag("ul", .class("rows")) {
          for other in sheet.others { findingRow(other.entry, isOfOthersToo: other.isOfOthersToo, texts: texts(of: other)) }
        }
      }
      if sheet.untold > 0 { tag("p", .class("cut-list")) { omitted(sheet.untold) } }
    }
  }

  /// The language's own strings of a finding about many.
  @MarkupBuilder private func texts(of other: TranslationSheet.Other) -> [Markup] {
    if !other.texts.isEmpty {
      tag("details", .class("texts")) {
        tag("summary") { "In this language: \(other.texts.count, "string")" }
        tag("ul") {
          for text in other.texts.prefix(Self.named) {
            tag("li") {
              Markup.element("code", [], [.text(text.key)])
              if let source = text.source, source != text.key {
                " "
                foreign(source, other.entry.source)
              }
              if let translation = text.translation {
                " "
                tag("span", .class("onward")) { Markup.text("→") }
                " "
                foreign(translation, sheet.locale)
              }
              if let form = text.form { tag("span", .class("where")) { Markup.text(form) } }
              if other.entry.finding.rule == "ending-punctuation", let source = text.source {
                tag("span", .class("where")) { SourceEnding.advice(source: source) }
              }
              if let advice = other.entry.finding.edgeAdvice(of: text.key, in: sheet.locale) {
                tag("span", .class("where")) { advice }
              }
              if let location = text.location { placeMark(location, links) }
            }
          }
        }
        if other.texts.count > Self.named {
          tag("p", .class("cut-list")) { omitted(other.texts.count - Self.named) }
        }
      }
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

/// Where something is, and the way there.
func placeMark(_ location: SourceLocation, _ links: LinkTemplates) -> Markup {
  tag("span", .class("where")) {
    if let address = links.address(of: location) {
      outward(address) { Markup.text(location.description) }
    } else {
      Markup.text(location.description)
    }
  }
}
