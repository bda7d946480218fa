import LintelAudit
import LintelFindings

extension GateCommand {
  /// What the settings that the change made milder let pass: both sides are audited once more, by the base's configuration. Nil
  /// where the change made none milder.
  ///
  /// What the change accepts itself is told as such, and not once more as what passes.
  func letThrough(
    of path: String, only parts: [String], since base: ChangeBase, by own: Configuration, within scope: ReportScope,
    besides told: AuditResult
  ) async throws -> LetThrough? {
    guard !told.milderSettings.isEmpty, configFrom == .head, base.configuration != nil else { return nil }
    let configuration = try base.configurationBefore(fontsOf: own)
    var options = settings.options(by: configuration, on: report.day)
    options.suppressions = settings.options(by: own, on: report.day).suppressions
    let audit = try await ChangeAudit(
      of: path, only: parts, since: base.state, reading: configuration.reading, options: options,
      acceptedBefore: base.accepted)
    let strict = audit.now.compared(
      with: Baseline(of: audit.before.findings), of: audit.before.project, within: scope
    ).result
    return LetThrough(
      of: (strict.narrowed(to: scope).findings, report.failOn ?? configuration.failOn ?? .error),
      besides: (told.narrowed(to: scope).findings, report.failOn ?? own.failOn ?? .error))
  }
}
