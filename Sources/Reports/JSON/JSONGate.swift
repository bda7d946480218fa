import LintelFindings

extension JSON {
  /// How the audit ended, and what was asked for besides findings.
  static func gate(_ result: AuditResult) -> JSON {
    let gate = result.gate
    return .object([
      .init("result", gate.ending.rawValue), .init("failOn", gate.failOn.rawValue), .init("origin", gate.origin.rawValue),
      .init("exitCode", gate.exitCode), .init("minResolved", result.demands.minResolved.map(JSON.integer)),
      .init("resolved", result.demands.minResolved == nil ? nil : JSON.integer(result.coverage.percentResolved)),
      .init("staleEntries", result.demands.staleEntries.map(JSON.integer)),
      .init("only", result.only.map(choice)),
    ])
  }

  static func summary(_ summary: AuditResult.Summary) -> JSON {
    .object([
      .init("errors", summary.errors), .init("warnings", summary.warnings), .init("notes", summary.notes),
      .init("needsReview", summary.needsReview),
    ])
  }

  private static func choice(_ choice: RuleChoice) -> JSON {
    .object([.init("theme", choice.theme.rawValue), .init("rules", choice.rules), .init("of", choice.all)])
  }
}
