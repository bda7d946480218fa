import LintelModel
import SwiftSyntax

/// Calls that put the elements of a list which code builds into another order: `items.reverse()`, `items.swapAt(0, 1)`.
extension CodeReading {
  /// False if the expression is none of these. Where only the running program knows the order, or whether it is another one,
  /// the elements stay as they are written: all of them are on the bar.
  func reorder(_ expression: ExprSyntax, _ context: Context) -> Bool {
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.unwrapped.as(MemberAccessExprSyntax.self),
      let path = member.base?.path, path.count == 1, let scope = context.scope.declaring(path[0]),
      case .list(let elements)? = scope.names[path[0]]
    else { return false }
    let isSure = scope === context.scope
    switch member.declName.baseName.text {
    case "reverse" where call.arguments.isEmpty:
      if isSure { scope.names[path[0]] = Value.list(elements).reversed }
    case "swapAt":
      let places = call.arguments.compactMap { Int($0.expression.writtenText) }
      if isSure, places.count == 2, let swapped = elements.swapped(places[0], places[1], on: context.conditions) {
        scope.names[path[0]] = .list(swapped)
      }
    case "sort", "shuffle": break
    default: return false
    }
    return true
  }
}

extension Value {
  /// The same with the last element first, where it is a list or one of several.
  var reversed: Value {
    switch self {
    case .list(let elements): .list(elements.reversed().map { Conditional($0.value.reversed, $0.conditions) })
    case .choice(let values): .choice(values.map { Conditional($0.value.reversed, $0.conditions) })
    default: self
    }
  }
}

extension [Conditional<Value>] {
  /// Nil where something before one of the places may be missing, or be several.
  fileprivate func swapped(_ first: Int, _ second: Int, on conditions: Conditions) -> Self? {
    let there = indices.filter { !self[$0].conditions.excludes(conditions) }
    guard there.indices.contains(first), there.indices.contains(second),
      there[...Swift.max(first, second)].allSatisfy({ self[$0].isOneElement(on: conditions) })
    else { return nil }
    var changed = self
    changed.swapAt(there[first], there[second])
    return changed
  }
}
