import LintelModel
import SwiftSyntax

/// Conditions that ask whether a list which code builds is empty: `if !items.isEmpty { items.append(.flexibleSpace()) }`.
extension CodeReading {
  /// Whether such a condition holds whatever the conditions are on which the list has its elements; nil where that hangs on
  /// these, or where it asks something else.
  func outcome(ofAskedList condition: [ExprSyntax], _ context: Context) -> Bool? {
    guard let asked = AskedList(condition, context), let elements = asked.elements(in: context) else { return nil }
    if elements.isEmpty { return asked.asksEmpty }
    return elements.contains([:]) ? !asked.asksEmpty : nil
  }

  /// When such a condition holds, and when it does not, by the conditions of the list's elements; nil where it asks something
  /// else, or where these are not known.
  func arms(ofAskedList condition: [ExprSyntax], _ context: Context) -> (then: Conditions, otherwise: Conditions)? {
    guard let asked = AskedList(condition, context), let elements = asked.elements(in: context).map({ Set($0) }),
      let first = elements.first, !elements.contains([:])
    else { return nil }
    var (there, missing) = (Conditions(arms: first), Conditions.always)
    if elements.count > 1 {
      // No one condition says that any of several holds.
      let branch = Branch(.condition, asked.name + ".isEmpty")
      (there, missing) = (Conditions(arms: [branch: 1]), Conditions(arms: [branch: 0]))
    }
    for arms in elements {
      if arms.count == 1, let (branch, arm) = arms.first, branch.kind == .condition {
        // One that has elements in both arms is never empty.
        if missing.arms[branch] == arm {
          let never = Conditions.always.on([])
          return asked.asksEmpty ? (then: never, otherwise: Conditions.always) : (then: Conditions.always, otherwise: never)
        }
        missing.arms[branch] = 1 - arm
      } else {
        missing.failing.insert(arms)
      }
    }
    return asked.asksEmpty ? (then: missing, otherwise: there) : (then: there, otherwise: missing)
  }

  /// The same of the only condition of an `if` or a `guard`.
  func arms(
    ofAskedList conditions: ConditionElementListSyntax, _ context: Context
  ) -> (then: Conditions, otherwise: Conditions)? {
    guard conditions.count == 1, case .expression(let only)? = conditions.first?.condition else { return nil }
    return arms(ofAskedList: Operand(only).elements, context)
  }

  /// The list itself of `items.isEmpty ? nil : items`, of which nothing is left anyway where it is empty.
  func list(unlessEmpty condition: [ExprSyntax], then: Operand, otherwise: Operand, _ context: Context) -> Value? {
    guard let asked = AskedList(condition, context) else { return nil }
    let (empty, full) = asked.asksEmpty ? (then, otherwise) : (otherwise, then)
    guard ["nil", "[]"].contains(empty.text), full.elements.count == 1, full.elements[0].path == [asked.name] else {
      return nil
    }
    return value(of: full, context)
  }
}

/// What a condition asks of a list that code has under a name.
private struct AskedList {
  let name: String
  let asksEmpty: Bool
  private let values: [Conditional<Value>]

  init?(_ condition: [ExprSyntax], _ context: Context) {
    guard let (list, asksEmpty) = Self.list(askedBy: condition), let path = list.path, path.count == 1,
      case .list(let values)? = context.scope[path[0]], list.isReachedOnce(afterDeclaring: path[0])
    else { return nil }
    (name, self.asksEmpty, self.values) = (path[0], asksEmpty, values)
  }

  /// When each of its elements is there, beside the conditions on which the code is reached; nil where that cannot be told.
  func elements(in context: Context) -> [[Branch: Int]]? { Self.elements(values, .always, context) }

  private static func elements(
    _ values: [Conditional<Value>], _ around: Conditions, _ context: Context
  ) -> [[Branch: Int]]? {
    guard values.count <= mostElements else { return nil }
    var found: [[Branch: Int]] = []
    for one in values {
      let conditions = around.and(one.conditions)
      if conditions.excludes(context.conditions) { continue }
      switch one.value {
      case .list(let inner):
        guard let parts = elements(inner, conditions, context) else { return nil }
        found += parts
        continue
      case .object, .expression, .closure: break
      case .choice, .nothing, .onBar, .drawn, .unread, .parameter: return nil
      }
      guard conditions.failing.isSubset(of: context.conditions.failing),
        conditions.settings.isSuperset(of: context.conditions.settings)
      else { return nil }
      found.append(conditions.arms.filter { context.conditions.arms[$0.key] != $0.value })
    }
    return found
  }

  /// More than any bar holds: 64.
  private static let mostElements = 64

  /// The list of `!items.isEmpty`, `items.isEmpty == false`, `items.count > 0`, and whether it is asked to be empty.
  private static func list(askedBy condition: [ExprSyntax]) -> (ExprSyntax, Bool)? {
    if condition.count == 1 {
      if let prefix = condition[0].as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
        return list(askedBy: [prefix.expression.unwrapped]).map { ($0.0, !$0.1) }
      }
      return part("isEmpty", of: condition[0]).map { ($0, true) }
    }
    guard condition.count == 3, let sign = condition[1].as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
    if let list = part("isEmpty", of: condition[0]) {
      return switch sign + condition[2].writtenText {
      case "==true", "!=false": (list, true)
      case "==false", "!=true": (list, false)
      default: nil
      }
    }
    guard let list = part("count", of: condition[0]) else { return nil }
    return switch sign + condition[2].writtenText {
    case ">0", "!=0", ">=1": (list, false)
    case "==0", "<1": (list, true)
    default: nil
    }
  }

  private static func part(_ name: String, of expression: ExprSyntax) -> ExprSyntax? {
    guard let member = expression.unwrapped.as(MemberAccessExprSyntax.self), member.declName.baseName.text == name else {
      return nil
    }
    return member.base?.unwrapped
  }
}

extension ExprSyntax {
  /// Whether the code is run once for each time that a name is declared, as far as the function around shows: a loop, or a
  /// closure that is called for each element, may find more in a list than the first time.
  fileprivate func isReachedOnce(afterDeclaring name: String) -> Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      let list = parent.as(CodeBlockItemListSyntax.self)
      if list?.prefix(Self.mostStatements).contains(where: { $0.declares(name) }) == true { return true }
      if parent.isLoop || parent.is(ClosureExprSyntax.self) { return false }
      if parent.isBodyOfItsOwn { return true }
      node = parent
    }
    return true
  }

  /// Of a longer block no more statements are looked at: 200.
  private static var mostStatements: Int { 200 }
}

extension CodeBlockItemSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    guard let variable = item.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.contains { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }
  }
}
