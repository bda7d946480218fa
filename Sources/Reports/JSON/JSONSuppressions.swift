import LintelFindings
import LintelModel

extension JSON {
  /// What the configuration's suppressions took out, and those that did nothing.
  static func suppressions(_ result: SuppressionResult) -> JSON {
    .object([
      .init(
        "suppressed",
        .array(
          result.suppressed.map { entry in
            .object(
              members(entry.suppression)
                + [.init("byChange", entry.byChange?.rawValue), .init("finding", finding(entry.finding))])
          })),
      .init(
        "suppressedQuestions",
        .array(
          result.suppressedQuestions.map { entry in
            .object(members(entry.suppression) + [.init("question", question(entry.question))])
          })),
      .init("expired", .array(result.expired.map { .object(members($0)) })),
      .init("unused", .array(result.unused.map { .object(members($0)) })),
    ])
  }

  private static func members(_ suppression: Suppression) -> [Member] {
    [
      .init("about", suppression.summary), .init("reason", suppression.reason), .init("until", suppression.until),
      .init("location", location(suppression.location)),
    ]
  }
}
