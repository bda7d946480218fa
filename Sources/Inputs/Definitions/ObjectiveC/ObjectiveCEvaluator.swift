import LintelModel

/// Follows a class's methods: which items they make, what is set on them, and on which bar they put them.
struct ObjectiveCEvaluator {
  /// Where an item can be put.
  enum Slot: String, Hashable { case left, right, toolbar, back }

  /// A bar of one owner: the class's own, or that of another controller which a method sets up.
  struct Bar {
    var owner: String
    /// By slot, each assignment as the items it puts there; the offsets at which they are made name them.
    var assignments: [Slot: [[Int]]] = [:]
    var title: LocalizedText = .none
    var backTitle: LocalizedText = .none
    /// A view stands in the title's place.
    var hasTitleView = false
    var offset: Int
  }

  let type: String
  private let methods: [ObjectiveCMethod]
  private let texts: ObjectiveCTexts
  private var members: [String: ObjectiveCExpression] = [:]
  private var locals: [String: ObjectiveCExpression] = [:]
  private(set) var items: [Int: ObjectiveCItem] = [:]
  private(set) var bars: [Bar] = []
  /// The identifiers that the toolbar's delegate returns, in order.
  private(set) var defaultIdentifiers: [String] = []
  /// Those of the items that stay selected, as tabs do; nil where there are none, empty where another method tells.
  private(set) var selectableIdentifiers: [String]?

  init(type: String, methods: [ObjectiveCMethod], texts: ObjectiveCTexts) {
    self.type = type
    self.methods = methods
    self.texts = texts
    for method in methods {
      for case .assignment(let path, let value) in method.statements {
        if let name = Self.member(path), members[name] == nil { members[name] = value }
      }
    }
    for method in methods { run(method) }
  }

  /// The names that a method's texts may use.
  private var namedTexts: ObjectiveCTexts {
    var texts = texts
    texts.names = members.merging(locals) { $1 }
    return texts
  }

  /// `self.item` and `_item` are `item`; nil for what belongs to another object.
  private static func member(_ path: [String]) -> String? {
    if path.count == 2, path[0] == "self" { return path[1] }
    guard path.count == 1, let name = path.first else { return nil }
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  private mutating func run(_ method: ObjectiveCMethod) {
    locals = [:]
    for statement in method.statements {
      switch statement {
      case .assignment(let path, let value): assign(value, to: path, in: method)
      case .expression(let expression), .result(let expression):
        register(expression, depth: 0)
        if case .message(let receiver, ["addObject"], let added, _) = expression,
          let name = receiver.path.flatMap(Self.member),
          let element = added.first {
          guard case .array(let elements, let offset)? = locals[name] else {
            locals[name] = .array([element], offset: expression.offset)
            continue
          }
          locals[name] = .array(elements + [element], offset: offset)
        }
        if method.selector == "toolbarDefaultItemIdentifiers:", case .result = statement {
          defaultIdentifiers = identifiers(in: expression)
        }
        if method.selector == "toolbarSelectableItemIdentifiers:", case .result = statement {
          let named = identifiers(in: expression)
          let isOfAll = ["toolbarAllowedItemIdentifiers:", "toolbarDefaultItemIdentifiers:"].contains(expression.selector)
          selectableIdentifiers = named.isEmpty && !isOfAll ? nil : named
        }
      }
    }
  }

  private mutating func assign(_ value: ObjectiveCExpression, to path: [String], in method: ObjectiveCMethod) {
    register(value, depth: 0)
    guard let property = path.last else { return }
    if place(value, at: path, in: method) { return }
    if path.count > 1 {
      for offset in Set(alternatives(of: .path(Array(path.dropLast()), offset: value.offset), depth: 0).joined()) {
        let value = resolved(value)
        items[offset]?.settings.append((property, value))
      }
    }
    if let name = Self.member(path) { locals[name] = value }
  }

  /// A local name's text is what it stands for where it is used, not at the end.
  private func resolved(_ value: ObjectiveCExpression) -> ObjectiveCExpression {
    guard case .path(let path, _) = value, path.count == 1, let local = locals[path[0]] else { return value }
    return local
  }

  private mutating func place(_ value: ObjectiveCExpression, at path: [String], in method: ObjectiveCMethod) -> Bool {
    let property = path.last ?? ""
    var owner = Array(path.dropLast())
    if owner.first == "self" { owner.removeFirst() }
    let slot: Slot? =
      switch property {
      case "leftBarButtonItem", "leftBarButtonItems": .left
      case "rightBarButtonItem", "rightBarButtonItems": .right
      case "toolbarItems": .toolbar
      case "items": owner.last?.lowercased().hasSuffix("toolbar") == true ? .toolbar : nil
      case "backBarButtonItem": .back
      default: nil
      }
    let isNavigationItem = owner.last == "navigationItem" || owner.suffix(2) == ["navigationBar", "topItem"]
    if owner.last == "navigationItem" { owner.removeLast() }
    // The item that a navigation bar shows is the one of the controller that is seen.
    if owner.last == "topItem" { owner = [] }
    let ownerName = owner.isEmpty || slot == .toolbar ? type : "\(owner.joined(separator: ".")) in \(type)"
    if let slot {
      let found = alternatives(of: value, depth: 0).filter { !$0.isEmpty }
      edit(ownerName, at: value.offset) { $0.assignments[slot, default: []] += found }
      return true
    }
    guard isNavigationItem || (owner.isEmpty && type.hasSuffix("Controller")) else { return false }
    let text = namedTexts.text(of: value)
    switch property {
    case "title" where path.count > 1 || Self.member(path) == nil: edit(ownerName, at: value.offset) { $0.title = text }
    case "titleView": edit(ownerName, at: value.offset) { $0.hasTitleView = true }
    case "backButtonTitle": edit(ownerName, at: value.offset) { $0.backTitle = text }
    default: return false
    }
    return true
  }

  private mutating func edit(_ owner: String, at offset: Int, _ change: (inout Bar) -> Void) {
    if !bars.contains(where: { $0.owner == owner }) { bars.append(Bar(owner: owner, offset: offset)) }
    if let index = bars.firstIndex(where: { $0.owner == owner }) { change(&bars[index]) }
  }

  /// Notes every item that the expression makes, wherever in it.
  private mutating func register(_ expression: ObjectiveCExpression, depth: Int) {
    if let type = expression.createdClass, ObjectiveCItem.isItem(type), items[expression.offset] == nil {
      items[expression.offset] = ObjectiveCItem(type: type, initialiser: withResolvedTexts(expression))
    }
    guard depth < 60 else { return }
    for child in expression.children { register(child, depth: depth + 1) }
  }

  private func withResolvedTexts(_ expression: ObjectiveCExpression) -> ObjectiveCExpression {
    guard case .message(let receiver, let labels, let arguments, let offset) = expression else { return expression }
    return .message(receiver: receiver, labels: labels, arguments: arguments.map(resolved), offset: offset)
  }

  /// The items an expression stands for; several lists where it is one of several.
  private func alternatives(of expression: ObjectiveCExpression, depth: Int) -> [[Int]] {
    guard depth < 8 else { return [] }
    if items[expression.offset] != nil, expression.createdClass != nil { return [[expression.offset]] }
    switch expression {
    case .path(let path, _):
      guard let name = Self.member(path), let value = locals[name] ?? members[name] else { return [] }
      return alternatives(of: value, depth: depth + 1)
    case .array(let elements, _): return joined(elements, depth: depth)
    case .conditional(let first, let second, _):
      return alternatives(of: first, depth: depth + 1) + alternatives(of: second, depth: depth + 1)
    case .message(let receiver, let labels, let arguments, _):
      if labels.first == "arrayWithObjects" || labels.first == "arrayWithObject" { return joined(arguments, depth: depth) }
      if receiver.path == ["self"], let method = methods.first(where: { $0.selector == expression.selector }) {
        return method.statements.flatMap { statement -> [[Int]] in
          guard case .result(let result) = statement else { return [] }
          return made(by: method, result, depth: depth + 1)
        }
      }
      return alternatives(of: receiver, depth: depth + 1)
    default: return []
    }
  }

  /// What another method returns, by that method's own names.
  private func made(by method: ObjectiveCMethod, _ result: ObjectiveCExpression, depth: Int) -> [[Int]] {
    var other = self
    other.locals = [:]
    for case .assignment(let path, let value) in method.statements {
      if let name = Self.member(path) { other.locals[name] = value }
      other.register(value, depth: 0)
    }
    other.register(result, depth: 0)
    return other.alternatives(of: result, depth: depth)
  }

  private func joined(_ elements: [ObjectiveCExpression], depth: Int) -> [[Int]] {
    let each = elements.map { alternatives(of: $0, depth: depth + 1) }.filter { !$0.isEmpty }
    return (0..<(each.map(\.count).max() ?? 0)).map { index in each.flatMap { $0[Swift.min(index, $0.count - 1)] } }
  }

  private func identifiers(in expression: ObjectiveCExpression) -> [String] {
    let elements: [ObjectiveCExpression] =
      switch expression {
      case .array(let elements, _): elements
      case .message(_, let labels, let arguments, _) where labels.first == "arrayWithObjects": arguments
      case .path(let path, _): Self.member(path).flatMap { locals[$0] ?? members[$0] }.map { [$0] } ?? []
      default: []
      }
    if case .path = expression, let array = elements.first { return identifiers(in: array) }
    return elements.compactMap {
      if case .string(let text, _) = $0 { text } else { $0.path?.last }
    }.filter { $0 != "nil" }
  }
}
