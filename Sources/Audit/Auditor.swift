import LintelFindings
import LintelMeasuring
import LintelModel

/// The order of the steps: facts, layout, rules, findings.
public enum Auditor {
  /// Audits what was read.
  public static func audit(_ project: Project, options: AuditOptions = AuditOptions()) async -> AuditResult {
    let faces = options.fonts?.proxyFaces ?? .none
    let judged = await FactWriting.written(onto: project)
    options.progress("laying out \(project.toolbars.count) bars in \(project.locales.count) languages")
    let bars = await BarStage.bars(of: judged, faces: faces)
    options.progress("checking \(options.rules.count) rules")
    let findings = await RuleRun(rules: options.rules.filter { $0.runs(in: options.profile) }, faces: faces)
      .findings(of: judged, bars: bars)
    return AuditResult(
      profile: options.profile, findings: findings, project: judged, bars: bars,
      coverage: CoverageCount.of(judged))
  }
}
