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
    /// By branches, or by what a method returns that the class asks.
    var titles: [LocalizedText] = []
    var backTitle: LocalizedText = .none
    /// A view stands in the title's place.
    var hasTitleView = false
    var offset: Int

    /// Those that it does not have yet.
    mutating func add(titles new: [LocalizedText]) {
      for title in new {
        let isKnown = titles.contains {
          $0.key == title.key && $0.source == title.source && $0.expression == title.expression && $0.state == title.state
        }
        if !isKnown { titles.append(title) }
      }
    }
  }

  let type: String
  let methods: [ObjectiveCMethod]
  /// The other classes of the project.
  let classes: ObjectiveCClasses
  private let texts: ObjectiveCTexts
  var members: [String: ObjectiveCExpression] = [:]
  var locals: [String: ObjectiveCExpression] = [:]
  var items: [Int: ObjectiveCItem] = [:]
  /// Views that items may have, by the places where they are made.
  var views: [Int: ObjectiveCItem] = [:]
  private(set) var bars: [Bar] = []
  /// Which of its own methods the class asks for which part of its bar.
  private(set) var parts: [InheritedBars.Part] = []
  /// What methods return, as the items that it stands for and as it is written.
  private(set) var results: [String: [(items: [[Int]], value: ObjectiveCExpression)]] = [:]
  /// The identifiers that the toolbar's delegate returns, in order.
  private(set) var defaultIdentifiers: [String] = []
  /// Those of the items that stay selected, as tabs do; nil where there are none, empty where another method tells.
  private(set) var selectableIdentifiers: [String]?
  /// The identifier that the code at hand is for.
  private(set) var asked: ObjectiveCExpression?
  /// What the method at hand calls what it is handed.
  private(set) var parameters: [String] = []
  /// Of the method at hand.
  private(set) var selector = ""
  /// The methods that lead here by calls.
  let trail: [String]
  let file: String

  init(type: String, methods: [ObjectiveCMethod], texts: ObjectiveCTexts, classes: ObjectiveCClasses) {
    self.type = type
    self.methods = methods
    self.texts = texts
    self.classes = classes
    trail = []
    file = methods.first?.file ?? ""
    for method in methods {
      for case .assignment(let path, let value) in method.statements {
        if let name = Self.member(path), members[name] == nil { members[name] = value }
      }
    }
    classes.beginClass()
    for method in methods { run(method) }
  }

  /// One method, with what it is handed.
  init(inside method: ObjectiveCMethod, handed: [String: ObjectiveCExpression], from caller: ObjectiveCEvaluator) {
    type = method.type
    methods = [method]
    texts = caller.texts
    classes = caller.classes
    trail = caller.trail + [method.selector]
    file = caller.file
    run(method, handed: handed)
  }

  /// The names that a method's texts may use.
  private var namedTexts: ObjectiveCTexts {
    var texts = texts
    texts.names = texts.names.merging(members) { $1 }.merging(locals) { $1 }
    return texts
  }

  /// `self.item` and `_item` are `item`; nil for what belongs to another object.
  static func member(_ path: [String]) -> String? {
    if path.count == 2, path[0] == "self" { return path[1] }
    guard path.count == 1, let name = path.first else { return nil }
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  private mutating func run(_ method: ObjectiveCMethod, handed: [String: ObjectiveCExpression] = [:]) {
    locals = handed
    asked = nil
    parameters = method.parameters
    selector = method.selector
    for statement in method.statements {
      switch statement {
      case .asked(let name, let value):
        guard parameters.contains(name) else { continue }
        asked = value
        locals[name] = value
      case .askedNoMore(let name):
        guard parameters.contains(name) else { continue }
        asked = nil
        locals[name] = handed[name]
      case .assignment(let path, let value): assign(value, to: path, in: method)
      case .expression(let expression), .result(let expression):
        register(expression, depth: 0)
        if case .result = statement {
          results[method.selector, default: []].append((alternatives(of: expression, depth: 0), expression.replacing(locals)))
        }
        if case .message(let receiver, ["addObject"], let added, _) = expression,
          let name = receiver.path.flatMap(Self.member),
          let element = added.first {
          // What the name stands for now may be given to it anew before the list is asked for.
          let element = items[element.offset] == nil ? element.replacing(locals) : element
          guard case .array(let elements, let offset)? = locals[name] else {
            locals[name] = .array([element], offset: expression.offset)
            continue
          }
          locals[name] = .array(elements + [element], offset: offset)
        }
        if case .message(let receiver, ["performSelector", "withObject"], let handed, _) = expression,
          case .call("@selector", let named, _) = handed[0].replacing(locals),
          let setter = named.first?.path?.first, setter.hasPrefix("set"), let path = receiver.path
        {
          let name = setter.dropFirst(3)
          assign(handed[1], to: path + [name.prefix(1).lowercased() + name.dropFirst()], in: method)
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
        let value = value.replacing(locals)
        items[offset]?.settings.append(.init(property: property, value: value, asked: asked?.name))
      }
      for offset in viewOffsets(of: .path(Array(path.dropLast()), offset: value.offset), depth: 0) {
        views[offset]?.settings.append(.init(property: property, value: value.replacing(locals), asked: asked?.name))
      }
    }
    if let name = Self.member(path) { locals[name] = value }
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
    note(value, in: slot, property: property, isOwn: owner.isEmpty)
    if let slot {
      let found = alternatives(of: value, depth: 0).filter { !$0.isEmpty }
      edit(ownerName, at: value.offset) { $0.assignments[slot, default: []] += found }
      return true
    }
    guard isNavigationItem || (owner.isEmpty && classes.mayHaveNavigationBar(type)) else { return false }
    let text = namedTexts.text(of: value)
    switch property {
    case "title" where path.count > 1 || Self.member(path) == nil:
      let all = namedTexts.texts(of: value)
      edit(ownerName, at: value.offset) { bar in
        bar.add(titles: all)
      }
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

  /// Notes which of its own methods the class asks for a part of its bar.
  private mutating func note(_ value: ObjectiveCExpression, in slot: Slot?, property: String, isOwn: Bool) {
    guard isOwn, classes.mayHaveNavigationBar(type) else { return }
    let part: InheritedBars.Part.Slot? =
      switch slot {
      case .left: .left
      case .right: .right
      case .toolbar: .toolbar
      case .back: nil
      case nil: property == "title" ? .title : nil
      }
    guard let part else { return }
    for method in ownMethods(in: value, depth: 0) {
      let new = InheritedBars.Part(slot: part, method: method)
      if !parts.contains(new) { parts.append(new) }
    }
  }

  private func ownMethods(in value: ObjectiveCExpression, depth: Int) -> [String] {
    guard depth < 8 else { return [] }
    if let own = value.ownMethod { return [own] }
    switch value {
    case .path(let path, _): return Self.member(path).flatMap { locals[$0] }.map { ownMethods(in: $0, depth: depth + 1) } ?? []
    case .array(let elements, _): return elements.flatMap { ownMethods(in: $0, depth: depth + 1) }
    case .conditional(let first, let second, _):
      return ownMethods(in: first, depth: depth + 1) + ownMethods(in: second, depth: depth + 1)
    default: return []
    }
  }

  /// The parts of the bar that a base class asks methods for which this class has.
  mutating func inherit() {
    let own = Set(methods.map(\.selector))
    let inherited = classes.parts(of: type).filter { own.contains($0.method) }
    for part in parts.filter({ own.contains($0.method) }) + inherited {
      let found = results[part.method] ?? []
      guard let first = found.first else { continue }
      switch part.slot {
      case .title:
        let titles = found.flatMap { texts.texts(of: $0.value) }.filter(\.isPresent)
        if let index = bars.firstIndex(where: { $0.owner == type }) {
          bars[index].titles.removeAll { $0.state == .unresolved && $0.expression?.contains(part.method) == true }
        }
        guard !titles.isEmpty else { continue }
        edit(type, at: first.value.offset) { bar in
          bar.add(titles: titles)
        }
      case .left, .right, .toolbar:
        let lists = found.flatMap(\.items).filter { !$0.isEmpty }
        guard !lists.isEmpty else { continue }
        let slot: Slot = part.slot == .left ? .left : part.slot == .right ? .right : .toolbar
        edit(type, at: first.value.offset) { bar in
          bar.assignments[slot, default: []] += lists.filter { !(bar.assignments[slot] ?? []).contains($0) }
        }
      }
    }
  }
}
