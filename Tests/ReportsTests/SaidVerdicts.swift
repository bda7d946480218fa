import LintelFindings
import LintelModel

@testable import LintelReports

extension SaidWords {
  /// How builds and gates end, by each threshold and whoever set it.
  static var verdicts: [Message] {
    var result = SampleResult.result
    let ofSource = AuditResult.mistakes(1, in: 31)
    let mistakes: [Message] = [ofSource, AuditResult.reach(ofMistakes: 1, in: 31), "\(Message.data("62 errors in 16 languages")), and \(ofSource)"]
    return mistakes + FailOn.allCases.flatMap { threshold in
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
    result.coverage.labelsUnresolved = 2
    var empty = result
    (empty.project.toolbars, empty.project.tables) = ([], [])
    return [result.verdict]
      + [AuditDemands.Subject.toolbars, .strings].map { subject in
        empty.demands.subject = subject
        return empty.verdict
      }
  }
}
