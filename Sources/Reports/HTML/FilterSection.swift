import LintelFindings
import LintelModel

/// Finds findings by language, addressee, rule, severity and text. Shown by the page's script, which does the finding.
struct FilterSection {
  let outline: PageOutline
  /// Languages stand in the order of their names.
  let names: Words

  private var findings: [Finding] { outline.result.findings }

  @MarkupBuilder var markup: [Markup] {
    if !findings.isEmpty {
      tag("section", .class("find"), .id("find"), .init("hidden", "hidden"), .init("aria-labelledby", "find-title")) {
        tag("h2", .id("find-title")) { "Find" }
        tag("form", .class("filters"), .init("role", "search"), .init("aria-labelledby", "find-title")) {
          choice("locale", "Language", locales.map { ($0.id, .name($0)) })
          choice("blame", "For", Blame.allCases.map { ($0.rawValue, .words($0.addressee)) })
          choice("rule", "Rule", Set(findings.map(\.rule)).sorted().map { ($0, .text($0)) })
          tag("label") {
            tag("span") { "Text" }
            tag("input", .init("type", "search"), .init("name", "text"), .init("autocomplete", "off"))
          }
          severities
          tag("button", .init("type", "reset")) { "Show all" }
        }
        status
        tag("ol", .class("results rows"))
        tag("button", .init("type", "button"), .class("further"), .init("hidden", "hidden")) { "Show more" }
      }
    }
  }

  private var locales: [LocaleID] { Set(findings.compactMap(\.locale)).sorted { names.name(of: $0) < names.name(of: $1) } }

  private func choice(_ name: String, _ title: Message, _ choices: [(value: String, name: Markup)]) -> Markup {
    tag("label") {
      tag("span") { title }
      tag("select", .init("name", name)) {
        tag("option", .init("value", "")) { "All" }
        for choice in choices { tag("option", .init("value", choice.value)) { choice.name } }
      }
    }
  }

  private var severities: Markup {
    tag("fieldset") {
      tag("legend") { "Severity" }
      for kind in FindingKind.allCases {
        tag("label", .class("key \(kind.rawValue)")) {
          tag(
            "input", .init("type", "checkbox"), .init("name", "kind"), .init("value", kind.rawValue),
            .init("checked", "checked"))
          tag("span", .class("cell"), .decorative) { Markup.text(kind.glyph) }
          " "
          kind.name
        }
      }
    }
  }

  /// Read aloud as it changes. The script fills the numbers in.
  private var status: Markup {
    let (found, all, parts, total) = ("{found}", "{all}", "{parts}", "{total}")
    let onPage = outline.count { $0.form != .number }
    return tag(
      "p", .init("role", "status"), .class("status"),
      .init("data-some", words: "\(found) of \(all) findings, in \(parts) of \(total) bars and tables."),
      .init("data-none", words: "None of \(all) findings."),
      .init("data-all", words: "\(all) findings, \(total) bars and tables."),
      .init("data-count", String(onPage))
    )
  }
}

extension PageOutline {
  /// How many findings on the page, toolbars and tables together, are as asked.
  func count(where holds: (Entry) -> Bool) -> Int {
    let parts = toolbars.map(\.entries) + tables.map(\.entries)
    return parts.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count(where: holds) } }
  }
}
