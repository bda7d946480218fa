import LintelFindings
import LintelModel

extension HTMLReport {
  /// The page that leads to those of `--split`: every language with what was found in it, its page and its sheets.
  static func overview(_ model: PageModel, name: String?, pages: SiblingPages, words: Localizer) -> String {
    let result = model.result
    let title: Message = name.map { "\($0): toolbar audit" } ?? "Toolbar audit"
    let body = tag("body") {
      tag("header", .class("masthead")) {
        SummarySection.brand
        tag("h1") { title }
        tag("p", .class(result.verdictClass)) {
          tag("b") { Markup.instruction(result.verdict(of: model.allCauses)) }
          if let origin = result.origin { tag("span", .class("origin")) { origin } }
        }
      }
      tag("main") {
        OverviewTable(model: model, pages: pages, own: OwnLanguages(of: words, in: result.project)).markup
      }
    }
    return framed(body, title: title, words: words)
  }
}

/// The languages of the project, the page's own first, then the worst; those that nobody has to do anything in are there, too.
private struct OverviewTable {
  let model: PageModel
  let pages: SiblingPages
  let own: OwnLanguages

  var markup: Markup {
    let counts = model.counts
    let silent = model.result.project.locales.filter { !counts.order.contains($0) }
    let locales = own.first(counts.order + silent)
    return tag("section", .class("languages"), .init("aria-labelledby", "languages-title")) {
      tag("h2", .id("languages-title")) { "By language" }
      tag("div", .class("scroll"), .init("role", "region"), .init("tabindex", "0"), .label("By language")) {
        tag("table") {
          own.caption("By language", of: locales)
          tag("thead") { head }
          tag("tbody") {
            row(SiblingPages.link(to: SiblingPages.whole, .words("The whole page")), Tally(counts.all), page: nil)
            for locale in locales {
              let page = pages.pages.first { $0.locale == locale }
              let name = page.map { SiblingPages.link(to: $0.name, .name(locale)) } ?? Markup.name(locale)
              row(name, counts.tally(of: locale), page: page)
            }
          }
        }
      }
      if counts.isMetTwice { tag("p", .class("hint")) { LanguageCounts.explanation } }
    }
  }

  private var head: Markup {
    tag("tr") {
      tag("th", .init("scope", "col")) { "Language" }
      for kind in FindingKind.allCases {
        tag("th", .init("scope", "col"), .class("figure")) { kind.heading }
      }
      tag("th", .init("scope", "col")) { "Translators’ sheet" }
    }
  }

  private func row(_ name: Markup, _ tally: Tally, page: SiblingPages.Page?) -> Markup {
    tag("tr") {
      tag("th", .init("scope", "row")) { name }
      for kind in FindingKind.allCases {
        let count = tally.count(kind)
        tag("td", .class("figure \(count > 0 ? kind.rawValue : "none")")) { Markup.number(count) }
      }
      tag("td") {
        if let page {
          for (index, kind) in ["csv", "tsv"].enumerated() {
            if index > 0 { " · " }
            tag(
              "a", .init("href", "\(page.file).\(kind)"),
              .label([.text(kind.uppercased()), .words(": "), .name(page.locale)])
            ) { Markup.text(kind.uppercased()) }
          }
        }
      }
    }
  }
}
