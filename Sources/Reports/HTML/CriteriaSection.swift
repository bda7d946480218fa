import LintelFindings
import LintelModel
import LintelTables

/// The success criteria that rules of this audit support, what they found, and what is left to a person.
struct CriteriaSection {
  let result: AuditResult

  /// All of them where all rules were asked for, but for those that the configuration turned off: a row says that it did.
  private var criteria: [Criterion] {
    if result.criteria.isEmpty { return [] }
    let areAllTold = result.only == nil && !result.rulesOff.isEmpty
    return Criterion.all.filter { areAllTold || result.criteria[$0.number] != nil }
  }

  @MarkupBuilder var markup: [Markup] {
    if !criteria.isEmpty {
      tag("section", .class("criteria"), .id("criteria"), .init("aria-labelledby", "criteria-title")) {
        tag("h2", .id("criteria-title")) { "Accessibility criteria" }
        tag("p") {
          "The rules support these success criteria of WCAG 2.2 and clauses of EN 301 549 V3.2.1."
          " "
          "A criterion’s findings are about bars only, not about the rest of the app."
          " "
          "None of it says that the app conforms to them: what the last column names is left to a person."
          " "
          "Rules about colours, states, targets and shortcuts speak only where a definition declares them."
        }
        for left in result.project.leftOut where left.isOutsideBars {
          tag("p") { left.line }
          LeftOutPlaces(left: left).markup
        }
        tag(
          "div", .class("scroll"), .init("role", "region"), .init("tabindex", "0"),
          .label("Criteria and the rules that support them")
        ) {
          tag("table", .init("aria-labelledby", "criteria-title")) {
            tag("thead") {
              tag("tr") {
                for name in ["Criterion", "Rules that support it", "Found", "What a person still has to check"] as [Message]
                {
                  tag("th", .init("scope", "col")) { name }
                }
              }
            }
            tag("tbody") { for criterion in criteria { row(criterion, result.criteria[criterion.number] ?? []) } }
          }
        }
        SpokenImages(of: result.project.toolbars).markup
      }
    }
  }

  private func row(_ criterion: Criterion, _ rules: [String]) -> Markup {
    tag("tr", .id(CriteriaSection.anchor(of: criterion.number))) {
      tag("th", .init("scope", "row")) { foreign(criterion.summary, "en") }
      tag("td") { if !rules.isEmpty { Markup.list(rules.sorted().map { [link(to: $0)] }) } }
      tag("td") { if rules.isEmpty { AuditResult.turnedOff } else { found(by: Set(rules), about: criterion) } }
      tag("td") { Message(stringLiteral: criterion.person) }
    }
  }

  private func link(to rule: String) -> Markup {
    result.findings.contains { $0.rule == rule }
      ? tag("a", .href(to: FilterState(rule: rule).address)) { Markup.rule(rule) } : Markup.rule(rule)
  }

  /// What bears on the criterion, and apart from it what does not, each as a way to exactly these findings.
  @MarkupBuilder private func found(by rules: Set<String>, about criterion: Criterion) -> [Markup] {
    let all = result.findings.filter { rules.contains($0.rule) }
    let own = all.filter { $0.bears(on: criterion.number) }
    let related = all.filter { !$0.bears(on: criterion.number) }
    if own.isEmpty {
      result.nothingFound(of: criterion.number)
    } else {
      Markup.list(counts(of: own, at: criterion.number))
    }
    // Where none was found to keep its size, those whose size is not known may yet do so.
    if criterion.number == "1.4.4", let unread = result.unreadTextSizesSummary { tag("p", .class("hint")) { unread } }
    // Nor does it say of a control whose name or text was not read that it has one.
    if criterion.number == "4.1.2", let read = result.readTextsSummary { tag("p", .class("hint")) { read } }
    if criterion.number == "4.1.2", let unread = result.unreadNamesSummary { tag("p", .class("hint")) { unread } }
    if !related.isEmpty {
      tag("p", .class("hint")) {
        Self.relation(to: criterion.number)
        ": "
        Markup.list(counts(of: related, at: FilterState.related(to: criterion.number)))
      }
    }
  }

  /// What findings are that a rule of the criterion has, and that are no failure of it.
  static func relation(to number: String) -> Message {
    number == "2.5.8"
      ? "Above the 24 px of WCAG, against the guideline of the platform"
      : "Related, no failure of this criterion: strings in tables"
  }

  /// - Parameter criterion: As an address has it.
  private func counts(of findings: [Finding], at criterion: String) -> [[Markup]] {
    let kinds = Dictionary(grouping: findings, by: FindingKind.init)
    return FindingKind.allCases.compactMap { kind in kinds[kind].map { counts(of: $0, kind, at: criterion) } }
  }

  /// How many there are of a kind, as a way to them; where several rules found them, by rule as well.
  @MarkupBuilder private func counts(of findings: [Finding], _ kind: FindingKind, at criterion: String) -> [Markup] {
    let rules = Dictionary(grouping: findings, by: \.rule).mapValues(\.count).sorted { $0.key < $1.key }
    tag("a", .href(to: FilterState(kind: kind, criterion: criterion).address)) { kind.counted(findings.count) }
    if rules.count > 1 {
      Markup.text(" (")
      for (index, rule) in rules.enumerated() {
        if index > 0 { " · " }
        tag("a", .href(to: FilterState(rule: rule.key, kind: kind, criterion: criterion).address)) {
          Markup.rule(rule.key)
          Markup.text("\u{A0}")
          Markup.number(rule.value)
        }
      }
      Markup.text(")")
    }
  }

  var isShown: Bool { !criteria.isEmpty }

  /// Where a criterion is on the page, by its number: `criterion-1.1.1`.
  static func anchor(of number: String) -> String { "criterion-\(number)" }
}
