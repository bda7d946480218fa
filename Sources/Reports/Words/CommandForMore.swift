import LintelFindings

extension Finding {
  /// What to run to see more of it, as people copy it; nil for what fails nothing.
  ///
  /// What is found on a laid-out bar has a sum that explains it, with a base or without one. Of all else the rule says what it asks
  /// for: some of it is found by a comparison alone, and an audit that has none would not know its fingerprint.
  /// - Parameter path: what was audited, as it was given.
  func commandForMore(at path: String?) -> String? {
    guard verdict == .fails, severity != .note else { return nil }
    return environmentCount > 0 ? explanation(at: path) : "lintel rules \(rule)"
  }

  /// How it comes about; `PATH` stands for what was audited where that is not known, as in a stored report.
  func explanation(at path: String?) -> String { "lintel explain \(fingerprint) \(path ?? "PATH")" }
}
