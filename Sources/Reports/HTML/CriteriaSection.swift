import LintelFindings
import LintelModel
import LintelTables

/// The success criteria that rules of this audit support, what they found, and what is left to a person.
struct CriteriaSection {
  let result: AuditResult
  /// The strings that bars show.
  private let shown: Set<TranslationStrings.Name>

  init(result: AuditResult) {
    self.result = result
    shown = result.project.shownNames
  }

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

  @MarkupBuilder private func found(by rules: Set<String>, about criterion: Criterion) -> [Markup] {
    let all = result.findings.filter { rules.contains($0.rule) }
    let own = Dictionary(grouping: all.filter { $0.bears(on: criterion.number, shown: shown) }, by: { FindingKind($0) })
    let others = counted(all.filter { !$0.bears(on: criterion.number, shown: shown) })
    if criterion.number == "3.1.2", !others.isEmpty {
      onBars(counted(own.values.flatMap(\.self)), others)
    } else if criterion.number == "2.5.8", !others.isEmpty {
      againstPlatform(counted(own.values.flatMap(\.self)), others)
    } else if own.isEmpty {
      !others.isEmpty || isDeclared(criterion) ? CleanMark(result).name : "not looked at: no definition declares it"
    } else {
      Markup.list(FindingKind.allCases.compactMap { kind in own[kind].map { counts(of: $0, kind) } })
    }
  }

  private func onBars(_ own: [Message], _ others: [Message]) -> Message {
    let onBars: Message = own.isEmpty ? CleanMark(result).name : "\(own)"
    return "\(onBars); about strings in tables: \(others)"
  }

  private func againstPlatform(_ own: [Message], _ others: [Message]) -> Message {
    let tooSmall: Message = own.isEmpty ? CleanMark(result).name : "\(own)"
    return "\(tooSmall); above the 24 px of WCAG, against the guideline of the platform: \(others)"
  }

  private func counted(_ findings: [Finding]) -> [Message] {
    let kinds = Dictionary(grouping: findings, by: FindingKind.init)
    return FindingKind.allCases.compactMap { kind in (kinds[kind]?.count).map(kind.counted) }
  }

  /// How many there are of a kind, as a way to them; where several rules found them, by rule.
  @MarkupBuilder private func counts(of findings: [Finding], _ kind: FindingKind) -> [Markup] {
    let rules = Dictionary(grouping: findings, by: \.rule).mapValues(\.count).sorted { $0.key < $1.key }
    if rules.count == 1, isAll(rules[0].value, of: rules[0].key, kind) {
      tag("a", .href(to: FilterState(rule: rules[0].key, kind: kind).address)) { kind.counted(findings.count) }
    } else if rules.count == 1 {
      kind.counted(findings.count)
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

  /// A number leads only to as many: some findings of a rule may bear on no criterion.
  private func isAll(_ count: Int, of rule: String, _ kind: FindingKind) -> Bool {
    count == result.findings.count { $0.rule == rule && FindingKind($0) == kind }
  }

  var isShown: Bool { !criteria.isEmpty }

  /// Where a criterion is on the page, by its number: `criterion-1.1.1`.
  static func anchor(of number: String) -> String { "criterion-\(number)" }

  /// Whether anything was there to be judged: colours, sizes and keys are in few definitions.
  private func isDeclared(_ criterion: Criterion) -> Bool {
    let items = result.project.toolbars.lazy.flatMap(\.items)
    let facts = items.map(\.facts)
    return switch criterion.number {
    case "1.4.1": facts.contains { $0.showsStateByColorOnly != .unknown }
    case "1.4.3", "1.4.11": facts.contains { $0.foreground != .unknown }
    case "1.4.5": facts.contains { $0.hasTextInImage != .unknown }
    case "2.1.1": facts.contains { $0.shortcut != .unknown || $0.hasMenuCommand != .unknown }
    // How large a view is says how large what reacts may be.
    case "2.5.8":
      items.contains { ($0.fixedWidth ?? $0.fixedHeight) != nil && !$0.kind.isSpacer }
        || facts.contains { $0.targetWidth != .unknown || $0.targetHeight != .unknown }
    default: true
    }
  }
}
