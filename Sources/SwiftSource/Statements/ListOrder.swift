import LintelModel
import SwiftSyntax

/// Calls that put the elements of a list which code builds into another order: `items.reverse()`, `items.swapAt(0, 1)`.
extension CodeReading {
  /// False if the expression is none of these. Where only the running program knows the order, or whether it is another one,
  /// the elements stay as they are written, for all of them are on the bar; each says that its place is not known.
  func reorder(_ expression: ExprSyntax, _ context: Context) -> Bool {
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.unwrapped.as(MemberAccessExprSyntax.self),
      let path = member.base?.path, path.count == 1, let scope = context.scope.declaring(path[0]),
      case .list(let elements)? = scope.names[path[0]]
    else { return false }
    let list = Value.list(elements)
    let isSure = scope === context.scope
    switch member.declName.baseName.text {
    case "reverse" where call.arguments.isEmpty:
      scope.names[path[0]] = isSure ? list.reversed : list.inUnknownOrder
    case "swapAt":
      let places = call.arguments.compactMap { Int($0.expression.writtenText) }
      if isSure, places.count == 2, let swapped = elements.swapped(places[0], places[1], on: context.conditions) {
        scope.names[path[0]] = .list(swapped)
      } else {
        scope.names[path[0]] = list.inUnknownOrder
      }
    case "sort", "shuffle": scope.names[path[0]] = list.inUnknownOrder
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

  /// The same where only the running program knows which of a list's elements comes first. One alone has its place.
  var inUnknownOrder: Value {
    switch self {
    case .list(let elements): elements.count > 1 ? atUnknownPlace : self
    case .choice(let values): .choice(values.map { Conditional($0.value.inUnknownOrder, $0.conditions) })
    default: self
    }
  }

  /// The same with every part of it marked as one whose place among the others is not known.
  var atUnknownPlace: Value {
    switch self {
    case .object(let object):
      object.hasUnknownPlace = true
      return self
    case .expression(var expression):
      expression.hasUnknownPlace = true
      return .expression(expression)
    case .list(let elements): return .list(elements.map { Conditional($0.value.atUnknownPlace, $0.conditions) })
    case .choice(let values): return .choice(values.map { Conditional($0.value.atUnknownPlace, $0.conditions) })
    default: return self
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
