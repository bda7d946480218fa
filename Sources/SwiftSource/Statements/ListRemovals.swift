import LintelModel
import SwiftSyntax

/// Calls that take elements out of a list which code builds: `items.remove(at: 0)`, `items.removeLast()`.
extension CodeReading {
  /// False if the expression is none of these.
  func takeOut(_ expression: ExprSyntax, _ context: Context) -> Bool {
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.unwrapped.as(MemberAccessExprSyntax.self),
      let removal = Removal(call, named: member.declName.baseName.text),
      let base = member.base, let path = base.path, path.count == 1, let scope = context.scope.declaring(path[0]),
      case .list(let elements)? = scope.names[path[0]]
    else { return false }
    guard let gone = removal.places(in: elements, on: context.conditions) else {
      // `items.replaceSubrange(0..<1, with: [other])`
      let new = call.argument("with").map { Conditional(value(of: Operand($0), context), context.conditions) }
      if (elements + [new].compactMap(\.self)).contains(where: { $0.value.mayHoldItems }) {
        // Which of them are left nobody can tell.
        let unread = Value.expression(SourceExpression(operand: Operand(base), scope: context.scope))
        let left = elements + [Conditional(unread, context.conditions)]
        scope.names[path[0]] = .list(left + [new].compactMap(\.self))
      }
      return true
    }
    var left: [Conditional<Value>] = []
    for (place, element) in elements.enumerated() {
      if !gone.contains(place) {
        left.append(element)
      } else if scope !== context.scope, let other = element.missing(on: context.conditions) {
        left.append(other)
      } else {
        takenOut.formUnion(element.value.objects.map(\.location))
      }
    }
    scope.names[path[0]] = .list(left)
    return true
  }
}

/// What a call takes out of a list.
private enum Removal {
  case first(Int)
  case last(Int)
  case at(Int)
  case all
  /// What only the running program knows.
  case unknown

  init?(_ call: FunctionCallExprSyntax, named name: String) {
    let argument = call.arguments.first
    let number = argument.flatMap { Int($0.expression.writtenText) }
    let label = argument?.label?.text
    let isPlain = argument == nil && call.trailingClosure == nil
    switch name {
    case "remove" where label == "at": self = number.map { Removal.at($0) } ?? .unknown
    case "removeFirst" where isPlain: self = .first(1)
    case "removeFirst" where label == nil: self = number.map { Removal.first($0) } ?? .unknown
    case "removeLast" where isPlain: self = .last(1)
    case "removeLast" where label == nil: self = number.map { Removal.last($0) } ?? .unknown
    case "popLast" where isPlain: self = .last(1)
    case "removeAll": self = isPlain || label == "keepingCapacity" ? .all : .unknown
    case "removeSubrange", "replaceSubrange": self = .unknown
    default: return nil
    }
  }

  /// Which elements it takes out; nil where that is not known.
  func places(in elements: [Conditional<Value>], on conditions: Conditions) -> Set<Int>? {
    let there = elements.indices.filter { !elements[$0].conditions.excludes(conditions) }
    let asked: ArraySlice<Int>
    let gone: ArraySlice<Int>
    switch self {
    case .first(let count): (asked, gone) = (there.prefix(max(0, count)), there.prefix(max(0, count)))
    case .last(let count): (asked, gone) = (there.suffix(max(0, count)), there.suffix(max(0, count)))
    case .at(let place):
      guard there.indices.contains(place) else { return nil }
      (asked, gone) = (there[...place], there[place...place])
    case .all: (asked, gone) = ([], there[...])
    case .unknown: return nil
    }
    // What may be missing moves those behind it, and what may be several has no place of its own.
    return asked.allSatisfy { elements[$0].isOneElement(on: conditions) } ? Set(gone) : nil
  }
}

extension Conditional where Value == LintelSwiftSource.Value {
  /// Whether it is there on these conditions, and alone.
  fileprivate func isOneElement(on other: Conditions) -> Bool {
    switch value {
    case .list, .choice, .onBar, .nothing, .parameter: return false
    case .object, .closure, .expression: break
    }
    return conditions.arms.allSatisfy { other.arms[$0.key] == $0.value } && conditions.failing.isSubset(of: other.failing)
      && conditions.settings.isSuperset(of: other.settings)
  }

  /// The same, where it is left when it is taken out on some conditions; nil if it is left nowhere.
  fileprivate func missing(on other: Conditions) -> Self? {
    var left = self
    let own = conditions.arms
    let extra = other.arms.filter { own[$0.key] != $0.value }
    if extra.isEmpty {
      left.conditions.settings.subtract(other.settings)
      return left.conditions.settings.isEmpty ? nil : left
    }
    // A state in which less is there, as where a ternary leaves nothing.
    left.value = .choice([
      Conditional(value, Conditions(failing: [extra])), Conditional(.nothing, Conditions(arms: extra)),
    ])
    return left
  }
}
