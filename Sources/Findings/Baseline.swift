import LintelModel

/// What was already wrong on the day it was written: findings by fingerprint, each with how many points it was over.
public struct Baseline: Hashable, Sendable, Codable {
  public struct Entry: Hashable, Sendable, Codable {
    public var fingerprint: String
    public var rule: String
    /// In points, where something is too wide.
    public var over: Double?
  }

  public var schemaVersion: String
  public var findings: [Entry]

  /// Of every finding that can fail a build, once each, in the order of their fingerprints.
  public init(of findings: [Finding]) {
    schemaVersion = "1.0"
    var entries: [String: Entry] = [:]
    for finding in findings where finding.verdict == .fails {
      let over = finding.over.map { $0.rounded.value }
      let known = entries[finding.fingerprint]?.over
      entries[finding.fingerprint] = Entry(
        fingerprint: finding.fingerprint, rule: finding.rule, over: [known, over].compactMap { $0 }.max())
    }
    self.findings = entries.values.sorted { $0.fingerprint < $1.fingerprint }
  }

  /// The findings that the baseline does not hold, or holds with fewer points over.
  public func newOrWorse(_ findings: [Finding]) -> [Finding] {
    let known = Dictionary(self.findings.map { ($0.fingerprint, $0) }, uniquingKeysWith: { first, _ in first })
    return findings.filter { finding in
      guard let entry = known[finding.fingerprint] else { return true }
      guard let over = finding.over?.rounded.value else { return false }
      // A baseline keeps tenths of a point; less than that is no change.
      return over > (entry.over ?? 0) + 0.05
    }
  }
}
