import LintelFindings
import LintelModel
import LintelTables

/// What rules that support a criterion have found, in a line of the page's head: names, targets and languages each for itself,
/// since other people mend each of them.
struct CriteriaSummary {
  let result: AuditResult

  /// What criteria are about, in the order of the line.
  enum Subject: CaseIterable {
    case names, targets, languages, sights, sizes, ways

    /// By their numbers in WCAG 2.2.
    var criteria: [String] {
      switch self {
      case .names: ["4.1.2", "1.1.1", "2.5.3", "2.4.6", "2.4.2"]
      case .targets: ["2.5.8"]
      case .languages: ["3.1.2"]
      case .sights: ["1.4.3", "1.4.11", "1.4.1", "1.4.5"]
      case .sizes: ["1.4.4", "1.4.10"]
      case .ways: ["2.1.1", "1.3.2"]
      }
    }

    var name: Message {
      switch self {
      case .names: "Names"
      case .targets: "Targets"
      case .languages: "Language"
      case .sights: "Colours and images"
      case .sizes: "Text size and reflow"
      case .ways: "Order and keyboard"
      }
    }
  }

  private struct Found {
    let subject: Subject
    let tally: Tally
    /// The first criterion of the subject that any of it bears on.
    let criterion: String
  }

  @MarkupBuilder var markup: [Markup] {
    let parts = found
    if !parts.isEmpty {
      tag("p", .class("spoken")) {
        tag("a", .href(to: "criteria")) { "Accessibility criteria" }
        ": "
        for (index, one) in parts.enumerated() {
          if index > 0 { " · " }
          tag("a", .href(to: CriteriaSection.anchor(of: one.criterion))) {
            one.subject.name
            ": "
            "\(one.tally.words)"
          }
        }
      }
    }
  }

  /// Each finding once.
  private var found: [Found] {
    // Once for each rule: there may be a hundred thousand findings.
    let rules = Set(result.findings.map(\.rule))
    let supported = Dictionary(uniqueKeysWithValues: rules.map { ($0, criteria(supportedBy: $0)) })
    let bearing = result.findings.map { finding in
      let own = (supported[finding.rule] ?? []).filter { finding.bears(on: $0) }
      return (finding: finding, criteria: Set(own))
    }
    let bySubject = Dictionary(grouping: bearing) { Self.subject(of: $0.criteria) }
    return Subject.allCases.compactMap { subject in
      guard let own = bySubject[subject],
        let criterion = subject.criteria.first(where: { number in own.contains { $0.criteria.contains(number) } })
      else { return nil }
      return Found(subject: subject, tally: Tally(of: own.map(\.finding)), criterion: criterion)
    }
  }

  /// A name that is spoken in another language is counted with the names, as the row of 4.1.2 counts it.
  private static func subject(of criteria: Set<String>) -> Subject? {
    Subject.allCases.first { !criteria.isDisjoint(with: $0.criteria) }
  }

  private func criteria(supportedBy rule: String) -> [String] {
    Criterion.all.map(\.number).filter { result.criteria[$0]?.contains(rule) == true }
  }
}
