import LintelModel

extension ObjectiveCEvaluator {
  /// Notes every item, and every view that may be in one, that the expression makes, wherever in it.
  mutating func register(_ expression: ObjectiveCExpression, depth: Int) {
    noteWidth(expression)
    noteEdge(expression)
    // What is in it has to be known before.
    defer { noteHandedOn(expression) }
    if expression.isEditButton, items[expression.offset] == nil {
      items[expression.offset] = ObjectiveCItem(editButton: expression, method: selector)
    }
    if let space = expression.spaceOfPlatform, items[expression.offset] == nil {
      items[expression.offset] = ObjectiveCItem(
        type: "UIBarButtonItem", base: "UIBarButtonItem", initialiser: space, method: selector)
    }
    if items[expression.offset] == nil, expression.isMessage {
      if let type = itemClass(madeBy: expression) {
        items[expression.offset] = ObjectiveCItem(
          type: type, base: classes.base(of: type), initialiser: readingArguments(expression).replacing(locals),
          parameters: parameters, method: selector, asked: asked?.name)
      } else if let (item, view) = item(madeByCall: expression) {
        items[expression.offset] = item
        views[expression.offset] = view
        return
      } else if views[expression.offset] == nil, let type = expression.createdClass ?? expression.factoryClass,
        ObjectiveCItem.isView(type)
      {
        views[expression.offset] = ObjectiveCItem(
          type: type, base: classes.base(of: type), initialiser: readingArguments(expression).replacing(locals),
          parameters: parameters, method: selector)
      }
    }
    guard depth < 60 else { return }
    for child in expression.children { register(child, depth: depth + 1) }
  }

  /// `[[Item alloc] init…]`, `[[self alloc] init…]` in a method of the item's class, and `[[kind alloc] init…]` of a class that
  /// is handed in.
  private func itemClass(madeBy expression: ObjectiveCExpression) -> String? {
    guard let name = expression.createdClass ?? expression.groupClass else { return nil }
    if name == "self" { return ObjectiveCItem.isItem(type) ? type : nil }
    if let kind = locals[name], let path = kind.path, path.count == 2, path[1] == "class" {
      return ObjectiveCItem.isItem(path[0]) ? path[0] : nil
    }
    return ObjectiveCItem.isItem(name) ? name : nil
  }

  /// What a method of the project's makes of what it is handed here, and the view in it.
  private func item(madeByCall expression: ObjectiveCExpression) -> (ObjectiveCItem, ObjectiveCItem?)? {
    guard trail.count < Self.deepestCall, case .message(let receiver, _, let arguments, let offset) = expression,
      let selector = expression.selector, !trail.contains(selector),
      let method = classes.maker(selector, of: receiver, in: type), method.parameters.count == arguments.count,
      // `[UIBarButtonItem app_space]`; what another object is asked for without arguments, it may hold already.
      !arguments.isEmpty || method.type != type && receiver.path == [method.type], classes.mayFollow()
    else { return nil }
    let isOfThisFile = method.file == file
    let distance = isOfThisFile ? 0 : Self.elsewhere * (trail.count + 1)
    let body = isOfThisFile ? method : method.moved(by: distance, to: file)
    let values = arguments.map { read($0, isName: true).replacing(locals) }
    let handed = Dictionary(zip(method.parameters, values), uniquingKeysWith: { first, _ in first })
    let inside = ObjectiveCEvaluator(inside: body, handed: handed, from: self)
    let returned = (inside.results[method.selector] ?? []).lazy.flatMap(\.items).compactMap(\.value.first).first
    let only = inside.items.count == 1 && method.result == "void" ? inside.items.first?.key : nil
    guard let made = returned ?? only, let item = inside.items[made] else { return nil }
    // A body that makes the same whatever it is handed is no maker of this call's item.
    if returned == nil, !item.says(anyOf: values) { return nil }
    classes.noteFollowed(method)
    func here(_ item: ObjectiveCItem) -> ObjectiveCItem {
      let madeAt = item.madeAt ?? classes.location(of: item.place - distance, in: method.file)
      var item = item.placed { $0 < Self.elsewhere ? $0 : offset }
      item.madeAt = madeAt
      item.offset = offset
      item.method = self.selector
      item.asked = asked?.name
      return item
    }
    return (here(item), (inside.view(of: item) ?? inside.views[made]).map(here))
  }

  /// The view in the item, if the code at hand makes it.
  func view(of item: ObjectiveCItem) -> ObjectiveCItem? { item.viewExpression.flatMap { views[$0.offset] } }

  /// Calls are followed so deep: 4.
  static var deepestCall: Int { 4 }
  /// Beyond the places of any file, for what is in another one.
  static var elsewhere: Int { 1 << 40 }

  /// The items an expression evaluates to; several lists where it is one of several. No list where it is nothing known.
  func alternatives(of expression: ObjectiveCExpression, depth: Int) -> [Conditional<[Int]>] {
    guard depth < 8 else { return [] }
    if items[expression.offset] != nil,
      expression.isMessage || expression.isEditButton || expression.spaceOfPlatform != nil
    {
      return [Conditional([expression.offset])]
    }
    switch expression {
    case .path(let path, _):
      guard let value = meaning(of: path) else { return [] }
      return alternatives(of: value, depth: depth + 1)
    case .array(let elements, _): return joined(elements, depth: depth)
    case .conditional(let first, let second, let arms, _):
      return [(first, arms.then), (second, arms.otherwise)].flatMap { part, conditions in
        (part.isNil ? [Conditional([])] : alternatives(of: part, depth: depth + 1)).filter {
          !conditions.excludes($0.conditions)
        }.map { Conditional($0.value, conditions.and($0.conditions)) }
      }
    case .message(let receiver, let labels, let arguments, _):
      if labels.first == "arrayWithObjects" || labels.first == "arrayWithObject" { return joined(arguments, depth: depth) }
      if receiver.path == ["self"], let method = methods.first(where: { $0.selector == expression.selector }) {
        guard classes.mayAsk() else { return [] }
        var conditions = Conditions.always
        return method.statements.flatMap { statement -> [Conditional<[Int]>] in
          if case .branch(let new) = statement { conditions = new }
          guard case .result(let result) = statement else { return [] }
          return made(by: method, result, depth: depth + 1).filter { !conditions.excludes($0.conditions) }.map {
            Conditional($0.value, conditions.and($0.conditions))
          }
        }
      }
      return alternatives(of: receiver, depth: depth + 1)
    default: return []
    }
  }

  /// The views that an expression evaluates to.
  func viewOffsets(of expression: ObjectiveCExpression, depth: Int) -> Set<Int> {
    guard depth < 8 else { return [] }
    if expression.isMessage, views[expression.offset] != nil { return [expression.offset] }
    if case .conditional(let first, let second, let arms, _) = expression {
      return (conditions.excludes(arms.then) ? [] : viewOffsets(of: first, depth: depth + 1)).union(
        conditions.excludes(arms.otherwise) ? [] : viewOffsets(of: second, depth: depth + 1))
    }
    guard case .path(let path, _) = expression, let value = meaning(of: path) else { return [] }
    return viewOffsets(of: value, depth: depth + 1)
  }

  /// What another method returns, by that method's own names.
  private func made(by method: ObjectiveCMethod, _ result: ObjectiveCExpression, depth: Int) -> [Conditional<[Int]>] {
    var other = self
    other.locals = [:]
    other.parameters = method.parameters
    for case .assignment(let path, let value) in method.statements {
      if let name = Self.member(path) { other.locals[name] = value }
      other.register(value, depth: 0)
    }
    other.register(result, depth: 0)
    return other.alternatives(of: result, depth: depth)
  }

  /// The lists that elements make together which may each be one of several: as many as an array may be.
  private func joined(_ elements: [ObjectiveCExpression], depth: Int) -> [Conditional<[Int]>] {
    let each = elements.map { alternatives(of: $0, depth: depth + 1) }.filter { !$0.isEmpty }
    guard !each.isEmpty else { return [] }
    var lists = [Conditional<[Int]>([])]
    for element in each {
      lists = lists.flatMap { list in
        element.filter { !list.conditions.excludes($0.conditions) }.map {
          Conditional(list.value + $0.value, list.conditions.and($0.conditions))
        }
      }
      if lists.count > Self.mostLists { lists = Array(lists.prefix(Self.mostLists)) }
    }
    // A state that only leaves items out says nothing new.
    return lists.filter { list in
      !lists.contains { $0.value.count > list.value.count && Set($0.value).isSuperset(of: list.value) }
    }
  }
  private static let mostLists = 8

  /// All that an array names; nil where it has one that cannot be read, and for what is no array that is written out.
  func allIdentifiers(in expression: ObjectiveCExpression) -> [String]? {
    let elements: [ObjectiveCExpression]
    switch expression {
    case .array(let own, _): elements = own
    case .message(_, let labels, let arguments, _) where labels.first == "arrayWithObjects": elements = arguments
    default: return nil
    }
    // What a method answers with is read, or known to nobody.
    let areRead = elements.allSatisfy { element in
      if case .message = element, case .message = read(element, isName: true) { return false }
      return true
    }
    let named = identifiers(in: expression)
    return areRead && named.count == elements.count { !$0.isNil } ? named : nil
  }

  func identifiers(in expression: ObjectiveCExpression) -> [String] {
    let elements: [ObjectiveCExpression] =
      switch expression {
      case .array(let elements, _): elements
      case .message(_, let labels, let arguments, _) where labels.first == "arrayWithObjects": arguments
      case .path(let path, _): meaning(of: path).map { [$0] } ?? []
      default: []
      }
    if case .path = expression, let array = elements.first { return identifiers(in: array) }
    return elements.map { read($0, isName: true) }.compactMap {
      if case .string(let text, _) = $0 { text } else { $0.path?.last }
    }.filter { $0 != "nil" }
  }
}

extension ObjectiveCMethod {
  /// Whether it returns nothing, makes items that members hold, and puts none of them on a bar.
  func makesOnlyMembers(with classes: ObjectiveCClasses) -> Bool {
    guard result == "void" else { return false }
    var isMaker = false
    for statement in statements {
      switch statement {
      case .assignment(let path, let value):
        if Self.places.contains(path.last ?? "") { return false }
        let isMember = path.count == 1 && path[0].hasPrefix("_") || path.count == 2 && path[0] == "self"
        isMaker = isMaker || isMember && makesItem(value, classes)
      case .expression(.message(_, let labels, _, _)):
        if let label = labels.first, Self.setters.contains(where: label.hasPrefix) { return false }
      default: break
      }
    }
    return isMaker
  }

  private func makesItem(_ value: ObjectiveCExpression, _ classes: ObjectiveCClasses) -> Bool {
    if let name = value.createdClass ?? value.groupClass { return ObjectiveCItem.isItem(name) }
    guard case .message(let receiver, _, _, _) = value, let selector = value.selector,
      let maker = classes.maker(selector, of: receiver, in: type)
    else { return false }
    return ObjectiveCItem.isItem(maker.result)
  }

  private static let places: Set = [
    "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems", "backBarButtonItem", "toolbarItems",
    "items", "titleView", "title",
  ]
  private static let setters = ["setLeftBarButton", "setRightBarButton", "setToolbarItems", "setItems"]
}
