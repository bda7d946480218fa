import LintelFindings
import LintelModel

/// What to do first, cause by cause: what is wrong, how bad, where, in which languages, whose it is and what mends it.
struct StartSection {
  let model: PageModel

  @MarkupBuilder var markup: [Markup] {
    let rows = model.causes.enumerated().map { CauseRow(model: model, number: $0.offset, cause: $0.element) }
    let (first, others) = (rows.prefix(PageModel.causesInFull), rows.dropFirst(PageModel.causesInFull))
    tag("section", .class("worst"), .id("start"), .init("aria-labelledby", "worst-title")) {
      tag("h2", .id("worst-title")) { rows.isEmpty ? nothing : "Start here" }
      if rows.isEmpty {
        tag("p", .class("empty")) { whyNothing }
      } else {
        tag("p", .class("hint")) { "One row is one cause, whatever it breaks: who mends it there mends all of it." }
      }
      tag("ol") { for row in first { row.markup } }
      if !others.isEmpty {
        tag("details", .class("more-causes")) {
          tag("summary") { "More causes: \(others.count)" }
          tag("ol") { for row in others { row.line } }
        }
      }
      if !rows.isEmpty {
        tag("span", .class("vh"), .init("role", "status"), .init("data-done", words: "Copied"))
      }
    }
  }

  private var whyNothing: Message {
    if !model.result.isJudgedThroughout {
      return "Nothing that could be judged broke a rule; what could not be read was not judged."
    }
    if model.clean == .narrowed {
      return "Nothing of what the page is narrowed to broke a rule; of all else it says nothing."
    }
    return model.clean == .clean
      ? "Nothing that was looked at broke a rule, as far as could be told."
      : "What was found stands in the baseline already."
  }

  private var nothing: Message {
    if !model.result.isJudgedThroughout { return "Nothing found in what could be judged" }
    if model.clean == .narrowed { return "Nothing found of what was asked for" }
    return model.clean == .clean ? "Nothing found" : "Nothing new"
  }
}

/// A cause with all that it breaks.
private struct CauseRow {
  let model: PageModel
  /// From 0.
  let number: Int
  let cause: Matter

  /// More languages, bars or environments than these are folded.
  private static let (languages, bars, environments) = (8, 3, 24)

  private var worst: Finding { cause.findings[0] }
  private var kind: FindingKind { FindingKind(worst) }
  private var part: PageModel.ToolbarPart? { worst.toolbar.flatMap(model.part(of:)) }
  private var locales: [LocaleID] {
    // The languages of what is worst first.
    var seen: Set<LocaleID> = ["mul"]
    return cause.findings.flatMap(\.languages).filter { seen.insert($0).inserted }
  }

  var markup: Markup {
    tag("li", .class("row cause \(kind.rawValue)")) {
      badge(kind)
      tag("span", .class("what")) {
        message
        tag("span", .class("where")) { place }
        tag("dl", .class("facts")) { facts }
        tag("button", .class("ticket"), .init("type", "button"), .init("hidden", "hidden")) { "Copy as a ticket" }
      }
      if let part { tag("span", .class("preview"), .init("data-case", part.place(of: worst.locale))) }
    }
  }

  /// The same where others are graver.
  var line: Markup {
    tag("li", .class("row \(kind.rawValue)")) {
      badge(kind)
      tag("span", .class("what")) {
        message
        tag("span", .class("where")) {
          place
          if !locales.isEmpty {
            " · "
            locales.inBrief
          }
          " · "
          cause.owners.map { "\($0.blame.address)" as Message }.joined(by: " · ")
          " · "
          tag("a", .href(to: FilterState(cause: number).address)) { "\(cause.findings.count, "finding")" }
        }
      }
    }
  }

  private var message: Markup {
    let languages = (worst.locale.flatMap { part?.bars[$0]?.quotedLanguages } ?? [:])
      .merging(worst.quotedLanguages(source: part?.toolbar.sourceLocale)) { _, own in own }
    return tag("a", .href(to: model.anchor(of: worst) ?? "toolbars")) { Markup.quoted(worst.message, languages) }
  }

  @MarkupBuilder private var place: [Markup] {
    let names = model.names(of: cause)
    let shown = Array(names.prefix(Self.bars))
    if names.count > shown.count {
      Markup.quoting("\(shown) and \(always: names.count - shown.count, "more")")
    } else {
      Markup.quoting("\(shown)")
    }
  }

  @MarkupBuilder private var facts: [Markup] {
    if let suggestion = worst.suggestion { fact("What to do") { Markup.quoting(suggestion) } }
    fact("Languages") { languages }
    let reach = Reach(of: cause.findings, on: model)
    if !reach.environments.isEmpty { fact("Reach") { self.reach(reach) } }
    fact("Owner") {
      for (index, owner) in cause.owners.enumerated() {
        if index > 0 { " · " }
        tag("a", .href(to: FilterState(blame: owner.blame, cause: number).address)) { owner.blame.address }
        if cause.owners.count > 1 {
          " "
          Markup.number(owner.count)
        }
      }
    }
    fact("Found") {
      tag("a", .href(to: FilterState(cause: number).address)) { "\(cause.findings.count, "finding")" }
      if cause.strings > 1 {
        " · "
        Markup.quoting("\(cause.strings, "string")")
      }
    }
  }

  private func fact(_ name: Message, @MarkupBuilder content: () -> [Markup]) -> Markup {
    tag("div") {
      tag("dt") { name }
      tag("dd", content: content)
    }
  }

  @MarkupBuilder private var languages: [Markup] {
    if locales.isEmpty {
      "Whatever the language"
    } else if locales.count <= Self.languages {
      Markup.list(locales.map { [.name($0)] })
    } else {
      Markup.list(locales.prefix(Self.languages - 2).map { [.name($0)] })
      tag("details", .class("all")) {
        tag("summary") { "and \(always: locales.count - Self.languages + 2, "more")" }
        Markup.list(locales.dropFirst(Self.languages - 2).map { [.name($0)] })
      }
    }
  }

  @MarkupBuilder private func reach(_ reach: Reach) -> [Markup] {
    tag("details", .class("which")) {
      tag("summary") {
        "\(reach.environments.count) of \(max(reach.environments.count, model.environmentCount)) devices and windows"
      }
      tag("ul") {
        for environment in reach.environments.prefix(Self.environments) { tag("li") { "\(environment)" } }
        if reach.environments.count > Self.environments {
          tag("li") { omitted(reach.environments.count - Self.environments) }
        }
      }
    }
    if let worst = reach.worst {
      " "
      "worst \(worst)"
    }
    if let over = reach.over, over > 0 {
      ": "
      tag("b") { Markup.figure("\(over) pt too wide") }
    }
  }
}

extension Matter {
  /// Who has to do something, and about how many findings, those first who have most. What the source language has as well is
  /// no matter of its translations: it is whose the source's is.
  var owners: [(blame: Blame, count: Int)] {
    if let own = findings.first(where: { $0.blame == .source && FindingKind($0) == FindingKind(findings[0]) }) {
      return [(own.blame, findings.count)]
    }
    let counts = findings.reduce(into: [Blame: Int]()) { $0[$1.blame, default: 0] += 1 }
    return Blame.allCases.compactMap { blame in counts[blame].map { (blame, $0) } }.sorted { $0.count > $1.count }
  }
}
