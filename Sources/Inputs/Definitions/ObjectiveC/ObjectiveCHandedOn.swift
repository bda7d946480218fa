import LintelModel

/// What becomes of an item that code makes: whether it is put on its bar as it is, or code that is not read has it, too.
extension ObjectiveCEvaluator {
  /// Notes the items and views that the expression hands to code which may do anything with them.
  mutating func noteHandedOn(_ expression: ObjectiveCExpression) {
    switch expression {
    case .message(let receiver, let labels, let arguments, _):
      let first = labels.first ?? ""
      if first == "sizeToFit" { noteFitted(receiver, by: expression) }
      if !Self.keepers.contains(first) { for argument in arguments { markHandedOn(argument) } }
      // A category's method: `[item applyTheme]`, and any that what is made in place is sent at once.
      let isSentInPlace = receiver.isMessage && !first.hasPrefix("init") && !Self.counters.contains(first)
      if isSentInPlace || Self.changers.contains(where: first.hasPrefix) { markHandedOn(receiver) }
    case .call(let name, let arguments, _) where name != "NSLog" && name != "@selector":
      for argument in arguments { markHandedOn(argument) }
    default: break
    }
  }

  /// Notes that a view gets the size of what is in it, whatever frame it was made with.
  private mutating func noteFitted(_ view: ObjectiveCExpression, by message: ObjectiveCExpression) {
    for place in viewOffsets(of: view, depth: 0) {
      views[place]?.settings.append(.init(property: "size", value: message, asked: nil, conditions: conditions))
    }
  }

  /// Notes what is given to a member of another object, or to one of its own that other files may ask for.
  mutating func noteHeld(_ value: ObjectiveCExpression, by path: [String]) {
    guard let property = path.last, !Self.shown.contains(property) else { return }
    if path.count == 1, !path[0].hasPrefix("_") { return }
    // Few values are items, and all files are searched for the name.
    guard !made(by: value, depth: 0).isEmpty else { return }
    guard let name = Self.member(path), !classes.getters.mayBeNamed(name) else { return markHandedOn(value) }
  }

  /// Notes that code names an item which it has from a bar or a list: `self.navigationItem.rightBarButtonItem.title = …`.
  mutating func noteNaming(of path: [String], by property: String) {
    guard ObjectiveCItem.naming.contains(property), !isMadeMember(path) else { return }
    // `item.customView`, and a variable that holds it.
    let isView = path.last == "customView" || path.count == 1 && locals[path[0]]?.path?.last == "customView"
    let isOnBar =
      isView || path.contains { $0.hasSuffix("BarButtonItem") || $0.hasSuffix("BarButtonItems") || $0 == "toolbarItems" }
    // The variable of a loop.
    let word = path.count == 1 && !path[0].hasPrefix("_") ? path[0].lowercased() : ""
    let isOfList = property.hasPrefix("accessib") && (word.contains("item") || word.contains("button"))
    namesUnseenItems = namesUnseenItems || isOnBar || isOfList
  }

  /// Whether it is a member that holds what the class makes for it, in a method that is read later: no other item is meant.
  private func isMadeMember(_ path: [String]) -> Bool {
    guard path.count == 1 ? path[0].hasPrefix("_") : path.count == 2 && path[0] == "self", let name = Self.member(path),
      locals[name] == nil, !Self.shown.contains(name), let value = members[name]
    else { return false }
    return value.createdClass.map { ObjectiveCItem.isItem($0) } ?? isMaker(value)
  }

  /// Whether a method of the project's makes an item there.
  private func isMaker(_ value: ObjectiveCExpression) -> Bool {
    guard case .message(let receiver, _, _, _) = value, let selector = value.selector,
      let maker = classes.maker(selector, of: receiver, in: type)
    else { return false }
    return ObjectiveCItem.isItem(maker.result)
  }

  /// Any item may be the one that is so named.
  mutating func tellUnseenNames() {
    guard namesUnseenItems else { return }
    for place in Array(items.keys) { items[place]?.isHandedOn = true }
  }

  private mutating func markHandedOn(_ expression: ObjectiveCExpression) {
    for place in made(by: expression, depth: 0) {
      items[place]?.isHandedOn = true
      views[place]?.isHandedOn = true
    }
  }

  /// The items and views that an expression names or lists. No method is asked: what it answers is its own matter.
  private func made(by expression: ObjectiveCExpression, depth: Int) -> [Int] {
    guard depth < 8 else { return [] }
    if expression.isMessage, items[expression.offset] != nil || views[expression.offset] != nil { return [expression.offset] }
    switch expression {
    case .path(let path, _): return meaning(of: path).map { made(by: $0, depth: depth + 1) } ?? []
    case .array(let elements, _): return elements.prefix(Self.mostElements).flatMap { made(by: $0, depth: depth + 1) }
    case .conditional(let first, let second, _, _):
      return made(by: first, depth: depth + 1) + made(by: second, depth: depth + 1)
    default: return []
    }
  }

  /// Lists are looked through so far: 64.
  private static var mostElements: Int { 64 }

  /// Properties that show what they are given, and change nothing of it.
  private static let shown: Set = [
    "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems", "backBarButtonItem",
    "toolbarItems", "items", "titleView", "customView", "view",
  ]
  /// Messages that do the same with what they are handed.
  private static let keepers: Set = [
    "setLeftBarButtonItem", "setRightBarButtonItem", "setLeftBarButtonItems", "setRightBarButtonItems", "setToolbarItems",
    "setItems", "setBackBarButtonItem", "setCustomView", "initWithCustomView", "arrayWithObjects", "arrayWithObject",
    "initWithObjects", "initWithBarButtonItems", "arrayByAddingObject", "addObject", "insertObject", "addObjectsFromArray",
    "addSubview", "isEqual",
  ]
  /// Messages that count who holds an object.
  private static let counters: Set = ["autorelease", "retain"]
  private static let changers = ["apply", "style", "configure", "setup", "update", "make", "prepare", "decorate"]
}

extension ObjectiveCItem {
  /// Whether the item is made with an image or a view alone and no code names it, or the button in it.
  ///
  /// - Parameter handed: Names that a method has for what its caller hands it, which may name the item.
  func isSurelyUnnamed(view: ObjectiveCItem?, except handed: Set<String> = []) -> Bool {
    guard type == "UIBarButtonItem", !isOfBaseClass, !isHandedOn else { return false }
    guard initialiser.argument("initWithImage") != nil || initialiser.argument("initWithCustomView") != nil else { return false }
    if viewExpression != nil {
      // A class of the project's may name itself.
      guard let view, view.type == "UIButton", !view.isHandedOn, view.isMadePlain else { return false }
    }
    return (settings + (view?.settings ?? [])).allSatisfy { setting in
      guard Self.naming.contains(setting.property), !setting.value.isNil else { return true }
      guard let path = setting.value.path, path.count == 1 else { return false }
      return handed.contains(path[0])
    }
  }

  /// Whether a button is made with nothing on it.
  private var isMadePlain: Bool {
    ["init", "new", "initWithFrame:", "buttonWithType:"].contains(initialiser.selector ?? "")
  }

  /// Properties that give an item or a button a name, or something that has one.
  static let naming: Set = [
    "title", "label", "attributedTitle", "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityUserInputLabels",
    "accessibilityElements", "isAccessibilityElement", "accessibilityLabelBlock", "configuration", "configurationUpdateHandler",
    "primaryAction", "toolTip",
  ]
}
