import LintelFindings
import LintelModel

extension AuditResult {
  /// The result beside a baseline: of its findings what is new or worse, and how much there is of the rest.
  ///
  /// The comparison is string by string, and what is left is joined again after it: which strings share a cause with it makes
  /// nothing new, and hides nothing that is.
  /// - Parameter earlier: the project that the baseline is of, where it was read.
  package func compared(
    with baseline: Baseline, of earlier: Project? = nil
  ) -> (result: AuditResult, comparison: BaselineComparison) {
    let comparison = BaselineComparison(of: findings, with: baseline, present: Presence(of: project))
    var result = self
    result.trend = comparison.trend
    result.findings = Gathering(bars: project.toolbars, unshipped: Set(project.unshippedLocales))
      .gathered(comparison.reported).map(\.withChangeOfParts)
    if let earlier { result.changedTexts = TextChange.texts(of: result.findings, in: project, since: earlier) }
    return (result, comparison)
  }
}
