import LintelModel
import SwiftSyntax

extension TextExpression {
  /// What a literal shows that is nothing but one value, where that is known: `"\(title)"` is its value, also where the platform
  /// looks for `%@`, which says the same in every language. Nil where only the running program knows.
  func shown(byValueOf expression: ExprSyntax, _ place: Place) -> [Conditional<LocalizedText>]? {
    guard let value = expression.as(StringLiteralExprSyntax.self)?.onlyValue else { return nil }
    let found = read(Operand(value), .string, place)
    let areKnown = found.allSatisfy { $0.value.state == .localized || $0.value.state == .literal }
    return areKnown && !found.isEmpty ? found : nil
  }
}

extension StringLiteralExprSyntax {
  /// The value that is all of it, as it is: no format is written for it.
  fileprivate var onlyValue: ExprSyntax? {
    // The parser may put empty texts before and behind the value.
    guard segments.count <= 3 else { return nil }
    var values: [ExprSyntax] = []
    for segment in segments {
      switch segment {
      case .stringSegment(let text):
        guard text.content.text.isEmpty else { return nil }
      case .expressionSegment(let value):
        guard value.expressions.count == 1, let only = value.expressions.first, only.label == nil else { return nil }
        values.append(only.expression)
      }
    }
    return values.count == 1 ? values[0] : nil
  }
}
