import LintelFindings

extension AuditResult {
  /// With the cause of each finding written onto it, for whoever reads findings one by one and tells them as the page does.
  var withCauses: AuditResult {
    guard !findings.isEmpty else { return self }
    var causes: [String: ReportedCause] = [:]
    for matter in matters {
      let cause = ReportedCause(id: matter.id, title: matter.findings.count > 1 ? matter.message.english : nil)
      for finding in matter.findings { causes[finding.fingerprint] = cause }
    }
    var result = self
    for index in findings.indices { result.findings[index].reportedCause = causes[findings[index].fingerprint] }
    return result
  }
}
