import LintelModel

/// Follows a class's methods: which items they make, what is set on them, and on which bar they put them.
struct ObjectiveCEvaluator {
  /// Where an item can be put.
  enum Slot: String, Hashable { case left, right, toolbar, back }

  /// A bar of one owner: the class's own, or that of another controller which a method sets up.
  struct Bar {
    var owner: String
    /// By slot, each assignment as the items it puts there; the offsets at which they are made name them.
    var assignments: [Slot: [ObjectiveCSetting<[Int]>]] = [:]
    /// By branches, or by what a method returns that the class asks.
    var titles: [ObjectiveCSetting<LocalizedText>] = []
    var backTitle: LocalizedText = .none
    /// When a view takes the title's place.
    var titleViews: [Conditions] = []
    /// The controls among them that the class makes.
    var titleControls: [ObjectiveCSetting<ObjectiveCItem>] = []
    /// By slot, what is put there and not followed.
    var unread: [Slot: [ObjectiveCExpression]] = [:]
    var offset: Int

    var hasTitleView: Bool { titleViews.contains { $0.arms.isEmpty } }

    /// More titles or lists of items than a person gives one bar.
    private static let mostSettings = 40

    /// Those that it does not have yet. What a method sets later replaces what it has set before.
    mutating func add(titles new: [ObjectiveCSetting<LocalizedText>]) {
      guard let first = new.first, titles.count < Self.mostSettings else { return }
      titles.replace(under: first.within, in: first.method)
      for title in new {
        if let known = titles.firstIndex(where: { $0.value.reads(like: title.value) }) {
          titles[known].conditions = titles[known].conditions.either(title.conditions)
        } else {
          titles.append(title)
        }
      }
    }

    mutating func put(_ new: [ObjectiveCSetting<[Int]>], in slot: Slot) {
      guard let first = new.first, assignments[slot]?.count ?? 0 < Self.mostSettings else { return }
      assignments[slot, default: []].replace(under: first.within, in: first.method)
      assignments[slot, default: []] += new
    }
  }

  let type: String
  let methods: [ObjectiveCMethod]
  /// The other classes of the project.
  let classes: ObjectiveCClasses
  var texts: ObjectiveCTexts
  var members: [String: ObjectiveCExpression] = [:]
  var locals: [String: ObjectiveCExpression] = [:]
  var items: [Int: ObjectiveCItem] = [:]
  /// The items that code has taken out of a list again: that they are on no bar is known.
  var takenOut: Set<Int> = []
  /// Views that items may have, by the places where they are made.
  var views: [Int: ObjectiveCItem] = [:]
  var bars: [Bar] = []
  /// By the members that hold them, the items that no code makes.
  var held: [String: ObjectiveCItem] = [:]
  /// Those that have their text before anybody sees them.
  var heldFromStart: Set<String> = []
  /// Whether code names items that it has from a bar or a list.
  var namesUnseenItems = false
  /// Which of its own methods the class asks for which part of its bar.
  var parts: [InheritedBars.Part] = []
  /// What methods return, as the items that it means and as it is written.
  private(set) var results: [String: [(items: [Conditional<[Int]>], value: ObjectiveCExpression, conditions: Conditions)]] =
    [:]
  /// The identifiers that the toolbar's delegate returns, in order.
  private(set) var defaultIdentifiers: [String] = []
  /// Where it does.
  private(set) var defaultIdentifiersOffset: Int?
  /// By statement, those that it allows besides, and whether these are all.
  private(set) var allowedIdentifiers: [(names: [String], areAll: Bool)] = []
  /// Whether the default ones are all that are allowed: `return [self toolbarAllowedItemIdentifiers:toolbar];`.
  private var listsAllAllowed = false
  /// Those of the items that stay selected, as tabs do; nil where there are none, empty where another method tells.
  private(set) var selectableIdentifiers: [String]?
  /// Whether a method answers which items stay selected, in whatever way.
  private(set) var answersSelectable = false
  /// What the class says of its bars besides titles and items.
  var facts = ObjectiveCFacts()
  /// The identifier that the code at hand is for.
  private(set) var asked: ObjectiveCExpression?
  /// What the toolbar's delegate answers by members, in the order of the source.
  var handedOut: [HandedOut] = []
  /// The identifiers for which it answers something else as well.
  var handedOtherwise: Set<String> = []
  /// What the method at hand calls what it is handed.
  var parameters: [String] = []
  /// Of the method at hand.
  private(set) var selector = ""
  /// The conditions of the statement at hand.
  private(set) var conditions = Conditions.always
  /// Whether the method at hand decides how wide views of items are that it is handed.
  var limitsWidths = false
  /// What the screen's title is displayed like, whether the bar shows large ones, and whether this one is.
  var largeTitleMode: ObjectiveCExpression?
  var prefersLargeTitles = false
  var isLargeTitle: Bool?
  /// The methods that lead here by calls.
  let trail: [String]
  let file: String

  /// - Parameter inherited: Methods of base classes that run for it, the farthest class's first.
  init(
    type: String, methods own: [ObjectiveCMethod], inherited: [ObjectiveCMethod] = [], texts: ObjectiveCTexts,
    classes: ObjectiveCClasses
  ) {
    self.type = type
    methods = own + inherited.reversed()
    self.texts = texts
    self.classes = classes
    trail = []
    file = methods.first?.file ?? ""
    for method in methods {
      var isRun = true
      var own: Set<String> = []
      for statement in method.statements {
        if case .branch(let new) = statement { isRun = !new.settings.isEmpty }
        if case .declared(let name) = statement { own.insert(name) }
        guard isRun, case .assignment(let path, let value) = statement else { continue }
        // Another method that has the name means something else.
        if path.count == 1, own.contains(path[0]) { continue }
        if let name = Self.member(path), members[name] == nil { members[name] = value }
      }
    }
    classes.beginClass()
    // An item is made before it is put on a bar, wherever the method is that makes it on demand.
    let running = inherited + own
    let makers = running.filter {
      $0.parameters.isEmpty && ($0.result == "UIBarButtonItem" || $0.makesOnlyMembers(with: classes))
    }
    let first = Set(makers.map(\.selector))
    for method in makers { run(method) }
    for method in running where !first.contains(method.selector) { run(method) }
    if listsAllAllowed { defaultIdentifiers = allowedIdentifiers.flatMap(\.names) }
    nameHandedOut()
    tellUnseenNames()
    noteItemTexts()
    noteLargeTitle()
  }

  /// One method, with what it is handed.
  ///
  /// - Parameters:
  ///   - place: Where it is called, which replaces the places of another file.
  ///   - items: Those that it may be handed.
  init(
    inside method: ObjectiveCMethod, handed: [String: ObjectiveCExpression], from caller: ObjectiveCEvaluator,
    at place: Int = 0, knowing items: [Int: ObjectiveCItem] = [:]
  ) {
    type = method.type
    methods = [method]
    let location = caller.texts.location
    var texts = caller.texts
    texts.location = { location($0 < Self.elsewhere ? $0 : place) }
    self.texts = texts
    classes = caller.classes
    trail = caller.trail + [method.selector]
    file = caller.file
    self.items = items
    run(method, handed: handed)
    tellUnseenNames()
  }

  /// The names that a method's texts may use.
  var namedTexts: ObjectiveCTexts {
    var texts = texts
    texts.names = texts.names.merging(members.filter { !parameters.contains($0.key) }) { $1 }.merging(locals) { $1 }
    return texts
  }

  /// What a name means to the method at hand: what it gives it, else the class's member, unless it is handed something under
  /// that name.
  func meaning(of path: [String]) -> ObjectiveCExpression? {
    guard let name = Self.member(path) else { return nil }
    if let value = locals[name] { return value }
    return path.count == 1 && parameters.contains(path[0]) ? nil : members[name]
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
    conditions = .always
    limitsWidths = false
    var askedNames: [String: String] = [:]
    let known = parts.count
    defer { if limitsWidths { for index in known..<parts.count { parts[index].limitsWidths = true } } }
    for statement in method.statements {
      switch statement {
      case .branch(let new): conditions = new
      // No system that the app is built for comes here.
      case .assignment, .expression, .result: if conditions.settings.isEmpty { continue }
      default: break
      }
      switch statement {
      case .branch: break
      case .declared(let name): locals[name] = nil
      case .asked(let first, let second):
        // Which of the two a caller hands in, and which is the constant, their names need not say.
        let isSecond = !parameters.contains(first) && second.path.map { $0.count == 1 && parameters.contains($0[0]) } ?? false
        let name = isSecond ? second.path?.first ?? first : first
        guard parameters.contains(name) else { continue }
        let meant = read(isSecond ? .path([first], offset: second.offset) : second, isName: true)
        asked = meant
        locals[name] = meant
        askedNames[first] = name
      case .askedNoMore(let first):
        let name = askedNames[first] ?? first
        guard parameters.contains(name) else { continue }
        asked = nil
        locals[name] = handed[name]
      case .assignment(let path, let value): assign(value, to: path, in: method)
      case .expression(let expression), .result(let expression):
        register(expression, depth: 0)
        if case .result = statement {
          noteHandedOut(expression)
          results[method.selector, default: []].append(
            (alternatives(of: expression, depth: 0), expression.replacing(locals), conditions))
        }
        follow(expression)
        if case .message(let receiver, ["addObject"], let added, _) = expression,
          let name = receiver.path.flatMap(Self.member),
          let element = added.first
        {
          // What the name means now may be given to it anew before the list is asked for.
          let element = optional(items[element.offset] == nil ? element.replacing(locals) : element)
          guard case .array(let elements, let offset)? = local(name) else {
            locals[name] = .array([element], offset: expression.offset)
            continue
          }
          locals[name] = .array(elements + [element], offset: offset)
        }
        takeOut(expression)
        if case .message(let receiver, ["performSelector", "withObject"], let handed, _) = expression,
          case .call("@selector", let named, _) = handed[0].replacing(locals),
          let setter = named.first?.path?.first, setter.hasPrefix("set"), let path = receiver.path
        {
          let name = setter.dropFirst(3)
          assign(handed[1], to: path + [name.prefix(1).lowercased() + name.dropFirst()], in: method)
        }
        if method.selector == "toolbarDefaultItemIdentifiers:", case .result = statement {
          defaultIdentifiers = identifiers(in: expression)
          defaultIdentifiersOffset = expression.offset
          listsAllAllowed = expression.selector == "toolbarAllowedItemIdentifiers:"
        }
        if method.selector == "toolbarAllowedItemIdentifiers:", case .result = statement {
          let isOfDefaults = expression.selector == "toolbarDefaultItemIdentifiers:"
          let all = isOfDefaults ? [] : allIdentifiers(in: expression)
          allowedIdentifiers.append((names: all ?? identifiers(in: expression), areAll: all != nil))
        }
        if method.selector == "toolbarSelectableItemIdentifiers:", case .result = statement {
          let named = identifiers(in: expression)
          let isOfAll = ["toolbarAllowedItemIdentifiers:", "toolbarDefaultItemIdentifiers:"].contains(expression.selector)
          selectableIdentifiers = named.isEmpty && !isOfAll ? nil : named
          if case .array = expression {} else { answersSelectable = !expression.isNil }
        }
      }
    }
  }

  private mutating func assign(_ written: ObjectiveCExpression, to path: [String], in method: ObjectiveCMethod) {
    register(written, depth: 0)
    guard let property = path.last else { return }
    let value =
      path.count > 1 && Self.readProperties.contains(property)
      ? read(written) : readBack(written, for: asked?.name) ?? written
    facts.note(value, setTo: path, in: method.selector)
    if property == "prefersLargeTitles", value.path == ["YES"] { prefersLargeTitles = true }
    if property == "largeTitleDisplayMode", path.dropLast() == ["self", "navigationItem"] {
      largeTitleMode = value.replacing(locals)
    }
    if place(value, at: path, in: method) { return }
    noteHeld(value, by: path)
    if path.count > 1 {
      // `[self.navigationItem setName:…]` of a category, which reads like a property here.
      let setter = "set" + property.prefix(1).uppercased() + property.dropFirst()
      follow(
        .message(
          receiver: .path(Array(path.dropLast()), offset: value.offset), labels: [setter], arguments: [value],
          offset: value.offset))
      let object = ObjectiveCExpression.path(Array(path.dropLast()), offset: value.offset)
      if property == "adjustsFontSizeToFitWidth" { limitWidth(of: Array(path.dropLast())) }
      let made = alternatives(of: object, depth: 0).filter { !conditions.excludes($0.conditions) }
      if made.isEmpty { noteHeld(property, value, of: Array(path.dropLast())) }
      let views = viewOffsets(of: object, depth: 0)
      if made.isEmpty, views.isEmpty { noteNaming(of: Array(path.dropLast()), by: property) }
      let names = identifiersRead(by: written)
      for offset in Set(made.flatMap(\.value)) {
        let meant = value.replacing(locals)
        let set = property == "image" ? held(image: meant) ?? meant : meant
        items[offset]?.settings.append(
          .init(property: property, value: set, asked: asked?.name, conditions: conditions))
        for name in names {
          guard let own = readBack(written, for: name) else { continue }
          items[offset]?.settings.append(.init(property: property, value: own, asked: name, conditions: conditions))
        }
      }
      for offset in views {
        self.views[offset]?.settings.append(
          .init(property: property, value: value.replacing(locals), asked: asked?.name, conditions: conditions))
      }
    }
    if let name = Self.member(path) { locals[name] = branched(value, instead: locals[name]) }
  }

  /// The image that a member holds under that name: `_pinImage = [NSImage imageNamed:@"pin"]` of another method.
  private func held(image: ObjectiveCExpression) -> ObjectiveCExpression? {
    guard let path = image.path, let name = Self.member(path), !parameters.contains(name), let held = members[name],
      let label = held.selector?.split(separator: ":").first,
      ["imageNamed", "systemImageNamed", "imageWithSystemSymbolName"].contains(label)
    else { return nil }
    return held
  }

  private mutating func place(_ value: ObjectiveCExpression, at path: [String], in method: ObjectiveCMethod) -> Bool {
    let property = path.last ?? ""
    var owner = Array(path.dropLast())
    if owner.first == "self" { owner.removeFirst() }
    if type == "UINavigationItem", owner.isEmpty, path.count == 2 { owner = ["navigationItem"] }
    let slot: Slot? =
      switch property {
      case "leftBarButtonItem", "leftBarButtonItems": .left
      case "rightBarButtonItem", "rightBarButtonItems": .right
      case "toolbarItems": .toolbar
      case "items": owner.last?.lowercased().hasSuffix("toolbar") == true || holdsToolbar(owner) ? .toolbar : nil
      case "backBarButtonItem": .back
      default: nil
      }
    let isNavigationItem = owner.last == "navigationItem" || owner.suffix(2) == ["navigationBar", "topItem"]
    if owner.last == "navigationItem" { owner.removeLast() }
    // The item that a navigation bar shows is the one of the controller that is seen.
    if owner.last == "topItem" { owner = [] }
    let ownerName = owner.isEmpty || slot == .toolbar ? type : "\(owner.joined(separator: ".")) in \(type)"
    if property == "frame" || slot == .toolbar { noteFrame(property == "frame" ? value : nil, of: owner) }
    note(value, in: slot, property: property, isOwn: owner.isEmpty)
    func setting<Value>(_ value: Conditional<Value>) -> ObjectiveCSetting<Value>? {
      guard !conditions.excludes(value.conditions) else { return nil }
      return ObjectiveCSetting(
        value: value.value, conditions: conditions.and(value.conditions), within: conditions, method: method.selector)
    }
    if let slot {
      let found = value.isNil ? [Conditional([])] : alternatives(of: value, depth: 0)
      let settings = found.compactMap(setting)
      let unread = unreadItems(in: value, isList: property.hasSuffix("s"))
      edit(ownerName, at: value.offset) {
        $0.put(settings, in: slot)
        $0.note(unread: unread, in: slot)
      }
      return true
    }
    guard isNavigationItem || (owner.isEmpty && classes.mayHaveNavigationBar(type)) else { return false }
    switch property {
    case "title" where path.count > 1 || Self.member(path) == nil:
      let titles = namedTexts.alternatives(of: value).compactMap(setting)
      edit(ownerName, at: value.offset) { $0.add(titles: titles) }
    case "titleView":
      guard !value.isNil else { return true }
      if let title = stackedTitle(value) {
        let titles = namedTexts.alternatives(of: title).compactMap(setting)
        edit(ownerName, at: value.offset) { $0.add(titles: titles) }
        return true
      }
      let control = titleControl(value).flatMap { setting(Conditional($0)) }
      edit(ownerName, at: value.offset) { [conditions] in
        $0.titleViews.append(conditions)
        $0.titleControls.replace(under: conditions, in: method.selector)
        if let control { $0.titleControls.append(control) }
      }
      if owner.isEmpty { noteTitleView(under: conditions) }
    case "backButtonTitle":
      let text = namedTexts.text(of: value)
      edit(ownerName, at: value.offset) { $0.backTitle = text }
    default: return false
    }
    return true
  }

  mutating func edit(_ owner: String, at offset: Int, _ change: (inout Bar) -> Void) {
    if !bars.contains(where: { $0.owner == owner }) { bars.append(Bar(owner: owner, offset: offset)) }
    if let index = bars.firstIndex(where: { $0.owner == owner }) { change(&bars[index]) }
  }
}
