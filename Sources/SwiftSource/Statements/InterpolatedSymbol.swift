import LintelModel
import SwiftSyntax

/// The name of a symbol that code puts together of parts that are all known: `"\(isOn ? "bell" : "flag").fill"`.
struct InterpolatedSymbol {
  let texts: TextExpression
  let place: Place

  /// One for each arm of the values in it; nil for anything else, and where only the running program knows one of them.
  func names(of operand: Operand) -> [Conditional<String?>]? {
    guard let literal = literal(operand), literal.segments.count > 1 else { return nil }
    var names: [Conditional<String>] = [Conditional("")]
    for segment in literal.segments {
      let values: [Conditional<String>]
      switch segment {
      case .stringSegment(let text): values = [Conditional(text.content.text)]
      case .expressionSegment(let value):
        guard value.expressions.count == 1, let only = value.expressions.first, only.label == nil,
          let known = parts(Operand(only.expression))
        else { return nil }
        values = known
      }
      names = joined(names, values)
      guard names.count <= SymbolStates.maximum else { return nil }
    }
    guard !names.contains(where: { $0.value.isEmpty }) else { return nil }
    return names.map { name -> Conditional<String?> in Conditional<String?>(name.value, name.conditions) }
  }

  private func joined(_ names: [Conditional<String>], _ values: [Conditional<String>]) -> [Conditional<String>] {
    var found: [Conditional<String>] = []
    for name in names {
      // The same condition decides alike wherever it is asked.
      for value in values where !value.conditions.excludes(name.conditions) {
        found.append(Conditional(name.value + value.value, name.conditions.and(value.conditions)))
      }
    }
    return found
  }

  /// A part may be empty: `"star\(isOn ? ".fill" : "")"`.
  private func parts(_ operand: Operand) -> [Conditional<String>]? {
    if case .ternary(let condition, let then, let otherwise) = operand.shape {
      guard let first = parts(then), let second = parts(otherwise) else { return nil }
      let arms = BranchConditions.arms(ofTernary: condition)
      return first.map { Conditional($0.value, arms.then.and($0.conditions)) }
        + second.map { Conditional($0.value, arms.otherwise.and($0.conditions)) }
    }
    if let text = literal(operand)?.representedLiteralValue { return [Conditional(text)] }
    let found = texts.texts(of: operand, as: .string, at: place)
    var known: [Conditional<String>] = []
    for text in found {
      guard text.value.state == .literal, let source = text.value.source else { return nil }
      known.append(Conditional(source, text.conditions))
    }
    return known.isEmpty ? nil : known
  }

  private func literal(_ operand: Operand) -> StringLiteralExprSyntax? {
    operand.elements.count == 1 ? operand.elements[0].as(StringLiteralExprSyntax.self) : nil
  }
}
