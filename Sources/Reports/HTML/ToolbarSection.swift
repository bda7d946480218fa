import LintelFindings
import LintelModel

/// A toolbar: its picture in the source language, then in every language that has findings.
struct ToolbarSection {
  let part: PageOutline.ToolbarPart
  /// At most so many languages are drawn.
  let pictures: Int

  private var toolbar: Toolbar { part.toolbar }

  var markup: Markup {
    let locales = part.locales
    return tag("section", .class("toolbar"), .id(part.anchor), .init("aria-labelledby", part.anchor + "-title")) {
      tag("h3", .id(part.anchor + "-title")) { toolbar.name }
      tag("p", .class("about")) {
        tag("span") { toolbar.kind.name }
        tag("span") { toolbar.platforms.map(\.name).joined(separator: ", ") }
        tag("code") { toolbar.location.description }
        if let variant = toolbar.variant { tag("span") { "Variant: \(variant.arms)" } }
      }
      source
      for locale in locales.prefix(pictures) { language(locale, part.entries[locale]!) }
      if locales.count > pictures { rest(Array(locales.dropFirst(pictures))) }
      if !part.clean.isEmpty { clean }
      minimumWidths
      questions
    }
  }

  private var source: Markup {
    let locale = toolbar.sourceLocale
    return language(locale, (part.entries[locale] ?? []) + (part.entries[nil] ?? []), isSource: true)
  }

  private func language(_ locale: LocaleID, _ entries: [PageOutline.Entry], isSource: Bool = false) -> Markup {
    let kind = Tally(entries).worst
    return tag("div", .class("case \(isWide ? "wide" : "narrow") \(kind?.rawValue ?? "clean")"), .id(part.anchor(locale))) {
      tag("h4") {
        locale.name ?? locale.id
        " "
        tag("code") { locale.id }
        if isSource { tag("span", .class("tag")) { "source language" } }
      }
      if let bar = part.bars[locale], let layout = bar.picturedLayout(for: entries.map(\.finding)) {
        BarFigure(bar: bar, layout: layout).markup
      } else {
        tag("p", .class("empty")) { "This bar was not laid out in this language." }
      }
      tag("div", .class("findings")) {
        if entries.isEmpty {
          tag("p", .class("empty")) {
            tag("span", .decorative) { "✓ " }
            "Nothing found in this language."
          }
        }
        findingList(entries, cards: 4, lines: 40)
      }
    }
  }

  private var isWide: Bool { toolbar.kind == .windowToolbar || toolbar.kind == .settingsTabs || toolbar.kind == .ornament }

  private func rest(_ locales: [LocaleID]) -> Markup {
    tag("details", .class("rest")) {
      tag("summary") { "And \(counted(locales.count, "more language")) with findings" }
      for locale in locales {
        tag("h4", .id(part.anchor(locale))) {
          locale.name ?? locale.id
          " "
          tag("code") { locale.id }
        }
        tag("ul", .class("rows")) { for entry in part.entries[locale]!.prefix(4) { FindingCard(entry: entry).line } }
        if part.entries[locale]!.count > 4 {
          tag("p", .class("cut-list")) { "And \(part.entries[locale]!.count - 4) more, in the XML and JSON reports." }
        }
      }
    }
  }

  /// The languages without findings, drawn where someone opens them.
  @MarkupBuilder private var clean: [Markup] {
    let others = part.clean.filter { $0 != toolbar.sourceLocale }
    let drawn = others.compactMap { locale in
      part.bars[locale].flatMap { bar in bar.picturedLayout(for: []).map { (bar, $0) } }
    }
    if !others.isEmpty {
      tag("details", .class("clean-list")) {
        tag("summary") {
          tag("b") {
            tag("span", .decorative) { "✓ " }
            "Nothing found in "
          }
          others.map { $0.name ?? $0.id }.joined(separator: ", ") + "."
        }
        for (bar, layout) in drawn.prefix(pictures * 4) {
          tag("h4") {
            bar.locale.name ?? bar.locale.id
            " "
            tag("code") { bar.locale.id }
          }
          BarFigure(bar: bar, layout: layout).markup
        }
        if drawn.count > pictures * 4 {
          tag("p", .class("cut-list")) { "And \(drawn.count - pictures * 4) more, in the XML report." }
        }
      }
    }
  }

  /// What only a person can judge, each with the rule that asks and the guideline's statements behind it.
  @MarkupBuilder private var questions: [Markup] {
    if !part.questions.isEmpty {
      tag("details", .class("questions")) {
        tag("summary") { "\(counted(part.questions.count, "question")) that only people can answer" }
        tag("ul") {
          for question in part.questions {
            tag("li") {
              question.question.english
              " "
              tag("code") { ([question.rule] + question.statements).joined(separator: " ") }
            }
          }
        }
      }
    }
  }

  @MarkupBuilder private var minimumWidths: [Markup] {
    let lines = Set(part.bars.values.flatMap(\.thresholds.keys)).sorted()
    let bars = part.bars.values.filter { bar in lines.contains { bar.minimumWidth(on: $0) != nil } }.sorted { a, b in
      let line = lines.last!
      return (a.minimumWidth(on: line)?.best ?? 0, b.locale) > (b.minimumWidth(on: line)?.best ?? 0, a.locale)
    }
    if !bars.isEmpty {
      let platform = toolbar.platforms.first ?? .ios
      tag("details", .class("widths")) {
        tag("summary") { "How wide this bar must be to show everything, by language" }
        tag("table") {
          tag("thead") {
            tag("tr") {
              tag("th", .init("scope", "col")) { "Language" }
              for line in lines {
                tag("th", .init("scope", "col"), .class("figure")) { "\(platform.name) \(line.version(on: platform))" }
              }
            }
          }
          tag("tbody") {
            for bar in bars {
              tag("tr") {
                tag("th", .init("scope", "row")) { bar.locale.name ?? bar.locale.id }
                for line in lines {
                  tag("td", .class("figure")) { bar.minimumWidth(on: line).map { "\($0.best) pt" } ?? "" }
                }
              }
            }
          }
        }
      }
    }
  }
}

extension Toolbar.Kind {
  /// As the platform's guidelines call it.
  var name: String {
    switch self {
    case .navigationBar: "Navigation bar"
    case .toolbar: "Toolbar"
    case .windowToolbar: "Window toolbar"
    case .settingsTabs: "Settings tabs"
    case .ornament: "Ornament"
    case .watchToolbar: "Watch toolbar"
    case .fioriToolbar: "Fiori toolbar"
    case .sheetButtons: "Buttons of a sheet"
    }
  }
}
