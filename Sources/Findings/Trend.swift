import LintelModel

/// How an audit compares with a baseline.
package struct Trend: Hashable, Sendable {
  /// Findings that the baseline does not hold.
  package var new: Int
  /// Those that it holds less bad.
  package var worse: Int
  /// Those that it holds, no less bad.
  package var known: Int
  /// What it holds and is found no more.
  package var gone: Int

  package init(new: Int, worse: Int, known: Int, gone: Int) {
    self.new = new
    self.worse = worse
    self.known = known
    self.gone = gone
  }
}

extension AuditResult {
  /// The result beside a baseline: of its findings those that are new or worse, and how many there are of the others.
  package func compared(with baseline: Baseline) -> AuditResult {
    var result = self
    result.trend = baseline.trend(of: findings)
    result.findings = baseline.newOrWorse(findings)
    return result
  }
}

extension Baseline {
  /// - Parameter findings: All of an audit, also those that the baseline holds.
  package func trend(of findings: [Finding]) -> Trend {
    let held = Set(self.findings.map(\.fingerprint))
    let reported = newOrWorse(findings)
    let worse = reported.count { held.contains($0.fingerprint) }
    let new = reported.count - worse
    let found = Set(
      findings.flatMap { finding in
        [finding.fingerprint, finding.kinFingerprint].compactMap { $0 } + finding.parts.map(\.fingerprint)
      })
    let gone = held.subtracting(found).count
    return Trend(new: new, worse: worse, known: findings.count - new - worse, gone: gone)
  }
}
