import LintelFindings
import LintelModel

/// A toolbar: its picture in the source language and in the one that is worst off; all others as soon as it is opened.
struct ToolbarSection {
  let model: PageModel
  let part: PageModel.ToolbarPart
  let plan: PicturePlan
  let drawings: SharedDrawings
  /// Whether readers without scripts see anything of it.
  let hasStills: Bool
  let isOpen: Bool
  let clean: CleanMark
  var leanness = BarLeanness()
  /// Whether it is told in each language with findings.
  var isWhole = true
  /// The state of the same bar below which it stands: what it has as that one need not be told again.
  var above: PageModel.ToolbarPart?

  private var toolbar: Toolbar { part.toolbar }
  private var isWide: Bool { toolbar.kind == .windowToolbar || toolbar.kind == .settingsTabs || toolbar.kind == .ornament }
  /// The source first, then those with findings, then all others.
  private var locales: [LocaleID] {
    let clean = part.clean.filter { $0 != toolbar.sourceLocale && plan.draws(part, in: $0) }
    return [toolbar.sourceLocale] + found + model.counts.inOrder(clean)
  }
  /// Those with findings, as they stand everywhere on the page.
  private var found: [LocaleID] { model.counts.inOrder(part.locales.filter { isWhole || leanness.tells(part, in: $0) }) }
  /// Where this bar is worst off, whatever the others are.
  private var worst: LocaleID? { found.worstFirst { Tally(part.told(in: $0), in: $0) }.first }
  /// How many languages are left out, about which there is nothing to say or to see.
  private var leftOut: Int { part.clean.count { $0 != toolbar.sourceLocale && !plan.draws(part, in: $0) } }
  /// What readers without scripts see: the source, the worst language, and where the findings to start with are.
  private var stills: [LocaleID] {
    let needed = part.startingPoints.map { $0 ?? toolbar.sourceLocale }
    guard hasStills || !needed.isEmpty else { return [] }
    let shown = Set(needed + (hasStills ? [worst].compactMap { $0 } : [])).subtracting([toolbar.sourceLocale])
    return [toolbar.sourceLocale] + found.filter(shown.contains)
  }

  var markup: Markup {
    let systems = BarSystem.all(of: part.bars.values)
    let (locales, stills) = (locales, stills)
    let bar = model.variants.address(of: part)
    let barName = bar == nil ? nil : model.namesakes.name(of: model.variants.all(of: part)[0])
    func `case`(_ locale: LocaleID) -> LanguageCase {
      LanguageCase(
        model: model, part: part, locale: locale, plan: plan, drawings: drawings, systems: systems, clean: clean,
        leanness: leanness)
    }
    let untold = isWhole ? 0 : part.locales.count - found.count
    let detail = model.namesakes.besideHeading(of: part)
    let isToldAbove = above.map { model.namesakes.besideHeading(of: $0) == detail } ?? false
    return PartSection(
      anchor: part.anchor, name: part.title.markup, detail: isToldAbove ? nil : detail,
      difference: above.map { model.variants.difference(of: part, from: $0) } ?? [], entries: part.entries,
      kind: "toolbar \(isWide ? "wide" : "narrow")",
      isOpen: isOpen, clean: clean,
      source: toolbar.sourceLocale, toldElsewhere: part.toldElsewhere, bar: bar, barName: barName,
      isCounted: untold > 0
    ).markup(
      about: about,
      stills: stills.map { `case`($0).still },
      island: [Viewer(locales: locales, worst: worst, part: part, systems: systems, clean: clean).markup]
        + locales.map { stills.contains($0) ? `case`($0).furtherFigures : `case`($0).markup }
        + [
          tag("div", .class("rest")) {
            if leftOut > 0 {
              tag("p", .class("empty")) {
                "Languages without findings that are not drawn, to keep this page small: \(leftOut)"
              }
            }
            if untold > 0 { tag("p", .class("empty")) { BarLeanness.leftOut(untold) } }
            if leanness.hasWidths { minimumWidths }
            SpokenTable(toolbar: toolbar).markup
            questions
          }
        ])
  }

  private var about: Markup {
    tag("div") {
      tag("p", .class("about")) {
        tag("span") { toolbar.kind.name }
        tag("span") { Markup.text(toolbar.platforms.map(\.name).joined(separator: ", ")) }
        tag("code") { Markup.text(toolbar.location.description) }
      }
      if let state = toolbar.variant?.state {
        tag("p", .class("about variant")) { "Variant: \(state.words)" }
        if let code = state.code { tag("p", .class("about conditions")) { tag("code") { Markup.text(code) } } }
      }
      if let builds = toolbar.builds { tag("p", .class("about builds")) { builds } }
      ToldElsewhere(of: part, on: model).markup
      if let reason = toolbar.notJudged { tag("p", .class("unjudged")) { reason } }
      if part.isWithoutLayout { tag("p", .class("unjudged")) { toolbar.reasonWithoutLayout } }
      if let more = toolbar.unshownCombinations { tag("p", .class("unjudged")) { more } }
      if let order = toolbar.unknownOrder { tag("p", .class("unjudged")) { order } }
      if let states = toolbar.itemsOnCondition { tag("p", .class("hint")) { states } }
      if let some = model.variants.itemsOfSome(on: part) { tag("p", .class("hint")) { some } }
    }
  }

  /// What only a person can judge, each with the rule that asks and the guideline's statements behind it.
  @MarkupBuilder private var questions: [Markup] {
    if !part.questions.isEmpty {
      tag("details", .class("questions")) {
        tag("summary") {
          "\(part.questions.count, one: "question that only people can answer", other: "questions that only people can answer")"
        }
        tag("ul") {
          for question in part.questions {
            tag("li") {
              question.question
              " "
              Markup.rule(([question.rule] + question.statements).joined(separator: " "))
            }
          }
        }
      }
    }
  }

  @MarkupBuilder private var minimumWidths: [Markup] {
    let lines = Set(part.bars.values.flatMap(\.thresholds.keys)).sorted()
    let rows = part.bars.compactMap { locale, bar -> WidthRow? in
      let widths = lines.map { bar.minimumWidth(on: $0)?.best }
      return widths.contains { $0 != nil } ? (locale, widths, (widths.last ?? nil) ?? 0) : nil
    }
    if !rows.isEmpty {
      tag("details", .class("widths")) {
        tag("summary") { "How wide this bar must be to show everything, by language" }
        tag(
          "div", .class("scroll"), .init("role", "group"), .init("tabindex", "0"),
          .label("How wide this bar must be to show everything, by language")
        ) {
          tag("table") {
            tag("caption", .class("vh")) { "How wide this bar must be to show everything, by language" }
            tag("thead") {
              tag("tr") {
                tag("th", .init("scope", "col")) { "Language" }
                for line in lines { tag("th", .init("scope", "col"), .class("figure")) { Markup.text(name(of: line)) } }
              }
            }
            tag("tbody") {
              for row in inOrder(rows.sorted { ($0.newest, $1.locale) > ($1.newest, $0.locale) }.prefix(Self.widths)) {
                tag("tr") {
                  tag("th", .init("scope", "row")) { Markup.name(row.locale) }
                  for width in row.widths { tag("td", .class("figure")) { if let width { "\(width) pt" } } }
                }
              }
            }
          }
        }
        if rows.count > Self.widths { tag("p", .class("cut-list")) { omitted(rows.count - Self.widths) } }
      }
    }
  }

  private typealias WidthRow = (locale: LocaleID, widths: [Points?], newest: Points)

  /// The source first.
  private func inOrder(_ rows: some Sequence<WidthRow>) -> [WidthRow] {
    model.counts.inOrder(Array(rows)) { $0.locale == toolbar.sourceLocale ? nil : $0.locale }
  }

  /// The most languages that are told how wide a bar must be: those that need most on the newest system.
  private static let widths = 20

  private func name(of line: OSLine) -> String {
    let platform = toolbar.platforms.first ?? .ios
    return "\(platform.name) \(line.version(on: platform))"
  }
}

extension Toolbar.Kind {
  /// As the platform's guidelines call it.
  var name: Message {
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
