import LintelFindings
import LintelModel

@testable import LintelReports

/// Findings of which a part is accepted, known or new, for what reports say of the rest.
extension SaidWords {
  /// A finding of several strings of which some are accepted.
  static var partlyAccepted: [Finding] {
    [1, 5].flatMap { count in
      var finding = SampleResult.findings[0]
      finding.strings = (0..<6).map { FoundString(key: "\($0)") }
      let suppressions = (0..<count).map {
        Suppression(
          rule: finding.rule, key: WildcardPattern("\($0)"), reason: "",
          location: SourceLocation(file: "lintel.yml", line: 1))
      }
      let (left, _, result) = SuppressionResult.apply(suppressions, to: [finding], barNames: [:], on: "")
      return left + result.suppressed.map(\.finding)
    }
  }

  /// What a comparison comes to, in causes and in source texts.
  static var comparisons: [Message] {
    var trend = Trend(new: 2, worse: 2, known: 0, gone: 0, sourceChanged: 1)
    trend.tablesGone = 1
    let gravest = ChangedCauses.several(SampleResult.findings[0], keys: 2)
    let causes = ChangedCauses.sentence(
      new: .init(findings: 3, causes: 2), worse: .init(findings: 3, causes: 2), gravest: gravest, strings: 3)
    let unjudged = UnjudgedText.sentence([UnjudgedText(locale: "de", key: "save", bar: "Settings")])
    let largest = AuditResult.causeSentence(findings: 148, causes: 12, largest: 61, .data("It"))
    return [causes, trend.tableSentence, trend.sourceSentence, unjudged, UnjudgedText.wholeList, largest].compactMap(\.self) + accepting + besideHead
  }

  /// What is compared with the commit that is checked out.
  private static var besideHead: [Message] {
    Trend.Compared.allCases.flatMap { compared in
      var result = SampleResult.result
      result.trend = Trend(new: 0, worse: 0, known: 0, gone: 0, base: "HEAD (3f2a9c0d11e4)")
      result.trend?.compared = compared
      let trend = result.trend
      return [trend?.comparedSentence, trend?.nothingComparedSentence, trend?.unreadSentence, result.nothingFound].compactMap(\.self)
    }
  }

  /// What a change accepts itself, what is gone with its key, and what is read less.
  private static var accepting: [Message] {
    var result = SampleResult.result
    result.findings = []
    var trend = Trend(new: 0, worse: 0, known: 0, gone: 0, base: "main (3f2a9c0d11e4)")
    (trend.keysGone, trend.accepted, trend.newAccepted) = (1, 2, 3)
    (trend.unasked, trend.unjudged, trend.sourceBefore) = (4, 5, "de")
    (trend.readBefore, trend.textsBefore) = (9, 10)
    result.trend = trend
    (result.coverage.labelsResolved, result.coverage.labelsUnresolved) = (1, 9)
    result.addedAcceptances = [
      AddedAcceptance(
        about: "edge-space", new: 3, known: 2, names: ["edge-space (de)"], location: SourceLocation(file: "lintel.yml", line: 1))
    ]
    var judged = result
    judged.coverage.labelsUnresolved = 0
    judged.coverage.toolbarsNotJudged = 0
    var nothing = SampleResult.result
    (nothing.project.toolbars, nothing.coverage.stringsRead) = ([], 0)
    return [
      trend.keySentence, trend.unaskedSentence, trend.unjudgedSentence, trend.acceptedSentence, trend.newAcceptedSentence, result.lessReadSentence, result.sourceSentence, result.nothingFound,
      judged.nothingFound, nothing.nothingFound, StartSection.nothingWorse,
    ].compactMap(\.self) + result.acceptanceSentences.map(\.sentence)
  }

  /// Of what is missing in several languages, what is new in some.
  static var partlyMissing: [Finding] {
    func new(_ languages: [LocaleID], keys: [String]) -> [Finding] {
      var finding = Finding(
        rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
        table: "Localizable", message: "", reason: "no-translation", evidence: [.text("source", "Save")])
      finding.key = keys.isEmpty ? "save" : nil
      finding.locales = languages
      finding.strings = keys.map { FoundString(key: $0) }
      let known = Baseline(of: [finding]).entries.filter { LocaleID($0.language ?? "") == languages.last }
      return BaselineComparison(of: [finding], with: Baseline(known)).reported
    }
    return [["a", "b"], []].flatMap { keys in
      new(["cs", "de"], keys: keys) + new(["cs", "de", "fr"], keys: keys)
        + new(["ar", "cs", "da", "de", "es", "fi", "fr", "it", "ja", "ko", "nl"], keys: keys)
    }
  }

  /// Of strings that a rule lists, some that a baseline lacks.
  static var partlyNew: [Finding] {
    var finding = SampleResult.findings[0]
    finding.strings = (0..<6).map { FoundString(key: "\($0)") }
    let known = Baseline(of: [finding]).entries
    var broken = finding
    broken.rule = "table-truncated"
    let lost = Baseline(of: [broken]).entries
    return [1, 5].flatMap { BaselineComparison(of: [finding], with: Baseline(Array(known.prefix($0)))).reported }
      + BaselineComparison(of: [broken], with: Baseline([lost[0]])).reported
  }
}
