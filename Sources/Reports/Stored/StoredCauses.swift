import LintelFindings

extension AuditResult {
  /// With the cause of each finding written onto it, for whoever reads findings one by one and tells them as the page does.
  package var withCauses: AuditResult { withCauses(of: nil) }

  /// - Parameter known: Its matters, where they may have been worked out already.
  func withCauses(of known: KnownMatters?) -> AuditResult {
    guard !findings.isEmpty else { return self }
    var causes: [String: ReportedCause] = [:]
    for matter in known?.all ?? matters {
      let count = matter.findings.count
      let cause = ReportedCause(id: matter.id, title: count > 1 ? matter.message : nil, findings: count)
      for finding in matter.findings { causes[finding.fingerprint] = cause }
    }
    var result = self
    for index in findings.indices { result.findings[index].reportedCause = causes[findings[index].fingerprint] }
    return result
  }
}
