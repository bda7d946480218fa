/// A question about a bar that only a person can answer. It is no finding, and no gate closes for it.
package struct ReviewQuestion: Hashable, Sendable {
  /// The rule that asks.
  package var rule: String
  /// The guideline statements behind it.
  package var statements: [String]
  package var question: Message
  /// The toolbar's id.
  package var toolbar: String

  package init(rule: String, statements: [String], question: Message, toolbar: String) {
    self.rule = rule
    self.statements = statements
    self.question = question.scoped("\(rule).question")
    self.toolbar = toolbar
  }
}
