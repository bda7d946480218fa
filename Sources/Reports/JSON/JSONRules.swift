import LintelFindings
import LintelTables

extension JSONReport {
  /// `lintel rules --format json`.
  /// - Parameter themes: What an audit can be narrowed to so that the rule still runs.
  package static func rules(_ rules: [Rule], themes: (Rule) -> Set<Theme>) -> String {
    JSON.object([
      .init("schemaVersion", AuditResult.schemaVersion),
      .init("rules", .array(rules.map { JSON.rule($0, themes: themes($0)) })),
    ]).document()
  }
}

extension JSON {
  fileprivate static func rule(_ rule: Rule, themes: Set<Theme>) -> JSON {
    .object([
      .init("id", rule.id), .init("title", rule.title), .init("statements", .strings(rule.statements)),
      .init("profiles", .strings(Profile.allCases.filter(rule.runs).map(\.rawValue))),
      .init("themes", .strings(themes.map(\.rawValue).sorted())),
      .init("platforms", .strings(rule.platforms.map(\.rawValue))), .init("severity", rule.severity.rawValue),
      .init("criteria", .strings(Criterion.summaries(of: rule.criteria))), .init("core", .bool(rule.isCore)),
      .init("why", rule.why), .init("declarationOnly", rule.isDeclarationOnly ? .bool(true) : nil),
      .init("question", rule.question?.english),
    ])
  }
}
