import LintelModel

extension ObjectiveCEvaluator {
  /// What a method of the project's gives the bar of the code that calls it: a category's of the navigation item or of all
  /// controllers, or one of a base class.
  mutating func follow(_ expression: ObjectiveCExpression) {
    guard trail.count < Self.deepestCall, case .message(let receiver, _, let arguments, let offset) = expression,
      let selector = expression.selector, let path = receiver.path, !trail.contains(selector),
      // Its own method is read where it is.
      path != ["self"] || !methods.contains(where: { $0.selector == selector }),
      let method = classes.barSetter(selector, of: path, in: type), method.parameters.count == arguments.count,
      classes.mayFollow()
    else { return }
    let isOfThisFile = method.file == file
    let distance = isOfThisFile ? 0 : Self.elsewhere * (trail.count + 1)
    let body = isOfThisFile ? method : method.moved(by: distance, to: file)
    let handed = Dictionary(zip(method.parameters, arguments.map { self.handed($0) }), uniquingKeysWith: { first, _ in first })
    let inside = ObjectiveCEvaluator(inside: body, handed: handed, from: self, at: offset, knowing: items)
    guard let bar = inside.bars.first(where: { $0.owner == method.type }) else { return }
    var owner = path
    if owner.first == "self" || owner.first == "super" { owner.removeFirst() }
    if owner.last == "navigationItem" { owner.removeLast() }
    let (conditions, caller) = (conditions, self.selector)
    let ownerName = owner.isEmpty ? type : "\(owner.joined(separator: ".")) in \(type)"
    take(itemsOf: bar, in: inside, of: method, distance, for: ownerName, at: offset)
    edit(ownerName, at: offset) { own in
      own.add(
        titles: bar.titles.filter { !conditions.excludes($0.conditions) }.map { title in
          var title = title
          title.conditions = conditions.and(title.conditions)
          (title.within, title.method) = (conditions, caller)
          return title
        })
      own.titleViews += bar.titleViews.map { conditions.and($0) }
      if bar.backTitle.isPresent { own.backTitle = bar.backTitle }
    }
    for view in bar.titleViews { noteTitleView(under: conditions.and(view)) }
  }

  /// The text of the first of several labels one below the other in a view, which are a title and what goes with
  /// it: such a view is as wide as they are, and is cut like a title.
  func stackedTitle(_ value: ObjectiveCExpression) -> ObjectiveCExpression? {
    var value = value.replacing(locals)
    while case .conditional(let first, _, _, _) = value { value = first }
    guard value.createdClass == "UIStackView", case .array(let labels, _)? = value.argument("initWithArrangedSubviews"),
      !labels.isEmpty, labels.allSatisfy({ $0.createdClass == "UILabel" }),
      views[value.offset]?.last("axis")?.path?.last?.hasSuffix("Vertical") == true
    else { return nil }
    return views[labels[0].offset]?.last("text")
  }

  /// The control that is put in the title's place, or the label with a text, as the item that shows it: what is set on it later
  /// is a part of it.
  func titleControl(_ value: ObjectiveCExpression) -> ObjectiveCItem? {
    guard let place = viewOffsets(of: value, depth: 0).min(), let view = views[place],
      ["UISegmentedControl", "UISearchBar", "UIButton"].contains(view.base)
        || view.base == "UILabel" && view.last("text") != nil
    else { return nil }
    let initialiser = ObjectiveCExpression.message(
      receiver: .path(["UIBarButtonItem"], offset: place), labels: ["initWithCustomView"], arguments: [.other(offset: place)],
      offset: place)
    return ObjectiveCItem(type: "UIBarButtonItem", base: "UIBarButtonItem", initialiser: initialiser, method: selector)
  }

  /// Notes which of its own methods the class asks before it puts a view in the title's place: a subclass that overrides one
  /// and has an answer shows that view.
  mutating func noteTitleView(under conditions: Conditions) {
    guard trail.isEmpty, classes.mayHaveNavigationBar(type) else { return }
    let names = conditions.arms.filter { $0.key.kind == .condition && $0.value == 0 }.keys.flatMap {
      $0.words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
    var asked = Set(names.filter { name in methods.contains { $0.selector == name } })
    for name in names { asked.formUnion(locals[name].map { ownMethods(in: $0, depth: 0) } ?? []) }
    for method in asked.sorted() { add(part: .init(slot: .titleView, method: method)) }
    if conditions.arms.isEmpty { add(part: .init(slot: .titleView, method: "")) }
  }

  /// Notes a constraint on a view's width, or on that of the view of an item that was handed in.
  mutating func noteWidth(_ expression: ObjectiveCExpression) {
    guard case .message(let receiver, let labels, let arguments, _) = expression, let label = labels.first,
      label.hasPrefix("constraint")
    else { return }
    if label == "constraintWithItem" {
      let isOfWidth = expression.argument("attribute")?.path?.last == "NSLayoutAttributeWidth"
      if isOfWidth, let view = arguments.first?.path { limitWidth(of: view) }
    } else if let path = receiver.path, path.last == "widthAnchor", !label.contains("GreaterThan") {
      let isExact = label == "constraintEqualToConstant" && conditions.arms.isEmpty
      limitWidth(of: Array(path.dropLast()), to: isExact ? arguments.first : nil)
    }
  }

  /// - Parameter width: How wide it is for certain; nil where it may be less.
  mutating func limitWidth(of path: [String], to width: ObjectiveCExpression? = nil) {
    let unread = ObjectiveCExpression.path([], offset: 0)
    let isOfTitle = path.last == "titleLabel"
    let path = isOfTitle ? Array(path.dropLast()) : path
    let view = ObjectiveCExpression.path(path, offset: 0)
    for offset in viewOffsets(of: view, depth: 0) {
      views[offset]?.isWidthLimited = true
      views[offset]?.note(width: isOfTitle ? unread : width ?? unread)
    }
    let stands = Self.member(path).flatMap { locals[$0] }?.path ?? path
    guard stands.last == "customView" else { return }
    limitsWidths = true
    for offset in alternatives(of: .path(Array(stands.dropLast()), offset: 0), depth: 0).flatMap(\.value) {
      items[offset]?.isWidthLimited = true
    }
  }
}

extension ObjectiveCItem {
  /// What is set to a property last.
  fileprivate func last(_ property: String) -> ObjectiveCExpression? { settings.last { $0.property == property }?.value }
}
