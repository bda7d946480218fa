package import LintelModel

/// How often each rule fired on real apps, of `Data/rule-counts.csv`.
package enum RuleCounts {
  private static let counts: [String: RuleCount] = Dictionary(
    CSV(Embedded.text("Data/rule-counts.csv")).rows.compactMap { row in
      guard let failed = Int(row["failed"]), let review = Int(row["needs_review"]), let passed = Int(row["passed"]) else {
        return nil
      }
      return (row["rule"], RuleCount(failed: failed, needsReview: review, passed: passed))
    }, uniquingKeysWith: { first, _ in first })

  /// Nil for a rule that was not counted yet.
  package static func of(_ rule: String) -> RuleCount? { counts[rule] }
}
