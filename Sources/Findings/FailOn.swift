import LintelModel

/// From which severity on findings fail a build.
package enum FailOn: String, Hashable, Sendable, CaseIterable {
  case error, warning, note, never

  /// Whether any of the findings fails the build. What needs review never does.
  package func fails(_ findings: [Finding]) -> Bool {
    guard let least = Severity(rawValue: rawValue) else { return false }
    return findings.contains { $0.verdict == .fails && $0.severity >= least }
  }
}
