import SwiftSyntax

/// A sequence expression as its operators bind. The parser leaves sequences flat; what bars are made of needs few operators.
enum Folding {
  case single(ExprSyntax)
  case assignment(target: [ExprSyntax], operator: String, value: [ExprSyntax])
  case ternary(condition: [ExprSyntax], then: ExprSyntax, otherwise: [ExprSyntax])
  case coalescing([ExprSyntax], [ExprSyntax])
  case sum([[ExprSyntax]])
  case other

  /// The parts of an expression: a sequence's elements, or itself.
  static func parts(of expression: ExprSyntax) -> [ExprSyntax] {
    expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [expression]
  }

  init(_ parts: [ExprSyntax]) {
    if parts.count == 1, let only = parts.first {
      self = .single(only)
      return
    }
    func before(_ index: Int) -> [ExprSyntax] { Array(parts[..<index]) }
    func after(_ index: Int) -> [ExprSyntax] { Array(parts[(index + 1)...]) }
    if let index = parts.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      self = .assignment(target: before(index), operator: "=", value: after(index))
    } else if let index = parts.firstIndex(where: { Self.binary($0) == "+=" }) {
      self = .assignment(target: before(index), operator: "+=", value: after(index))
    } else if let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = parts[index].as(UnresolvedTernaryExprSyntax.self) {
      self = .ternary(condition: before(index), then: ternary.thenExpression, otherwise: after(index))
    } else if let index = parts.firstIndex(where: { Self.binary($0) == "??" }) {
      self = .coalescing(before(index), after(index))
    } else if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) {
      self = .single(parts[0])
    } else if parts.count % 2 == 1, stride(from: 1, to: parts.count, by: 2).allSatisfy({ Self.binary(parts[$0]) == "+" }) {
      self = .sum(stride(from: 0, to: parts.count, by: 2).map { [parts[$0]] })
    } else {
      self = .other
    }
  }

  private static func binary(_ part: ExprSyntax) -> String? { part.as(BinaryOperatorExprSyntax.self)?.operator.text }
}

extension ExprSyntax {
  /// The expression without parentheses, `try`, `await`, `!`, `?` and casts around it.
  var unwrapped: ExprSyntax {
    var current = self
    while true {
      if let tuple = current.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
        only.label == nil {
        current = only.expression
      } else if let node = current.as(TryExprSyntax.self) {
        current = node.expression
      } else if let node = current.as(AwaitExprSyntax.self) {
        current = node.expression
      } else if let node = current.as(ForceUnwrapExprSyntax.self) {
        current = node.expression
      } else if let node = current.as(OptionalChainingExprSyntax.self) {
        current = node.expression
      } else if let node = current.as(InOutExprSyntax.self) {
        current = node.expression
      } else if let sequence = current.as(SequenceExprSyntax.self), sequence.elements.count == 3,
        sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true, let first = sequence.elements.first {
        current = first
      } else {
        return current
      }
    }
  }

  /// `["self", "navigationItem", "title"]` of a chain of names; nil if anything else is in it.
  var path: [String]? {
    let node = unwrapped
    if let name = node.as(DeclReferenceExprSyntax.self) { return [name.baseName.text] }
    guard let member = node.as(MemberAccessExprSyntax.self) else { return nil }
    guard let base = member.base else { return ["", member.declName.baseName.text] }
    return base.path.map { $0 + [member.declName.baseName.text] }
  }
}
