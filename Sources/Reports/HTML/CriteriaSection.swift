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
    tag("tr") {
      tag("th", .init("scope", "row")) { foreign(criterion.summary, "en") }
      tag("td") { Markup.list(ordered(rules, of: criterion).map { [link(to: $0)] }) }
      tag("td") { found(by: Set(rules), about: criterion) }
      tag("td") { Message(stringLiteral: criterion.person) }
    }
  }

  /// Of texts in another language those first that are spoken.
  private func ordered(_ rules: [String], of criterion: Criterion) -> [String] {
    let spoken = criterion.number == "3.1.2" ? Set(result.criteria["4.1.2"] ?? []) : []
    let sorted = rules.sorted()
    return sorted.filter(spoken.contains) + sorted.filter { !spoken.contains($0) }
  }

  private func link(to rule: String) -> Markup {
    result.findings.contains { $0.rule == rule }
      ? tag("a", .href(to: FilterState(rule: rule).address)) { Markup.rule(rule) } : Markup.rule(rule)
  }

  private func found(by rules: Set<String>, about criterion: Criterion) -> Message {
    let all = result.findings.filter { rules.contains($0.rule) }
    let counts = counted(all.filter { $0.bears(on: criterion.number) })
    let others = counted(all.filter { !$0.bears(on: criterion.number) })
    if criterion.number == "3.1.2", !others.isEmpty {
      let onBars: Message = counts.isEmpty ? CleanMark(result).name : "\(counts)"
      return "\(onBars); about strings in tables: \(others)"
    }
    if !counts.isEmpty { return "\(counts)" }
    return !others.isEmpty || isDeclared(criterion) ? CleanMark(result).name : "not looked at: no definition declares it"
  }

  private func counted(_ findings: [Finding]) -> [Message] {
    let kinds = Dictionary(grouping: findings, by: FindingKind.init)
    return FindingKind.allCases.compactMap { kind in (kinds[kind]?.count).map(kind.counted) }
  }

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
