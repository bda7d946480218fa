import LintelModel
import SwiftSyntax

extension CodeReading {
  func assign(_ assignment: Assignment, _ context: Context) {
    let (target, sign) = (assignment.target, assignment.sign)
    // `_ = items.removeLast()`
    if target.is(DiscardAssignmentExprSyntax.self), assignment.value.elements.count == 1,
      takeOut(assignment.value.elements[0], context) || takeOffBar(assignment.value.elements[0], context)
    {
      return
    }
    notePart(assignment, context)
    let value = value(of: assignment.value, context).handedOn
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if let scope = context.scope.declaring(name) {
        setLocal(name, value, in: scope, sign: sign, context)
      } else if let own = context.scope["self"]?.objects.first {
        own.set(name, value, by: target, in: context)
      } else {
        noteMadeWindow(name, assignment.value, context)
        if !place(value, at: target, sign: sign, context) { keep(value, in: name, context) }
      }
      return
    }
    if let member = target.as(MemberAccessExprSyntax.self), let base = member.base {
      if base.path == ["self"], let own = context.scope["self"]?.objects.first {
        own.set(member.declName.baseName.text, value, by: target, in: context)
        return
      }
      noteWindow(member.declName.baseName.text, of: base, assignment.value, context)
      if noteSpoken(member.declName.baseName.text, of: base, value, at: target, context) { return }
      if place(value, at: target, sign: sign, context) { return }
      let name = member.declName.baseName.text
      if namesSelf(base, context) {
        keep(value, in: name, context)
        return
      }
      let owner = self.value(of: Operand(base.unwrapped), context)
      var objects = owner.objects
      if objects.isEmpty { owner.note(ofImage: name, value, in: context.scope) }
      // `navigationItem.rightBarButtonItem?.tintColor = .red`: the item that is there.
      if objects.isEmpty, Self.ofShownItems.contains(name), let slot = base.unwrapped.path?.last.flatMap({ BarSlot($0) }) {
        objects = shown(in: slot, context)
      }
      // `button.titleLabel?.font`: the button's own.
      if objects.isEmpty, name == "font", let label = base.unwrapped.as(MemberAccessExprSyntax.self),
        label.declName.baseName.text == "titleLabel", let button = label.base
      {
        objects = self.value(of: Operand(button.unwrapped), context).objects
      }
      // `item.searchField.placeholderString`: what is seen in the field that AppKit gives such an item.
      if objects.isEmpty, name == "placeholderString", let field = base.unwrapped.as(MemberAccessExprSyntax.self),
        field.declName.baseName.text == "searchField", let item = field.base
      {
        objects = self.value(of: Operand(item.unwrapped), context).objects.filter { $0.base == "NSSearchToolbarItem" }
      }
      for object in objects { object.set(name, value, by: target, in: context) }
      return
    }
    if let index = target.as(SubscriptCallExprSyntax.self), !setByKeyPath(index, value, context) {
      assign(value, to: index, context)
    }
  }

  private static let ofShownItems: Set = [
    "tintColor", "hidesSharedBackground", "sharesBackground", "accessibilityLabel", "toolTip", "title", "image", "menu", "style",
  ]

  private func setLocal(_ name: String, _ value: Value, in scope: Scope, sign: String, _ context: Context) {
    for object in value.objects { object.take(name: name, in: context.activation, isLocal: true) }
    let old = scope.names[name] ?? .nothing
    if sign == "+=" {
      if let whole = joined(old, value, context) {
        scope.names[name] = whole
        return
      }
      let added = old.mayHoldItems ? value.asList : value
      scope.names[name] = appended(Conditional(added, context.conditions), to: old)
    } else if scope === context.scope {
      scope.names[name] = value
    } else if case .nothing = old {
      scope.names[name] = .choice([Conditional(value, context.conditions)])
    } else {
      let before: [Conditional<Value>] = if case .choice(let all) = old { all } else { [Conditional(old)] }
      scope.names[name] = .choice(
        (before + [Conditional(value, context.conditions)]).enumerated().map {
          Conditional($1.value, $1.conditions.inArm($0, of: Branch(.value, "value of \(name)")))
        })
    }
  }

  /// A list with another element at a place that code names; behind all others where it names none.
  private func inserted(
    _ added: Conditional<Value>, into old: Value, at index: ExprSyntax?, of list: ExprSyntax, _ context: Context
  ) -> Value {
    guard let index else { return appended(added, to: old) }
    // No list has a place before its start.
    let isBeforeAll = Int(index.writtenText).map { $0 <= 0 } ?? false
    let place: DrawnItems.Bound? = isBeforeAll ? .start(0) : self.place(at: index, in: list, context)
    switch place {
    case .start(0)?: return appended(added, to: old, at: 0)
    case .end(0)?: return appended(added, to: old)
    case let place?:
      let elements = self.elements(ofList: old, at: list, context)
      if let changed = elements?.inserting(added, at: place, on: context.conditions) { return .list(changed) }
      if case .start(let number) = place, case .list = old { return appended(added, to: old, at: number) }
    case nil: break
    }
    return appended(Conditional(added.value.atUnknownPlace, added.conditions), to: old)
  }

  /// Two lists of what is no item of a bar, as one: their elements may be asked for one by one.
  private func joined(_ old: Value, _ added: Value, _ context: Context) -> Value? {
    guard case .list(let first) = old, case .list(let second) = added, !old.mayHoldItems, !added.mayHoldItems else {
      return nil
    }
    return .list(first + second.map { Conditional($0.value, context.conditions.and($0.conditions)) })
  }

  private func appended(_ added: Conditional<Value>, to old: Value, at index: Int? = nil) -> Value {
    switch old {
    case .list(var elements):
      elements.insert(added, at: max(0, min(index ?? elements.count, elements.count)))
      return .list(elements)
    case .nothing: return .list([added])
    default: return .list(index == 0 ? [added, Conditional(old)] : [Conditional(old), added])
    }
  }

  /// A property that code gives its value later.
  private func keep(_ value: Value, in name: String, _ context: Context) {
    if case .list(let elements) = value {
      if value.mayHoldItems { keep(elements, in: name, context) }
      return
    }
    guard let type = context.scope.type, !value.objects.isEmpty else { return }
    for object in value.objects { object.take(name: name, in: context.activation) }
    let key = "\(type).\(name)"
    let known = (assigned[key] ?? []).flatMap { $0.value.objects }
    guard value.objects.contains(where: { object in !known.contains { $0 === object } }) else { return }
    typesToReadAgain.insert(type)
    assigned[key, default: []].append(Conditional(value, context.conditions))
  }

  /// `items[1] = button`, `toolbarItems![0].title` is not this.
  private func assign(_ value: Value, to node: SubscriptCallExprSyntax, _ context: Context) {
    let list = node.calledExpression
    let named = node.arguments.first.flatMap { place(at: $0.expression, in: list, context) }
    let new = Conditional(value, context.conditions)
    if let name = list.path?.last, let scope = context.scope.declaring(name),
      let elements = self.elements(ofList: scope.names[name], at: list, context)
    {
      let isSure = scope === context.scope
      if let changed = named.flatMap({ elements.replacing(at: $0, by: new, isSure: isSure, on: context.conditions) }) {
        scope.names[name] = .list(changed)
      } else if case .start(let number)? = named, elements.indices.contains(number), !elements.haveDrawn {
        scope.names[name] = .list(elements.enumerated().map { $0 == number ? new : $1 })
      } else if value.mayHoldItems {
        // Which one it replaces nobody can tell: what is on the bar stays there.
        let unread = Conditional(unread(.edited, list, context), context.conditions)
        scope.names[name] = appended(new, to: appended(unread, to: scope.names[name] ?? .nothing))
      }
      return
    }
    guard let index = named else {
      // `item.stateImages[.on] = image`
      if let member = list.unwrapped.as(MemberAccessExprSyntax.self), let base = member.base {
        for object in self.value(of: Operand(base.unwrapped), context).objects {
          object.set(member.declName.baseName.text, value, by: node, in: context)
        }
      }
      return
    }
    guard value.mayHoldItems, let slot = list.path?.last.flatMap({ BarSlot($0) }), slot.isList else { return }
    if list.unwrapped.isPlaceOfOwnBar, let elements = self.list(in: slot, at: list.unwrapped, context), elements.haveDrawn,
      let changed = elements.replacing(at: index, by: new, isSure: true, on: context.conditions)
    {
      place(changed, in: slot, at: list.unwrapped, context)
    } else if slot == .toolbar, list.path?.last == "toolbarItems", case .start(let number) = index {
      place(
        SlotAssignment(
          owner: owner(in: context), slot: .toolbar, value: .list([Conditional(value)]), conditions: context.conditions,
          location: context.scope.file.location(of: node), node: node.id, sites: context.activation.sites,
          change: .element(number)))
    }
  }

  /// Calls that change a list or a bar: `items.append(a)`, `navigationItem.setRightBarButton(a, animated: true)`. False if
  /// the expression is none of these.
  func edit(_ expression: ExprSyntax, _ context: Context) -> Bool {
    if takeOut(expression, context) || takeOffBar(expression, context) || reorder(expression, context)
      || editOwnList(expression, context)
    {
      return true
    }
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.unwrapped.as(MemberAccessExprSyntax.self) ?? nil,
      let first = call.arguments.first
    else { return editOwn(expression, context) }
    let name = member.declName.baseName.text
    let operand = Operand(first.expression)
    if ["append", "insert"].contains(name), let base = member.base {
      let value = value(of: operand, context)
      let index = call.argument("at")
      if let local = base.path?.last, base.path?.count == 1, let scope = context.scope.declaring(local) {
        let old = scope.names[local] ?? .nothing
        if name == "append", first.label?.text == "contentsOf", let whole = joined(old, value, context) {
          scope.names[local] = whole
          return true
        }
        let added = first.label?.text == "contentsOf" && old.mayHoldItems ? value.asList : value
        scope.names[local] = inserted(Conditional(added, context.conditions), into: old, at: index, of: base, context)
        return true
      }
      // What is put on a bar is an item, whoever makes it: `navigationItem.rightBarButtonItems?.append(editButtonItem)`.
      guard value.mayHoldItems || base.unwrapped.isPlaceOfOwnBar else { return false }
      return putOnBar(value, at: index, base, context)
    }
    // UIKit's setters have no label there; another of the same name is the project's own.
    guard first.label == nil, let slot = BarSlot(setter: name) else { return false }
    return place(
      value(of: operand, context), in: slot, of: member.base?.unwrapped, isList: name.hasSuffix("s"), sign: "=", at: call,
      context)
  }

  /// `toolbarItems?.insert(item, at: 1)`
  private func putOnBar(_ value: Value, at index: ExprSyntax?, _ list: ExprSyntax, _ context: Context) -> Bool {
    let base = list.unwrapped
    guard let index else { return place(value, at: base, sign: "+=", context) }
    let named = place(at: index, in: list, context)
    if named == .start(0) { return place(value, at: base, sign: "+=", index: 0, context) }
    if named == .end(0) { return place(value, at: base, sign: "+=", context) }
    guard let known = named, base.isPlaceOfOwnBar, let slot = base.path?.last.flatMap({ BarSlot($0) }), slot.isList,
      let there = self.list(in: slot, at: base, context),
      let changed = there.inserting(Conditional(value, context.conditions), at: known, on: context.conditions)
    else { return place(value.atUnknownPlace, at: base, sign: "+=", context) }
    place(changed, in: slot, at: base, context)
    return true
  }

  /// `setToolbarItems(items, animated: false)` of a controller itself.
  private func editOwn(_ expression: ExprSyntax, _ context: Context) -> Bool {
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, let slot = BarSlot(setter: name),
      let first = call.arguments.first, first.label == nil
    else { return false }
    return place(
      value(of: Operand(first.expression), context), in: slot, of: nil, isList: name.hasSuffix("s"), sign: "=", at: call,
      context)
  }
}
