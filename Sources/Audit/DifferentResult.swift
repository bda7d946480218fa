import LintelFindings

extension AuditResult {
  /// What is otherwise than in an earlier audit.
  package func difference(from earlier: AuditResult) -> AuditDifference {
    var later = self
    later.findings = LostValues(from: earlier.project, to: project).told(findings, lowered: Set(rulesLowered))
    return AuditDifference(from: earlier, to: later, present: Presence(of: project, tablesOf: earlier.project))
  }
}
