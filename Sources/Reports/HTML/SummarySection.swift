import LintelFindings
import LintelModel

/// The head of the page: what was audited, what was found, and whose turn it is.
struct SummarySection {
  let model: PageModel
  let title: Message

  private var result: AuditResult { model.result }

  var markup: Markup {
    tag("header", .class("masthead")) {
      Self.brand
      tag("h1") { title }
      tag("p", .class("lede")) { lede }
      if let unread = result.unreadSummary { tag("p", .class("unread")) { unread } }
      tag("ul", .class("counts")) { for kind in FindingKind.allCases { count(kind) } }
      blame
      trend
    }
  }

  /// What has made the page.
  static var brand: Markup {
    tag("p", .class("brand")) {
      tag("svg", .init("viewBox", "0 0 24 24"), .init("width", "22"), .init("height", "22"), .decorative) {
        tag("path", .init("d", "M2 4h20v5H2zM4 9h4v11H4zM16 9h4v11h-4z"))
      }
      "Lintel toolbar audit"
    }
  }

  private var lede: Message {
    let coverage = result.coverage
    return
      "\(coverage.toolbars, "toolbar") with \(coverage.items, "item") in \(coverage.locales, "language"), and \(coverage.stringsAudited, "string"), audited against \(result.profile.name)."
  }

  private func count(_ kind: FindingKind) -> Markup {
    let summary = result.summary
    let number =
      switch kind {
      case .error: summary.errors
      case .warning: summary.warnings
      case .review: summary.needsReview
      case .note: summary.notes
      }
    return tag("li", .class("count \(kind.rawValue)\(number == 0 ? " none" : "")")) {
      if number == 0 {
        tag("span", .class("tile")) { figure(kind, number) }
      } else {
        tag("a", .class("tile"), .href(to: FilterState(kind: kind).address)) { figure(kind, number) }
      }
    }
  }

  @MarkupBuilder private func figure(_ kind: FindingKind, _ number: Int) -> [Markup] {
    tag("span", .class("glyph"), .decorative) { Markup.text(kind.glyph) }
    tag("span", .class("number")) { Markup.number(number) }
    tag("span", .class("word")) {
      " "
      Markup.noun(kind.counted(number), count: number)
    }
  }

  /// What has changed since the baseline was written, and what the page is narrowed to.
  @MarkupBuilder private var trend: [Markup] {
    if let trend = result.trend {
      tag("p", .class("trend")) {
        trend.sentence
      }
    }
    if let scope = result.scopeSentence { tag("p", .class("trend")) { scope } }
    if let origin = result.origin { tag("p", .class("origin")) { origin } }
  }

  private var blame: Markup {
    let counts = Dictionary(grouping: result.findings, by: \.blame).mapValues(\.count)
    return tag("dl", .class("blame")) {
      for blame in Blame.allCases {
        tag("div") {
          tag("dt") { blame.address }
          tag("dd") {
            if let count = counts[blame] {
              tag("a", .href(to: FilterState(blame: blame).address)) { Markup.number(count) }
            } else {
              Markup.number(0)
            }
          }
        }
      }
    }
  }
}

/// The few findings to look at first.
struct WorstSection {
  let model: PageModel

  @MarkupBuilder var markup: [Markup] {
    let worst = model.worst
    tag("section", .class("worst"), .init("aria-labelledby", "worst-title")) {
      tag("h2", .id("worst-title")) { worst.isEmpty ? nothing : "Start here" }
      if worst.isEmpty {
        tag("p", .class("empty")) {
          if !model.result.isJudgedThroughout {
            "Nothing that could be judged broke a rule; what could not be read was not judged."
          } else if model.clean == .narrowed {
            "Nothing of what the page is narrowed to broke a rule; of all else it says nothing."
          } else if model.clean == .clean {
            "Nothing that was looked at broke a rule, as far as could be told."
          } else {
            "What was found stands in the baseline already."
          }
        }
      }
      tag("ol") {
        for (index, finding) in worst.enumerated() {
          item(finding, isFirst: !worst[..<index].contains { $0.rule == finding.rule })
        }
      }
    }
  }

  private var nothing: Message {
    if !model.result.isJudgedThroughout { return "Nothing found in what could be judged" }
    if model.clean == .narrowed { return "Nothing found of what was asked for" }
    return model.clean == .clean ? "Nothing found" : "Nothing new"
  }

  /// - Parameter isFirst: Whether none of its rule is above it.
  private func item(_ finding: Finding, isFirst: Bool) -> Markup {
    let kind = FindingKind(finding)
    let alike = model.result.findings.count { $0.rule == finding.rule && FindingKind($0) == kind } - 1
    let part = model.toolbars.first { $0.toolbar.id == finding.toolbar }
    let languages = (finding.locale.flatMap { part?.bars[$0]?.quotedLanguages } ?? [:])
      .merging(finding.quotedLanguages(source: part?.toolbar.sourceLocale)) { _, own in own }
    let place: Message = part?.title.whole ?? .data(finding.table ?? "")
    let isPlaced = part != nil || finding.table != nil
    return tag("li", .class("row \(kind.rawValue)")) {
      badge(kind)
      tag("span", .class("what")) {
        tag("a", .href(to: model.anchor(of: finding) ?? "toolbars")) { Markup.quoted(finding.message, languages) }
        tag("span", .class("where")) {
          Markup.quoting(place)
          if let locale = finding.locale {
            if isPlaced { " · " }
            Markup.name(locale)
          }
          " · "
          finding.blame.address
        }
        if isFirst, alike > 0 {
          tag("span", .class("where")) {
            tag("a", .href(to: FilterState(rule: finding.rule, kind: kind).address)) {
              "\(alike, one: "more of this kind", other: "more of this kind")"
            }
          }
        }
        if let part { tag("span", .class("preview"), .init("data-case", part.place(of: finding.locale))) }
      }
    }
  }
}

/// A finding's mark, by glyph, word and colour.
/// - Parameter isSaid: False where the same is said beside it.
func badge(_ kind: FindingKind, isSaid: Bool = true) -> Markup {
  let words: Markup = .element(
    "span", [.decorative], [.text(kind.glyph)])
  return .element(
    "span", [.class("badge \(kind.rawValue)")] + (isSaid ? [] : [.decorative]), [words, .text(" "), .words(kind.name)])
}

/// `1 toolbar`, `2 toolbars`, `12,000 strings`.
func counted(_ count: Int, _ noun: String) -> String { "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")" }

/// The number with a comma before each group of three digits.
func grouped(_ number: Int) -> String {
  var digits = String(number.magnitude)
  var groups: [String] = []
  while digits.count > 3 {
    groups.insert(String(digits.suffix(3)), at: 0)
    digits.removeLast(3)
  }
  return (number < 0 ? "−" : "") + ([digits] + groups).joined(separator: ",")
}

extension Blame {
  /// Who has to do something.
  var addressee: Message {
    switch self {
    case .translation: "translators"
    case .source: "writers of the source text"
    case .layout: "designers of the bar"
    case .definition: "developers"
    }
  }
}

extension Blame {
  /// The same, said of a finding.
  var address: Message {
    switch self {
    case .translation: "For translators"
    case .source: "For writers of the source text"
    case .layout: "For designers of the bar"
    case .definition: "For developers"
    }
  }
}

extension Profile {
  /// As people call the guideline.
  var name: Message {
    switch self {
    case .hig2025: "the Human Interface Guidelines (2025)"
    case .hig2023: "the Human Interface Guidelines (2023)"
    case .higIOS11: "the Human Interface Guidelines (iOS 11)"
    case .hig2014: "the Human Interface Guidelines (2014)"
    case .fioriIOS: "SAP Fiori for iOS"
    }
  }
}
