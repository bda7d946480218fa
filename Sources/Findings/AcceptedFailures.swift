extension BaselineComparison {
  /// How many strings a change brings and accepts itself, and would fail by a threshold without that.
  package func acceptedFailures(by threshold: FailOn) -> Int {
    newlyAccepted.count { $0.isNew && threshold.fails($0.now) }
  }
}

extension FailOn {
  func fails(_ entry: Baseline.Entry) -> Bool {
    guard let least = Severity(rawValue: rawValue), let severity = entry.severity else { return false }
    return entry.verdict == .fails && severity >= least
  }
}
