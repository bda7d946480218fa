import LintelFindings
import LintelModel
import LintelTables

/// The success criteria that rules of this audit support, what they found, and what is left to a person.
struct CriteriaSection {
  let result: AuditResult

  private var criteria: [Criterion] { Criterion.all.filter { result.criteria[$0.number] != nil } }

  @MarkupBuilder var markup: [Markup] {
    if !criteria.isEmpty {
      tag("section", .class("criteria"), .id("criteria"), .init("aria-labelledby", "criteria-title")) {
        tag("h2", .id("criteria-title")) { "Accessibility criteria" }
        tag("p") {
          "The rules support these success criteria of WCAG 2.2 and clauses of EN 301 549 V3.2.1."
          " "
          "None of it says that the app conforms to them: what the last column names is left to a person."
          " "
          "Rules about colours, states, targets and shortcuts speak only where a definition declares them."
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
      }
    }
  }

  private func row(_ criterion: Criterion, _ rules: [String]) -> Markup {
    tag("tr", .id(CriteriaSection.anchor(of: criterion.number))) {
      tag("th", .init("scope", "row")) { foreign(criterion.summary, "en") }
      tag("td") { Markup.list(rules.sorted().map { [link(to: $0)] }) }
      tag("td") { found(by: Set(rules), about: criterion) }
      tag("td") { Message(stringLiteral: criterion.person) }
    }
  }

  private func link(to rule: String) -> Markup {
    result.findings.contains { $0.rule == rule }
      ? tag("a", .href(to: FilterState(rule: rule).address)) { Markup.rule(rule) } : Markup.rule(rule)
  }

  @MarkupBuilder private func found(by rules: Set<String>, about criterion: Criterion) -> [Markup] {
    let kinds = Dictionary(grouping: result.findings.filter { rules.contains($0.rule) }, by: { FindingKind($0) })
    if kinds.isEmpty {
      isDeclared(criterion) ? CleanMark(result).name : "not looked at: no definition declares it"
    } else {
      Markup.list(FindingKind.allCases.compactMap { kind in kinds[kind].map { counts(of: $0, kind) } })
    }
  }

  /// How many there are of a kind, as a way to them; where several rules found them, by rule.
  @MarkupBuilder private func counts(of findings: [Finding], _ kind: FindingKind) -> [Markup] {
    let rules = Dictionary(grouping: findings, by: \.rule).mapValues(\.count).sorted { $0.key < $1.key }
    if rules.count == 1 {
      tag("a", .href(to: FilterState(rule: rules[0].key, kind: kind).address)) { kind.counted(findings.count) }
    } else {
      kind.counted(findings.count)
      Markup.text(" (")
      for (index, rule) in rules.enumerated() {
        if index > 0 { " · " }
        tag("a", .href(to: FilterState(rule: rule.key, kind: kind).address)) {
          Markup.rule(rule.key)
          Markup.text("\u{A0}")
          Markup.number(rule.value)
        }
      }
      Markup.text(")")
    }
  }

  /// What rules that support a criterion have found, in a line of the page's head that leads to the section.
  @MarkupBuilder var summary: [Markup] {
    let rules = Set(criteria.flatMap { result.criteria[$0.number] ?? [] })
    let found = Tally(of: result.findings.filter { rules.contains($0.rule) }).words
    if !found.isEmpty {
      tag("p", .class("spoken")) {
        tag("a", .href(to: "criteria")) { "Accessibility criteria" }
        ": "
        "\(found)"
      }
    }
  }

  var isShown: Bool { !criteria.isEmpty }

  /// Where a criterion is on the page, by its number: `criterion-1.1.1`.
  static func anchor(of number: String) -> String { "criterion-\(number)" }

  /// Whether anything was there to be judged: colours, sizes and keys are in few definitions.
  private func isDeclared(_ criterion: Criterion) -> Bool {
    let facts = result.project.toolbars.lazy.flatMap(\.items).map(\.facts)
    return switch criterion.number {
    case "1.4.1": facts.contains { $0.showsStateByColorOnly != .unknown }
    case "1.4.3", "1.4.11": facts.contains { $0.foreground != .unknown }
    case "1.4.5": facts.contains { $0.hasTextInImage != .unknown }
    case "2.1.1": facts.contains { $0.shortcut != .unknown || $0.hasMenuCommand != .unknown }
    case "2.5.8": facts.contains { $0.targetWidth != .unknown || $0.targetHeight != .unknown }
    default: true
    }
  }
}
