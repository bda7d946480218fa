/// A question about a bar that only a person can answer. It is no finding, and no gate closes for it.
public struct ReviewQuestion: Hashable, Sendable {
  /// The rule that asks.
  public var rule: String
  /// The guideline statements behind it.
  public var statements: [String]
  public var question: Message
  /// The toolbar's id.
  public var toolbar: String

  public init(rule: String, statements: [String], question: Message, toolbar: String) {
    self.rule = rule
    self.statements = statements
    self.question = question.scoped("\(rule).question")
    self.toolbar = toolbar
  }
}
