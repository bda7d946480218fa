import LintelFindings

extension AuditResult {
  /// What is otherwise than in an earlier audit.
  package func difference(from earlier: AuditResult) -> AuditDifference {
    AuditDifference(from: earlier, to: self, present: Presence(of: project))
  }
}
