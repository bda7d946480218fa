import LintelModel

/// From which severity on findings fail a build.
package enum FailOn: String, Hashable, Sendable, CaseIterable {
  case error, warning, note, never

  /// Whether any of the findings fails the build. What needs review never does.
  package func fails(_ findings: [Finding]) -> Bool {
    guard let least = Severity(rawValue: rawValue) else { return false }
    // By index: to copy a finding counts dozens of references, and a project has thousands of them.
    return findings.indices.contains { findings[$0].verdict == .fails && findings[$0].severity >= least }
  }

  /// Whether this one alone does.
  package func fails(_ finding: Finding) -> Bool {
    guard let least = Severity(rawValue: rawValue) else { return false }
    return finding.verdict == .fails && finding.severity >= least
  }
}
