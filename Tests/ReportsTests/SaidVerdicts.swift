import LintelFindings
import LintelModel

@testable import LintelReports

extension SaidWords {
  /// How builds and gates end, by each threshold and whoever set it.
  static var verdicts: [Message] {
    var result = SampleResult.result
    let parts = AuditResult.parts(own: 16, ofSourceAlone: 18)
    let apart: Message = "\(Message.data("62 errors in 12 causes in 34 languages")) (\(parts))"
    let mistakes: [Message] = parts + [
      FailingLanguages.ofSource, apart, AuditResult.besides(apart, whateverTheLanguage: 2),
      AuditResult.withErrors(34, of: 34), AuditResult.withErrors(34, of: 34, parts),
    ]
    let unjudged: [Message] = [0, 3].map { AuditResult.nothingToJudge(of: $0) }
    let ofTitles: [Message] = [
      "Languages differ in what mends this title: decide once for all of them, by more room on the bar, or by a shorter title with a key of its own.",
      "At least a third of the languages have too little room for this title: decide once for all of them, by more room on the bar, or by a shorter title with a key of its own.",
      "Translate it first: this language still has the source's text. Only then is it known whether it fits.",
    ]
    return mistakes + ofTitles + unjudged + [AuditResult.spread(unjudged[1], errors: 1, unjudged: 2)] + FailOn.allCases.flatMap { threshold in
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
    let passed = [LetThrough(findings: 3, failing: 2, names: ["edge-space"]), LetThrough(findings: 0, failing: 0)]
    let milder = passed.flatMap { passed -> [Message] in
      passing.letThrough = passed
      return [passing.verdict, passing.milderSentence].compactMap(\.self)
    }
    passing.trend = Trend(new: 0, worse: 0, known: 4, gone: 3, base: "main (3f2a9c0d11e4)")
    let compared = passing.comparisonBesideFindings
    let words: [Message] = [
      "Unchanged: \([Message.data("It")]).", SuppressionResult.ByChange.known.word, "accepted by this change", "reason",
      AlikeInLanguages.sentence(["de"]), Matter.numbers(findings: 3, strings: 8, in: ["de", "fr"]),
    ]
    var empty = result
    (empty.project.toolbars, empty.project.tables) = ([], [])
    let without = [AuditDemands.Subject.toolbars, .strings].map { subject -> Message in
      empty.demands.subject = subject
      return empty.verdict
    }
    return [result.verdict] + milder + compared + words + without
  }
}
