import LintelModel

/// What code reads again: a text that it has set on an item, and a method without arguments of a class that is known.
extension ObjectiveCEvaluator {
  /// What an expression that reads one of these stands for; itself where that is not known.
  ///
  /// - Parameter isName: Whether constants stay the names that other files know them by, as identifiers are.
  func read(_ expression: ObjectiveCExpression, isName: Bool = false) -> ObjectiveCExpression {
    let back = readBack(expression, for: asked?.name) ?? expression
    return answer(back, isName: isName, depth: 0) ?? back
  }

  /// A message with what its arguments read.
  func readingArguments(_ expression: ObjectiveCExpression) -> ObjectiveCExpression {
    guard case .message(let receiver, let labels, let arguments, let offset) = expression, labels.count == arguments.count
    else { return expression }
    let read = zip(labels, arguments).map { self.read($1, isName: $0.hasSuffix("WithItemIdentifier")) }
    return .message(receiver: receiver, labels: labels, arguments: read, offset: offset)
  }

  /// The properties that may be a text or an image which a getter answers.
  static let readProperties: Set = [
    "label", "title", "paletteLabel", "toolTip", "accessibilityLabel", "image", "text", "stringValue", "placeholder",
    "placeholderString",
  ]

  private static let textProperties: Set = ["label", "title", "paletteLabel", "toolTip", "accessibilityLabel"]
  /// An item that has more set on it is not read back: 1,000.
  private static var mostSettings: Int { 1_000 }

  /// `[item label]`: the text that was set on the item for that identifier, or for any.
  func readBack(_ expression: ObjectiveCExpression, for identifier: String?, depth: Int = 0) -> ObjectiveCExpression? {
    if depth < 4, case .conditional(let first, let second, let arms, let offset) = expression {
      let one = readBack(first, for: identifier, depth: depth + 1)
      let other = readBack(second, for: identifier, depth: depth + 1)
      return branched(one ?? first, other ?? second, when: arms, offset, isRead: one != nil || other != nil)
    }
    guard let (item, property) = holder(of: expression) else { return nil }
    let made = item.initialiser.argument("initWithTitle") ?? item.initialiser.argument("title")
    var found = property == "title" ? made : nil
    for setting in item.settings where setting.property == property {
      guard setting.asked == nil || setting.asked == identifier, !setting.conditions.excludes(conditions) else { continue }
      let isCertain = setting.conditions.arms.allSatisfy { conditions.arms[$0.key] == $0.value }
      found = isCertain ? setting.value : branched(setting.value, instead: found, under: setting.conditions)
    }
    return found
  }

  /// What is read back into the text that it is read from doubles each time.
  private func branched(
    _ first: ObjectiveCExpression, _ second: ObjectiveCExpression, when arms: ObjectiveCArms, _ offset: Int, isRead: Bool
  ) -> ObjectiveCExpression? {
    guard isRead, first.isSmaller(than: Self.mostParts), second.isSmaller(than: Self.mostParts) else { return nil }
    return .conditional(first, second, when: arms, offset: offset)
  }

  /// The identifiers for which the item has a text of its own that the expression reads, where the code asks for none now.
  func identifiersRead(by expression: ObjectiveCExpression) -> [String] {
    guard asked == nil, let (item, property) = holder(of: expression) else { return [] }
    var known: Set<String> = []
    return item.settings.filter { $0.property == property }.compactMap(\.asked).filter { known.insert($0).inserted }
  }

  /// The one item, or view, of which the expression reads a text.
  private func holder(of expression: ObjectiveCExpression) -> (item: ObjectiveCItem, property: String)? {
    guard let (receiver, property) = expression.getter, Self.textProperties.contains(property), let path = receiver.path,
      Self.member(path) != nil
    else { return nil }
    let object = ObjectiveCExpression.path(path, offset: receiver.offset)
    let made = alternatives(of: object, depth: 0).filter { !conditions.excludes($0.conditions) }
    let places = Set(made.flatMap(\.value)).union(viewOffsets(of: object, depth: 0))
    guard places.count == 1, let place = places.first, let item = items[place] ?? views[place],
      item.settings.count <= Self.mostSettings
    else { return nil }
    return (item, property)
  }

  /// `[pane paneName]`: what the class's method returns, as if it were written here.
  private func answer(_ expression: ObjectiveCExpression, isName: Bool, depth: Int) -> ObjectiveCExpression? {
    guard depth < 4 else { return nil }
    if case .conditional(let first, let second, let arms, let offset) = expression {
      let one = answer(first, isName: isName, depth: depth + 1)
      let other = answer(second, isName: isName, depth: depth + 1)
      return branched(one ?? first, other ?? second, when: arms, offset, isRead: one != nil || other != nil)
    }
    if case .path(let path, _) = expression, path.count == 1 {
      // What a method is handed names what its caller has.
      guard !parameters.contains(path[0]), let value = locals[path[0]] else { return nil }
      return answer(value, isName: isName, depth: depth + 1)
    }
    guard let (receiver, name) = expression.getter, let (type, isExact) = knownClass(of: receiver),
      let said = classes.answer(ofGetter: name, of: type, isExact: isExact)
    else { return nil }
    let place = expression.offset
    return (isName ? said.named : said.text).placed { _ in place }
  }

  /// The class of an object that is made here, of a member that is declared, or that gets the message itself; and whether it
  /// can be none that inherits from it.
  private func knownClass(of receiver: ObjectiveCExpression) -> (type: String, isExact: Bool)? {
    if let made = receiver.createdClass { return (made, true) }
    guard let path = receiver.path, let name = Self.member(path), !["self", "super"].contains(name) else { return nil }
    if let value = locals[name] { return value.createdClass.map { ($0, true) } }
    if path.count == 1, parameters.contains(path[0]) { return nil }
    if path.count == 1, name.first?.isUppercase == true { return (name, true) }
    if let declared = classes.getters.declaredClass(of: name, in: type) { return (declared, false) }
    return members[name]?.createdClass.map { ($0, false) }
  }
}

extension ObjectiveCExpression {
  /// `[item label]` and `item.label`: what is asked, and for what.
  fileprivate var getter: (receiver: ObjectiveCExpression, name: String)? {
    switch self {
    case .message(let receiver, let labels, let arguments, _) where arguments.isEmpty && labels.count == 1:
      (receiver, labels[0])
    case .path(let path, let offset) where path.count > 1:
      path.last.map { (ObjectiveCExpression.path(Array(path.dropLast()), offset: offset), $0) }
    default: nil
    }
  }
}
