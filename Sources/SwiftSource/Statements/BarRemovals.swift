import LintelModel
import SwiftSyntax

/// Calls that take items off a bar: `navigationItem.rightBarButtonItems?.removeAll()`, `toolbarItems?.removeLast()`.
extension CodeReading {
  /// False if the expression is none of these, or nobody can tell what is left: then all stands there that the code puts there.
  func takeOffBar(_ expression: ExprSyntax, _ context: Context) -> Bool {
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.unwrapped.as(MemberAccessExprSyntax.self),
      let removal = Removal(call, named: member.declName.baseName.text),
      let base = member.base?.unwrapped, let slot = base.path?.last.flatMap({ BarSlot($0) }), slot.isList
    else { return false }
    if case .all = removal { return place(.nothing, at: base, sign: "=", context) }
    guard base.isPlaceOfOwnBar, !call.isInLoop, let elements = list(in: slot, context),
      let gone = sameObjects(takenBy: call, of: elements, context) ?? removal.places(in: elements, on: context.conditions)
    else { return false }
    let left = elements.indices.filter { !gone.contains($0) }.map { elements[$0] }
    place(
      SlotAssignment(
        owner: owner(in: context), slot: slot, value: .list(left), conditions: context.conditions,
        location: context.scope.file.location(of: base), node: base.id, sites: context.activation.sites,
        function: context.activation.root.name, isRest: true, syntax: Syntax(base)))
    return true
  }

  /// The only list that the type's code puts into a place of its bar before this is reached: what the same function puts there,
  /// else what another one does. Nil where there are several, or more is put beside it.
  private func list(in slot: BarSlot, _ context: Context) -> [Conditional<Value>]? {
    let owner = owner(in: context)
    let function = context.activation.root.name
    func own(_ all: [SlotAssignment]) -> [SlotAssignment] {
      all.filter { $0.owner == owner && $0.slot == slot && !$0.conditions.excludes(context.conditions) }
    }
    var found = own(placements).filter { $0.function == function && $0.sites == context.activation.sites }
    if found.isEmpty {
      let known = earlier.contains { $0.owner == owner } ? earlier : placements
      found = own(known).filter { $0.function != function && !$0.isRest && !$0.value.isNothing }
      // What another method puts there may be read later.
      if found.isEmpty, let type = context.scope.type { typesToReadAgain.insert(type) }
    }
    guard found.count == 1, found[0].change == .all, !found[0].isRest else { return nil }
    switch found[0].value {
    case .list(let elements): return elements
    case .object: return [Conditional(found[0].value)]
    default: return nil
    }
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

extension BarSlot {
  /// Whether code may have a list of items there.
  fileprivate var isList: Bool {
    switch self {
    case .left, .right, .center, .overflow, .toolbar: true
    case .pinned, .back, .title, .subtitle, .backTitle, .backMode, .titleView, .titleMenu, .largeTitle, .search,
      .searchPlacement, .searchInToolbar, .searchPrompt:
      false
    }
  }
}

extension ExprSyntax {
  /// `toolbarItems`, `self.navigationItem.rightBarButtonItems`
  var isPlaceOfOwnBar: Bool {
    guard let path = path?.filter({ $0 != "self" }) else { return false }
    return path == ["toolbarItems"] || path.count == 2 && path[0] == "navigationItem"
  }
}
