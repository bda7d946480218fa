import SwiftSyntax

/// `target = value` and `target += value`.
struct Assignment {
  let target: ExprSyntax
  let sign: String
  let value: Operand

  /// Nil if the operand is none.
  init?(_ operand: Operand) {
    let parts = operand.elements
    guard parts.count >= 3 else { return nil }
    let isPlain = parts[1].is(AssignmentExprSyntax.self)
    guard isPlain || parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" else { return nil }
    target = parts[0].unwrapped
    sign = isPlain ? "=" : "+="
    value = Operand(elements: Array(parts[2...]))
  }
}

extension ExprSyntax {
  /// The expression without parentheses, `try`, `await`, `!`, `?`, `&` and casts around it.
  var unwrapped: ExprSyntax {
    let bare = Operand.bare(self)
    if let reference = bare.as(InOutExprSyntax.self) { return reference.expression.unwrapped }
    if let sequence = bare.as(SequenceExprSyntax.self), sequence.elements.count == 3, let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true {
      return first.unwrapped
    }
    return bare
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
