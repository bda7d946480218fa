import LintelModel
import SwiftSyntax

/// Calls that take items off a bar: `navigationItem.rightBarButtonItems?.removeAll()`, `toolbarItems?.removeLast()`.
extension CodeReading {
  /// False if the expression is none of these. Where nobody can tell what is left, all stands there that the code puts there,
  /// and the bar is one that is not read as a whole.
  func takeOffBar(_ expression: ExprSyntax, _ context: Context) -> Bool {
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.unwrapped.as(MemberAccessExprSyntax.self), let list = member.base,
      let removal = Removal(
        call, named: member.declName.baseName.text, place: { place(at: $0, in: list, context) }),
      let base = member.base?.unwrapped, let slot = base.path?.last.flatMap({ BarSlot($0) }), slot.isList
    else { return false }
    if case .all = removal { return place(.nothing, at: base, sign: "=", context) }
    guard base.isPlaceOfOwnBar else { return false }
    guard !call.isInLoop, let there = self.list(in: slot, at: base, context),
      case let elements = removal.parted(there, on: context.conditions),
      let gone = sameObjects(takenBy: call, of: elements, context) ?? removal.places(in: elements, on: context.conditions)
    else { return place(unread(.edited, base, context), at: base, sign: "+=", context) }
    place(elements.indices.filter { !gone.contains($0) }.map { elements[$0] }, in: slot, at: base, context)
    return true
  }

  /// `removeAll { $0 === shareItem }`: where the objects are that it names; nil if it asks for anything else.
  private func sameObjects(
    takenBy call: FunctionCallExprSyntax, of elements: [Conditional<Value>], _ context: Context
  ) -> Set<Int>? {
    guard let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self),
      closure.signature == nil, closure.statements.count == 1, case .expr(let asked)? = closure.statements.first?.item
    else { return nil }
    let parts = Operand(asked).elements
    guard parts.count == 3, parts[0].path == ["$0"],
      let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text, ["===", "=="].contains(sign)
    else { return nil }
    let places = Set(value(of: Operand(parts[2]), context).objects.map(\.location))
    guard !places.isEmpty, elements.allSatisfy({ $0.value.objects.count == 1 }) else { return nil }
    return Set(elements.indices.filter { index in elements[index].value.objects.contains { places.contains($0.location) } })
  }
}
