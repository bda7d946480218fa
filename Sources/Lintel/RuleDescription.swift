internal import LintelFindings

/// What a rule asks for.
public struct RuleDescription: Hashable, Sendable, Identifiable {
  /// Its name in reports and in `lintel.yml`: `title-truncated`.
  public let id: String
  /// The sentence that is true when it passes, in English.
  public let title: String
  /// Who loses what when it fails, in English.
  public let why: String
  /// How grave it is, unless a finding or a project says otherwise.
  public let severity: Severity
  /// The guideline statements it answers: `hig-2025.14`.
  public let statements: [String]
  /// The success criteria of WCAG 2.2 it supports.
  public let criteria: [String]

  init(_ rule: LintelFindings.Rule) {
    id = rule.id
    title = rule.title
    why = rule.why
    severity = Severity(rule.severity)
    statements = rule.statements
    criteria = rule.criteria
  }
}
