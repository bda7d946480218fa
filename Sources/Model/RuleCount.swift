/// How often a rule had something to say about what it looked at: a bar in a language, a table, a file.
package struct RuleCount: Hashable, Sendable {
  package var failed: Int
  package var needsReview: Int
  package var passed: Int

  package init(failed: Int = 0, needsReview: Int = 0, passed: Int = 0) {
    self.failed = failed
    self.needsReview = needsReview
    self.passed = passed
  }

  package static func + (a: RuleCount, b: RuleCount) -> RuleCount {
    RuleCount(failed: a.failed + b.failed, needsReview: a.needsReview + b.needsReview, passed: a.passed + b.passed)
  }
}
