import LintelModel

/// How a build or a gate ends with a result, by which threshold, and what kept findings from counting: a pass is worth what let
/// it pass. Every report that says so takes it from here.
package struct GateState: Hashable, Sendable {
  package enum Ending: String, Hashable, Sendable, CaseIterable {
    case passes, fails
  }

  /// Who set the threshold.
  package enum Origin: String, Hashable, Sendable, CaseIterable {
    case `default`, configuration, command
  }

  /// What the findings are news to.
  package enum Comparison: String, Hashable, Sendable, CaseIterable {
    case nothing, baseline, base
  }

  /// By the findings, and by what else was asked for.
  package var ending: Ending { unmet.isEmpty && !findingsFail ? .passes : .fails }
  /// Whether there is a finding that reaches the threshold.
  package var findingsFail: Bool
  /// What was asked for besides findings and is not there.
  package var unmet: [UnmetDemand]
  /// From which severity on findings fail.
  package var failOn: FailOn
  package var origin: Origin
  package var comparedWith: Comparison
  /// How many suppressions do something, however many findings and questions each takes out.
  package var suppressions: Int
  /// How many are past their last day, and do nothing any more.
  package var expiredSuppressions: Int
  /// How many files the project's configuration excludes.
  package var excludedFiles: Int
  /// How many rules the project's configuration turned off.
  package var rulesOff: Int

  /// Of the program that audits: 2 where it had nothing to audit.
  package var exitCode: Int { unmet.contains(where: \.isAboutNothing) ? 2 : ending == .fails ? 1 : 0 }
}

extension AuditResult {
  /// Of what the result holds: of a narrowed one, of what it was narrowed to.
  package var gate: GateState {
    let threshold = askedFailOn ?? failOn ?? .error
    let origin: GateState.Origin = askedFailOn != nil ? .command : failOn != nil ? .configuration : .default
    let comparison: GateState.Comparison = trend == nil ? .nothing : trend?.base == nil ? .baseline : .base
    let used = Set(
      suppressions.suppressed.map(\.suppression) + suppressions.suppressedQuestions.map(\.suppression))
    return GateState(
      findingsFail: threshold.fails(findings), unmet: unmetDemands, failOn: threshold, origin: origin,
      comparedWith: comparison,
      suppressions: used.count, expiredSuppressions: suppressions.expired.count,
      excludedFiles: project.leftOut.filter { $0.reason == .excluded }.reduce(0) { $0 + $1.files },
      rulesOff: rulesOff.count)
  }
}
