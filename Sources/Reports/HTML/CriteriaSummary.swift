import LintelFindings
import LintelModel
import LintelTables

/// What rules that support a criterion have found, in a line of the page's head: names, targets and languages each for itself,
/// since other people mend each of them.
struct CriteriaSummary {
  let result: AuditResult
  /// Whether the page has all that was found: what one of one language leaves out would be denied there.
  var isWhole = true
  /// How many texts of bars lack a translation, and are told with their tables: no finding about a name has them.
  var untranslated = 0

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
    /// The criteria of the subject that any of it bears on.
    let criteria: [String]
  }

  @MarkupBuilder var markup: [Markup] {
    let subjects = found
    let parts = quietNames(besides: subjects) + subjects.map { words(of: $0) }
    if !parts.isEmpty {
      tag("p", .class("spoken")) {
        tag("a", .href(to: "criteria")) { "Accessibility criteria" }
        ": "
        for (index, part) in parts.enumerated() {
          if index > 0 { " · " }
          part
        }
      }
    }
  }

  /// Silence would look as if nobody had asked for names, which whoever listens asks for first.
  private func quietNames(besides subjects: [Found]) -> [[Markup]] {
    let criterion = Subject.names.criteria[0]
    guard isWhole, result.criteria[criterion] != nil, !subjects.contains(where: { $0.subject == .names }) else { return [] }
    let way = tag("a", .href(to: CriteriaSection.anchor(of: criterion))) {
      Subject.names.name
      ": "
      result.nothingFound(of: criterion)
    }
    guard untranslated > 0 else { return [[way]] }
    // There is no list of these alone: the number is none of the link, which leads to all that languages lack.
    let tables = tag("a", .href(to: FilterState(rule: "missing-translation").address)) { Self.toldWithTables }
    return [[way, .words(", "), .words(Self.untranslated(untranslated)), .text(" ("), tables, .text(")")]]
  }

  static func untranslated(_ count: Int) -> Message { "without a translation: \(amount: count)" }
  static let toldWithTables: Message = "told with their tables"

  @MarkupBuilder private func words(of one: Found) -> [Markup] {
    tag("a", .href(to: FilterState(criterion: FilterState.any(of: one.criteria)).address)) {
      one.subject.name
      ": "
      "\(one.tally.words)"
    }
    Markup.text(" (")
    for (place, number) in one.criteria.enumerated() {
      if place > 0 { Markup.text(", ") }
      tag("a", .href(to: CriteriaSection.anchor(of: number))) { Markup.text(place == 0 ? "WCAG \(number)" : number) }
    }
    Markup.text(")")
  }

  /// The criteria of each subject that anything bears on, where there are several: an address chooses all of them at once.
  var severalCriteria: [(subject: Subject, criteria: [String])] {
    found.filter { $0.criteria.count > 1 }.map { ($0.subject, $0.criteria) }
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
      guard let own = bySubject[subject] else { return nil }
      let criteria = subject.criteria.filter { number in own.contains { $0.criteria.contains(number) } }
      return Found(subject: subject, tally: Tally(of: own.map(\.finding)), criteria: criteria)
    }
  }

  /// Of several the first, as the line has them.
  private static func subject(of criteria: Set<String>) -> Subject? {
    Subject.allCases.first { !criteria.isDisjoint(with: $0.criteria) }
  }

  private func criteria(supportedBy rule: String) -> [String] {
    Criterion.all.map(\.number).filter { result.criteria[$0]?.contains(rule) == true }
  }
}
