import LintelModel
import SwiftSyntax

extension Place {
  /// The conditions without those that what was handed in decides: `if let symbol` of a view that is made without one, or with
  /// one that is written out. Nil where they rule the branch out.
  func undecided(_ conditions: Conditions) -> Conditions? {
    guard !arguments.isEmpty, 1...Self.mostConditions ~= conditions.arms.count else { return conditions }
    var left = conditions
    for (branch, arm) in conditions.arms where branch.kind == .condition {
      guard let name = branch.words.boundName, let isThere = isHanded(name) else { continue }
      // One of several conditions decides nothing alone.
      if conditions.arms.contains(where: { $0.key != branch && $0.key.words.contains(branch.words) }) { continue }
      guard (arm == 0) == isThere else { return nil }
      left.arms[branch] = nil
      // The same question in other words.
      let equality = Branch(.equality, name)
      if left.arms[equality] == PresenceCondition.isNil { left.arms[equality] = nil }
      left.failing.remove([equality: PresenceCondition.isNil])
    }
    return left
  }

  /// In the arms of more branches than people write nothing is ruled out: 40. Each branch is compared with all others.
  static var mostConditions: Int { 40 }

  /// Whether a value is handed in under that name; nil where only the running program knows.
  private func isHanded(_ name: String, depth: Int = 0) -> Bool? {
    guard depth < 4, let bound = arguments[name] else { return nil }
    if bound.expression.is(NilLiteralExprSyntax.self) { return false }
    if bound.expression.isNeverNil(in: bound.place.file) { return true }
    // An initializer's parameter of the same name that the call left at its default.
    guard let parameter = bound.expression.as(DeclReferenceExprSyntax.self)?.baseName.text, bound.place !== self else {
      return nil
    }
    return bound.place.isHanded(parameter, depth: depth + 1)
  }
}

extension String {
  /// `symbol` of `let symbol` and of `let symbol = symbol`; nil for other conditions.
  fileprivate var boundName: String? {
    let words = split(separator: " ")
    guard words.first == "let", words.count == 2 || words.count == 4 && words[2] == "=", let last = words.last,
      last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return String(last)
  }
}
