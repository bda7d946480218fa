import LintelModel

/// What was already found on the day it was written: findings by fingerprint, each with how bad it was.
package struct Baseline: Hashable, Sendable, Codable {
  package struct Entry: Hashable, Sendable, Codable {
    package var fingerprint: String
    package var rule: String
    package var verdict: Verdict
    /// In points, where something is too wide.
    package var over: Double?
    /// In strings, where it is about several.
    package var count: Int?
  }

  package var schemaVersion: String
  package var findings: [Entry]

  /// Of every finding, once each, in the order of their fingerprints.
  package init(of findings: [Finding]) {
    schemaVersion = "1.0"
    var entries: [String: Entry] = [:]
    for finding in findings {
      let entry = Entry(
        fingerprint: finding.fingerprint, rule: finding.rule, verdict: finding.verdict, over: finding.over?.rounded.value,
        count: finding.count)
      entries[finding.fingerprint] = entries[finding.fingerprint].map { $0.joined(with: entry) } ?? entry
    }
    self.findings = entries.values.sorted { $0.fingerprint < $1.fingerprint }
  }

  /// The findings that the baseline does not hold, or holds less bad: as a question only, with fewer points over, of fewer
  /// strings.
  package func newOrWorse(_ findings: [Finding]) -> [Finding] {
    let known = Dictionary(self.findings.map { ($0.fingerprint, $0) }, uniquingKeysWith: { first, _ in first })
    return findings.filter { isNewOrWorse($0, known) }
  }

  private func isNewOrWorse(_ finding: Finding, _ known: [String: Entry]) -> Bool {
    let names = [finding.fingerprint, finding.kinFingerprint].compactMap { $0 }
    if let entry = names.lazy.compactMap({ known[$0] }).first { return entry.isBetter(than: finding) }
    // What was reported one by one when the baseline was written, and is reported as one now, is known if each of them is.
    return finding.parts.isEmpty || finding.parts.contains { isNewOrWorse($0, known) }
  }
}

extension Baseline.Entry {
  /// Two findings with one fingerprint are as bad as the worse of them.
  fileprivate func joined(with other: Self) -> Self {
    var worse = self
    if other.verdict == .fails { worse.verdict = .fails }
    worse.over = [over, other.over].compactMap { $0 }.max()
    worse.count = [count, other.count].compactMap { $0 }.max()
    return worse
  }

  fileprivate func isBetter(than finding: Finding) -> Bool {
    if verdict == .needsReview && finding.verdict == .fails { return true }
    if let now = finding.count, now > count ?? 0 { return true }
    // A baseline keeps tenths of a point; less than that is no change.
    guard let now = finding.over?.rounded.value else { return false }
    return now > (over ?? 0) + 0.05
  }
}
