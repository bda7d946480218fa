import LintelFindings
import LintelModel

@testable import LintelReports

extension SaidWords {
  /// How builds and gates end, by each threshold and whoever set it.
  static var verdicts: [Message] {
    var result = SampleResult.result
    return FailOn.allCases.flatMap { threshold in
      [nil, Trend(new: 1, worse: 0, known: 0, gone: 0)].flatMap { trend in
        [SampleResult.findings, []].flatMap { findings in
          (result.failOn, result.trend, result.findings) = (threshold, trend, findings)
          result.askedFailOn = nil
          let own = result.verdict
          result.failOn = nil
          let usual = result.verdict
          result.askedFailOn = threshold
          return [own, usual, result.verdict] + [result.errorSpread].compactMap(\.self)
        }
      }
    }
  }

  /// How an audit fails by what else was asked for.
  static var demanded: [Message] {
    var result = SampleResult.result
    result.demands = AuditDemands(minResolved: 100, staleEntries: 2)
    result.demands.acceptedFailures = 2
    result.demands.milderFailures = 2
    result.coverage.labelsUnresolved = 2
    var passing = SampleResult.result
    passing.findings = []
    passing.milderSettings = [MilderSetting("title-length: off")]
    let milder = [LetThrough(findings: 3, failing: 2, names: ["edge-space"]), LetThrough(findings: 0, failing: 0)].flatMap {
      passing.letThrough = $0
      return [passing.verdict, passing.milderSentence].compactMap(\.self)
    }
    var empty = result
    (empty.project.toolbars, empty.project.tables) = ([], [])
    return [result.verdict, SuppressionResult.ByChange.known.word, "accepted by this change", "reason"] + milder
      + [AuditDemands.Subject.toolbars, .strings].map { subject in
        empty.demands.subject = subject
        return empty.verdict
      }
  }
}
