import LintelModel
import SwiftSyntax

/// The lists of items that a type's own bar has before code changes them: `toolbarItems?.insert(item, at: 1)`.
extension CodeReading {
  /// What is in a place of the bar where this code is reached: what the same function puts there, else what another one does,
  /// else what Interface Builder may have. Nil where that is one of several lists, or more is put beside it.
  func list(in slot: BarSlot, at node: ExprSyntax, _ context: Context) -> [Conditional<Value>]? {
    let owner = owner(in: context)
    let function = context.activation.root.name
    func own(_ all: [SlotAssignment]) -> [SlotAssignment] {
      all.filter { $0.owner == owner && $0.slot == slot && !$0.conditions.excludes(context.conditions) }
    }
    let before = own(placements).filter { $0.function == function && $0.sites == context.activation.sites }
    if let last = before.last {
      let isSure = before.count == 1 && !last.empties || last.conditions.hold(where: context.conditions)
      guard last.change == .all, isSure else { return nil }
      return last.value.elementsOfList
    }
    let isFirstReading = !earlier.contains { $0.owner == owner }
    let known = isFirstReading ? placements : earlier
    let others = own(known).filter { $0.function != function }
    let lists = others.filter { !$0.isRest && !$0.value.isNothing }
    // What another method puts there may be read later.
    if lists.isEmpty || isFirstReading, let type = context.scope.type { typesToReadAgain.insert(type) }
    guard let only = lists.first else {
      // What is changed in two places in turn nobody can tell.
      if others.contains(where: \.isRest) { return nil }
      let soFar = own(placements).filter { $0.function == function }
      let emptied = (soFar + others).filter(\.empties)
      if !emptied.isEmpty, emptied.areEmptied(in: function, where: context.conditions, functionsRunFirst(of: owner)) {
        // What code that this function calls has put there since is not counted.
        return soFar.allSatisfy(\.empties) ? [] : nil
      }
      return [Conditional(.drawn(.all, slot, context.scope.file.location(of: node)))]
    }
    guard lists.count == 1, only.change == .all else { return nil }
    return only.value.elementsOfList
  }

  /// The elements of a list that code has under a name, as far as they can be told apart; nil if it is none.
  func elements(ofList value: Value?, at node: ExprSyntax, _ context: Context) -> [Conditional<Value>]? {
    switch value {
    case .list(let elements)?: elements
    case .onBar(let slot)? where slot.isList: list(in: slot, at: node, context) ?? [Conditional(.onBar(slot))]
    default: nil
    }
  }

  /// Puts what an edit makes of a list into its place on the type's own bar. The list that it was before nobody sees, where
  /// the edit follows in any case and takes nothing out.
  func place(_ list: [Conditional<Value>], in slot: BarSlot, at base: ExprSyntax, _ context: Context) {
    let owner = owner(in: context)
    let function = context.activation.root.name
    let left = Set(list.flatMap { $0.value.objects.map(\.location) })
    forget { one in
      guard one.owner == owner, one.slot == slot, one.change == .all, one.function == function,
        one.sites == context.activation.sites, context.conditions.hold(where: one.conditions),
        case .list(let elements) = one.value
      else { return false }
      return elements.allSatisfy { $0.value.objects.allSatisfy { left.contains($0.location) } }
    }
    place(
      SlotAssignment(
        owner: owner, slot: slot, value: .list(list), conditions: context.conditions,
        location: context.scope.file.location(of: base), node: base.id, sites: context.activation.sites,
        function: function, isRest: true, syntax: Syntax(base)))
  }

  /// Items that are not known, by the expression of code that says them.
  func unread(_ reason: UnreadItems.Reason, _ expression: ExprSyntax, _ context: Context) -> Value {
    .unread(
      UnreadItems(
        reason: reason, expression: Operand(expression).text, location: context.scope.file.location(of: expression)))
  }
}

extension Value {
  /// The same where what code has from a bar goes onto that bar again: `page.toolbarItems = [item] + page.toolbarItems!`.
  func onBar(_ slot: BarSlot, named target: ExprSyntax) -> Value {
    switch self {
    case .unread(let items) where items.reason == .copied:
      items.expression.isSameName(as: Operand(target).text) ? .onBar(slot) : self
    case .list(let values): .list(values.map { Conditional($0.value.onBar(slot, named: target), $0.conditions) })
    case .choice(let values): .choice(values.map { Conditional($0.value.onBar(slot, named: target), $0.conditions) })
    default: self
    }
  }

  /// The elements of a list of items, or the only item, and none where code has emptied it; nil where it is anything else.
  fileprivate var elementsOfList: [Conditional<Value>]? {
    switch self {
    case .list(let elements): elements
    case .object: [Conditional(self)]
    case .nothing: []
    default: nil
    }
  }
}

extension BarSlot {
  /// Whether code may have a list of items there.
  var isList: Bool {
    switch self {
    case .left, .right, .center, .overflow, .toolbar: true
    case .pinned, .back, .title, .subtitle, .largeSubtitle, .subtitleView, .prompt, .backTitle, .backMode, .titleView,
      .titleMenu, .largeTitle, .itemStyle, .search, .searchPlacement, .searchInToolbar, .searchElsewhere, .searchPrompt:
      false
    }
  }

  /// Where on the bar its items are.
  var placement: Item.Placement? {
    switch self {
    case .left: .leading
    case .right, .pinned, .overflow: .trailing
    case .center: .center
    case .titleView: .principal
    case .toolbar: .bottom
    case .back, .title, .subtitle, .largeSubtitle, .subtitleView, .prompt, .backTitle, .backMode, .titleMenu, .largeTitle, .itemStyle,
      .search, .searchPlacement, .searchInToolbar, .searchElsewhere, .searchPrompt:
      nil
    }
  }

  /// A name of the list that code has for it.
  var list: String {
    switch self {
    case .left: "leftBarButtonItems"
    case .right: "rightBarButtonItems"
    case .toolbar: "toolbarItems"
    default: rawValue
    }
  }

  /// Whether a property of that name holds a list, and not one item.
  static func isList(_ property: String) -> Bool { property.hasSuffix("s") && (Self(property)?.isList ?? false) }
}

extension ExprSyntax {
  /// `toolbarItems`, `self.navigationItem.rightBarButtonItems`
  var isPlaceOfOwnBar: Bool {
    guard let path = path?.filter({ $0 != "self" }) else { return false }
    return path == ["toolbarItems"] || path.count == 2 && path[0] == "navigationItem"
  }
}

extension String {
  /// Whether two names say the same, whatever may be nil on the way.
  fileprivate func isSameName(as other: String) -> Bool {
    func bare(_ name: String) -> String { name.filter { $0 != "?" && $0 != "!" } }
    return bare(self) == bare(other)
  }
}
