import LintelModel
import SwiftSyntax

/// Calls that take elements out of a list which code builds: `items.remove(at: 0)`, `items.removeLast()`.
extension CodeReading {
  /// False if the expression is none of these.
  func takeOut(_ expression: ExprSyntax, _ context: Context) -> Bool {
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
      let shorter = ShorterList(call, self, context)
    else { return false }
    for one in take(shorter, context) ?? [] where !one.isLeft {
      takenOut.formUnion(one.element.value.objects.map(\.location))
    }
    return true
  }

  /// What a call takes out of a list and hands on: `let last = items.removeLast()`. Nil if it is none of these. Where it goes
  /// from there may not be seen, so it is not told to be on no bar.
  func taken(by call: FunctionCallExprSyntax, _ context: Context) -> Value? {
    guard let shorter = ShorterList(call, self, context), shorter.givesElement else { return nil }
    // An expression may be asked for its value more than once, and takes one element out.
    let key = TakenElement(call: call.id, sites: context.activation.sites, scope: ObjectIdentifier(shorter.scope))
    if let known = takenElements[key] { return known }
    let gone = take(shorter, context) ?? []
    let value =
      gone.count == 1
      ? gone[0].element.value
      : .expression(SourceExpression(operand: Operand(ExprSyntax(call)), scope: context.scope))
    takenElements[key] = value
    return value
  }

  /// An element that is taken out, and whether it is left in the list on other conditions.
  private typealias Gone = (element: Conditional<Value>, isLeft: Bool)

  /// Nil where nobody can tell which elements are taken out.
  private func take(_ shorter: ShorterList, _ context: Context) -> [Gone]? {
    guard let gone = shorter.places(in: context) else {
      tellUnknown(shorter, context)
      return nil
    }
    var left: [Conditional<Value>] = []
    var taken: [Gone] = []
    for (place, element) in shorter.elements.enumerated() {
      guard gone.contains(place) else {
        left.append(element)
        continue
      }
      let other = shorter.scope === context.scope ? nil : element.missing(on: context.conditions)
      if let other { left.append(other) }
      taken.append((element: element, isLeft: other != nil))
    }
    shorter.scope.names[shorter.name] = .list(left)
    return taken
  }

  /// `items.replaceSubrange(0..<1, with: [other])`
  private func tellUnknown(_ shorter: ShorterList, _ context: Context) {
    let new = shorter.call.argument("with").map { Conditional(value(of: Operand($0), context), context.conditions) }
    let added = [new].compactMap(\.self)
    guard (shorter.elements + added).contains(where: { $0.value.mayHoldItems || $0.value.goesOnWithBar }) else { return }
    // Which of them are left nobody can tell.
    let unread = unread(.edited, shorter.base, context)
    shorter.scope.names[shorter.name] = .list(shorter.elements + [Conditional(unread, context.conditions)] + added)
  }
}

/// By which calls one expression takes an element out of the list of a scope.
struct TakenElement: Hashable {
  let call: SyntaxIdentifier
  let sites: [SyntaxIdentifier]
  let scope: ObjectIdentifier
}

/// A list that code has under a name, and the call that takes elements out of it.
private struct ShorterList {
  let call: FunctionCallExprSyntax
  let base: ExprSyntax
  let name: String
  /// The scope that declares the name.
  let scope: Scope
  let elements: [Conditional<Value>]
  let removal: Removal
  /// Whether the call gives the one element that it takes out.
  let givesElement: Bool

  init?(_ call: FunctionCallExprSyntax, _ reading: CodeReading, _ context: Context) {
    guard let member = call.calledExpression.unwrapped.as(MemberAccessExprSyntax.self),
      let base = member.base,
      let removal = Removal(
        call, named: member.declName.baseName.text, place: { reading.place(at: $0, in: base, context) }),
      let path = base.path, path.count == 1, let scope = context.scope.declaring(path[0]),
      let elements = reading.elements(ofList: scope.names[path[0]], at: base, context)
    else { return nil }
    (self.call, self.base, self.scope, self.removal) = (call, base, scope, removal)
    self.elements = removal.parted(elements, on: context.conditions)
    name = path[0]
    switch member.declName.baseName.text {
    case "remove": givesElement = true
    case "removeFirst", "removeLast", "popLast": givesElement = call.arguments.isEmpty
    default: givesElement = false
    }
  }

  /// Which elements are taken out; nil where that is not known, as in a loop that runs nobody knows how often.
  func places(in context: Context) -> Set<Int>? {
    scope !== context.scope && call.isInLoop ? nil : removal.places(in: elements, on: context.conditions)
  }
}

extension FunctionCallExprSyntax {
  /// Whether it may be run several times while its function is run once.
  var isInLoop: Bool {
    var node = Syntax(self)
    while let parent = node.parent, !node.isBodyOfItsOwn {
      if parent.isLoop { return true }
      node = parent
    }
    return false
  }
}

/// What a call takes out of a list.
enum Removal {
  case first(Int)
  case last(Int)
  case at(Int)
  case all
  /// What only the running program knows.
  case unknown

  private static let names: Set = [
    "remove", "removeFirst", "removeLast", "popLast", "removeAll", "removeSubrange", "replaceSubrange",
  ]

  /// - Parameter place: Where an index is.
  init?(_ call: FunctionCallExprSyntax, named name: String, place: (ExprSyntax) -> DrawnItems.Bound?) {
    // Every call is asked: what a list has nothing to do with is not written out.
    guard Self.names.contains(name) else { return nil }
    let argument = call.arguments.first
    let number = argument.flatMap { Int($0.expression.writtenText) }
    let label = argument?.label?.text
    let isPlain = argument == nil && call.trailingClosure == nil
    switch name {
    case "remove" where label == "at":
      switch argument.flatMap({ place($0.expression) }) {
      case .start(let number)?: self = .at(number)
      case .end(1)?: self = .last(1)
      case .end?, nil: self = .unknown
      }
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

  /// The list, with those of its elements that Interface Builder has parted so far that each which may be taken out is alone.
  func parted(_ elements: [Conditional<Value>], on conditions: Conditions) -> [Conditional<Value>] {
    guard elements.haveDrawn else { return elements }
    let places: [DrawnItems.Bound] =
      switch self {
      case .first(let count): (0...min(max(0, count), Self.mostParted)).map { .start($0) }
      case .last(let count): (0...min(max(0, count), Self.mostParted)).map { .end($0) }
      case .at(let place): (0...min(place + 1, Self.mostParted)).map { .start($0) }
      case .all, .unknown: []
      }
    return places.reduce(elements) { list, place in list.parted(at: place, on: conditions)?.list ?? list }
  }

  /// More elements are not told one by one: 32.
  private static let mostParted = 32

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
  func isOneElement(on other: Conditions) -> Bool {
    switch value {
    case .list, .choice, .onBar, .nothing, .parameter, .unread: false
    case .drawn(let part, _, _): part.count == 1 && isThere(on: other)
    case .object, .closure, .expression: isThere(on: other)
    }
  }

  /// Whether it is there on these conditions.
  func isThere(on other: Conditions) -> Bool {
    conditions.arms.allSatisfy { other.arms[$0.key] == $0.value } && conditions.failing.isSubset(of: other.failing)
      && conditions.settings.isSuperset(of: other.settings)
  }

  /// The same, where it is left when it is taken out on some conditions; nil if it is left nowhere.
  func missing(on other: Conditions) -> Self? {
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
