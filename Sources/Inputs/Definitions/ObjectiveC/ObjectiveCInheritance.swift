import LintelModel

/// What a project's base classes put on the bar before people see it, on the bars of the classes that inherit from them.
struct ObjectiveCInheritance {
  private let classes: ObjectiveCClasses
  private let byType: [String: [ObjectiveCEvaluator]]

  init(_ found: [ObjectiveCEvaluator], classes: ObjectiveCClasses) {
    self.classes = classes
    byType = Dictionary(grouping: found, by: \.type)
  }

  /// The class with the items of its base classes beside its own, and with their title where it has none. A class that puts
  /// nothing on its bar stays without one: the base class's bar stands for it.
  func inherited(by own: ObjectiveCEvaluator) -> ObjectiveCEvaluator {
    guard classes.mayHaveNavigationBar(own.type), let place = own.bars.firstIndex(where: { $0.owner == own.type }) else {
      return own
    }
    let run = ObjectiveCInheritedMethods(of: own.type, classes: classes) { byType[$0] ?? [] }
    guard !run.methods.isEmpty else { return own }
    let whole = whole(own, with: run.methods)
    guard let both = whole.bars.first(where: { $0.owner == own.type }) else { return own }
    var bar = own.bars[place]
    var added: [Int] = []
    for slot in [ObjectiveCEvaluator.Slot.left, .right, .toolbar] where !isAsked(for: slot, of: own) {
      let there = bar.assignments[slot] ?? []
      let isReplaced = there.contains {
        $0.conditions.arms.isEmpty && $0.conditions.settings == Conditions.Setting.all && run.selectors.contains($0.method)
      }
      if isReplaced { continue }
      let new = (both.assignments[slot] ?? []).filter { one in
        !one.value.isEmpty && !there.contains { $0.value == one.value }
      }
      bar.assignments[slot, default: []] += new
      bar.unread[slot] = both.unread[slot]
      added += new.flatMap(\.value)
    }
    if bar.titles.isEmpty, bar.titleViews.isEmpty, !bar.assignments.isEmpty { bar.titles = both.titles }
    if !bar.backTitle.isPresent { bar.backTitle = both.backTitle }
    var result = own
    result.texts = whole.texts
    result.bars[place] = bar
    for item in added where result.items[item] == nil { result.items[item] = whole.items[item] }
    result.views.merge(whole.views) { own, _ in own }
    // What code sets on an item that a base class makes is on that item.
    result.held = result.held.filter { whole.held[$0.key] != nil }
    return result
  }

  /// Whether a base class asks a method for what is there which the class overrides: its answer is told.
  private func isAsked(for slot: ObjectiveCEvaluator.Slot, of own: ObjectiveCEvaluator) -> Bool {
    let selectors = Set((byType[own.type] ?? []).flatMap(\.methods).map(\.selector))
    return classes.parts(of: own.type).contains { part in
      guard selectors.contains(part.method) else { return false }
      return switch part.slot {
      case .left: slot == .left
      case .right: slot == .right
      case .toolbar: slot == .toolbar
      default: false
      }
    }
  }

  /// The class as if the inherited methods were written in it, at places that its file does not have.
  private func whole(_ own: ObjectiveCEvaluator, with inherited: [ObjectiveCMethod]) -> ObjectiveCEvaluator {
    var files: [String] = []
    let moved = inherited.map { method -> ObjectiveCMethod in
      let number = files.firstIndex(of: method.file) ?? files.count
      if number == files.count { files.append(method.file) }
      return method.moved(by: Self.span * (number + 1), to: own.file)
    }
    var texts = own.texts
    let (here, classes) = (texts.location, classes)
    texts.location = { offset in
      let number = offset / Self.span - 1
      guard files.indices.contains(number) else { return here(offset) }
      return classes.location(of: offset % Self.span, in: files[number]) ?? here(0)
    }
    for type in Set(inherited.map(\.type)).sorted() {
      for base in byType[type] ?? [] {
        texts.names.merge(base.texts.names) { own, _ in own }
        texts.forms.merge(base.texts.forms) { own, _ in own }
      }
    }
    return ObjectiveCEvaluator(type: own.type, methods: own.methods, inherited: moved, texts: texts, classes: classes)
  }

  /// The places of one file end before the next one's begin, also those of calls that are followed in it.
  private static let span = ObjectiveCEvaluator.elsewhere * 64
}

/// The methods of base classes that the platform runs for a class before people see its bar.
private struct ObjectiveCInheritedMethods {
  /// The farthest class's first.
  let methods: [ObjectiveCMethod]
  /// All that are run, the class's own among them.
  let selectors: Set<String>

  init(of type: String, classes: ObjectiveCClasses, _ evaluated: (String) -> [ObjectiveCEvaluator]) {
    var below = evaluated(type).flatMap(\.methods)
    var inherited: [ObjectiveCMethod] = []
    for ancestor in classes.ancestors(of: type).dropFirst() {
      // What the project adds to the platform's classes is followed where it is called.
      if ancestor.hasPrefix("UI") || ancestor.hasPrefix("NS") { break }
      let theirs = evaluated(ancestor).flatMap(\.methods)
      inherited = theirs.filter { Self.runs($0, through: below) } + inherited
      below += theirs
    }
    // What a method calls that does not run itself runs neither.
    let bySelector = Dictionary(grouping: evaluated(type).flatMap(\.methods) + inherited, by: \.selector)
    var next = bySelector.keys.filter(Self.isOfPlatform).sorted()
    var reached: Set<String> = []
    while let selector = next.popLast() {
      guard reached.insert(selector).inserted else { continue }
      next += (bySelector[selector] ?? []).flatMap { $0.sent(to: "self") }
    }
    selectors = reached
    methods = inherited.filter { reached.contains($0.selector) }
  }

  private static func isOfPlatform(_ selector: String) -> Bool {
    selector.hasPrefix("init") || ["awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear:"].contains(selector)
  }

  /// Whether it runs though these methods of classes that inherit from it may override it. What is handed to any other one is
  /// followed where it is called.
  private static func runs(_ method: ObjectiveCMethod, through below: [ObjectiveCMethod]) -> Bool {
    guard !method.selector.isEmpty, method.parameters.isEmpty || isOfPlatform(method.selector) else { return false }
    // Each initializer calls one of the class above it.
    if method.selector.hasPrefix("init") { return true }
    return below.allSatisfy { other in
      other.selector != method.selector || other.result == "void" && other.sent(to: "super").contains(method.selector)
    }
  }
}

extension ObjectiveCMethod {
  /// The messages that its statements send to `self` or `super`, by their selectors; getters with a dot among them.
  fileprivate func sent(to receiver: String) -> Set<String> {
    var found: Set<String> = []
    func look(_ expression: ObjectiveCExpression, depth: Int) {
      guard depth < 60 else { return }
      if let path = expression.path, path.count > 1, path[0] == receiver {
        found.insert(path[1])
      } else if case .message(let target, _, _, _) = expression, target.path == [receiver], let selector = expression.selector {
        found.insert(selector)
      }
      for child in expression.children { look(child, depth: depth + 1) }
    }
    for statement in statements {
      switch statement {
      case .assignment(_, let value), .result(let value), .expression(let value): look(value, depth: 0)
      case .asked, .askedNoMore, .branch, .declared: break
      }
    }
    return found
  }
}
