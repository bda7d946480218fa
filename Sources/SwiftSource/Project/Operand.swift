import LintelModel
import SwiftSyntax

/// An expression, or a part of one: the parser leaves operators unfolded, so that the value of `a = b ? c : d` is no node
/// of its
/// own but the end of a flat list.
struct Operand {
  let elements: [ExprSyntax]

  init(_ expression: ExprSyntax) {
    let bare = Self.bare(expression)
    elements = bare.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [bare]
  }

  init(elements: [ExprSyntax]) {
    self = elements.count == 1 ? Operand(elements[0]) : Operand(flat: elements)
  }

  private init(flat elements: [ExprSyntax]) {
    self.elements = elements
  }

  /// What the operators make of it.
  enum Shape {
    case ternary(condition: [ExprSyntax], then: Operand, otherwise: Operand)
    /// `first ?? second`
    case coalescing(Operand, Operand)
    /// `a + b + c`
    case sum([Operand])
    /// One expression without operators of its own.
    case plain(ExprSyntax)
    /// A comparison, a range or the like.
    case other
  }

  /// An expression with more operands and operators than this is taken as it is written: each operator looks for the next.
  static let maximumElements = 400

  var shape: Shape {
    if elements.count == 1 { return .plain(elements[0]) }
    if elements.count > Self.maximumElements { return .other }
    if let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      let then = elements[mark].cast(UnresolvedTernaryExprSyntax.self).thenExpression
      return .ternary(
        condition: Array(elements[..<mark]), then: Operand(then),
        otherwise: Operand(elements: Array(elements[(mark + 1)...])))
    }
    if let mark = elements.firstIndex(where: { Self.isOperator($0, "??") }) {
      return .coalescing(Operand(elements: Array(elements[..<mark])), Operand(elements: Array(elements[(mark + 1)...])))
    }
    if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) { return Operand(elements[0]).shape }
    let pairs = elements.enumerated()
    if pairs.allSatisfy({ $0.offset % 2 == 0 || Self.isOperator($0.element, "+") }) {
      return .sum(pairs.filter { $0.offset % 2 == 0 }.map { Operand($0.element) })
    }
    return .other
  }

  /// The expression as people wrote it, on one line and at most 120 characters.
  var text: String {
    let line = elements.prefix(Self.maximumElements).map(\.writtenText).joined(separator: " ").onOneLine
    return line.count > 120 ? line.prefix(119) + "…" : line
  }

  /// Below parentheses, `try`, `await`, `!` and `?`.
  static func bare(_ expression: ExprSyntax) -> ExprSyntax {
    var expression = expression
    while true {
      switch expression.kind {
      case .tupleExpr:
        let elements = expression.cast(TupleExprSyntax.self).elements
        guard elements.count == 1, let only = elements.first else { return expression }
        expression = only.expression
      case .tryExpr: expression = expression.cast(TryExprSyntax.self).expression
      case .awaitExpr: expression = expression.cast(AwaitExprSyntax.self).expression
      case .forceUnwrapExpr: expression = expression.cast(ForceUnwrapExprSyntax.self).expression
      case .optionalChainingExpr: expression = expression.cast(OptionalChainingExprSyntax.self).expression
      default: return expression
      }
    }
  }

  private static func isOperator(_ expression: ExprSyntax, _ text: String) -> Bool {
    expression.as(BinaryOperatorExprSyntax.self)?.operator.text == text
  }
}
