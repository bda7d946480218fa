import LintelFindings
import LintelModel

extension AuditResult {
  /// Of a change to files that nobody reads: there was nothing to audit, and a report says so and by what it would have been.
  /// - Parameter base: What people call the state that the change is compared with.
  package static func ofUnreadChange(since base: String, by options: AuditOptions) -> AuditResult {
    let project = Project()
    var result = AuditResult(
      profile: options.profile, findings: [], project: project, bars: [], coverage: CoverageCount.of(project),
      links: options.links, failOn: options.failOn)
    result.lintel = LintelVersion.current
    result.only = options.choice
    result.trend = Trend(new: 0, worse: 0, known: 0, gone: 0, base: base)
    result.trend?.compared = .unread
    return result
  }
}
