/// How often a rule had something to say about what it looked at: a bar in a language, a table, a file.
public struct RuleCount: Hashable, Sendable {
  public var failed: Int
  public var needsReview: Int
  public var passed: Int

  public init(failed: Int = 0, needsReview: Int = 0, passed: Int = 0) {
    self.failed = failed
    self.needsReview = needsReview
    self.passed = passed
  }

  public static func + (a: RuleCount, b: RuleCount) -> RuleCount {
    RuleCount(failed: a.failed + b.failed, needsReview: a.needsReview + b.needsReview, passed: a.passed + b.passed)
  }
}
