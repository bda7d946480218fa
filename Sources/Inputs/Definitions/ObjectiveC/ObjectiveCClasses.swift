import LintelModel

/// The classes of a project's Objective-C files: what they inherit from, and their methods that make items.
final class ObjectiveCClasses {
  private let parents: [String: String]
  /// What methods without arguments answer.
  let getters: ObjectiveCGetters
  /// The same with what classes of another language inherit from that are asked for a text.
  private lazy var lineage: InheritedBars = InheritedBars(parents: parents.merging(getters.others.parents) { own, _ in own })
  private lazy var children: [String: [String]] = Dictionary(grouping: lineage.parents.keys) { lineage.parents[$0] ?? "" }
  /// Those that may make an item of what they are handed, by selector.
  private let makers: [String: [ObjectiveCMethod]]
  /// Those that may give a bar its title or a view in its place, and those of categories that put items on it, by selector.
  private let setters: [String: [ObjectiveCMethod]]
  /// What classes ask methods for that their subclasses may override.
  private(set) var parts: [String: [InheritedBars.Part]] = [:]
  /// By class, the constants that its methods answer.
  private var answers: [String: [String: String]] = [:]
  private var followed: Set<String> = []
  /// The bytes of the files that methods are in, and the lines of those that were asked for a place.
  private let bytes: [String: [UInt8]]
  private var lines: [String: SourceLines] = [:]
  /// Calls that may still be followed: hostile source calls without end. In all: 10,000.
  private var callsLeft = 10_000
  /// The same of methods that are asked for what they return. In all: 50,000, and in one class 1,000.
  private var questionsLeft = 50_000
  private var questionsOfClassLeft = 1_000

  init(
    parents: [String: String] = [:], methods: [ObjectiveCMethod] = [], files: [SourceFile] = [],
    getters: ObjectiveCGetters = ObjectiveCGetters([])
  ) {
    self.parents = parents
    bytes = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    self.getters = getters
    makers = Dictionary(grouping: methods.filter(\.mayMakeItem), by: \.selector)
    setters = Dictionary(grouping: methods.filter { $0.setsTitle || $0.putsItems }, by: \.selector)
  }

  func ancestors(of type: String) -> [String] { InheritedBars(parents: parents).ancestors(of: type) }

  /// The platform's class that a class is or comes from, as far as headers tell.
  func base(of type: String) -> String {
    ancestors(of: type).first { $0.hasPrefix("NS") || $0.hasPrefix("UI") } ?? type
  }

  /// What an object of the class answers to a message without arguments, if its own method or the nearest inherited one says
  /// one thing only.
  ///
  /// - Parameter isExact: Whether it is of no class that inherits from this one, which may answer something else.
  func answer(ofGetter name: String, of type: String, isExact: Bool) -> ObjectiveCGetters.Answer? {
    if !isExact {
      guard let heirs = descendants(of: type), heirs.allSatisfy({ getters.answers(name, of: $0)?.isEmpty == true }) else {
        return nil
      }
    }
    for owner in lineage.ancestors(of: type) {
      guard let all = getters.answers(name, of: owner) else { return nil }
      if !all.isEmpty { return all.count == 1 ? all[0] : nil }
    }
    return nil
  }

  /// Classes that inherit from one are looked at if they are at most so many: 100.
  private static let mostDescendants = 100

  private func descendants(of type: String) -> Set<String>? {
    var found: Set<String> = []
    var next = children[type] ?? []
    while let one = next.popLast() {
      guard found.count <= Self.mostDescendants else { return nil }
      if found.insert(one).inserted { next += children[one] ?? [] }
    }
    return found
  }

  func add(parts new: [InheritedBars.Part], of type: String) {
    for part in new where !(parts[type] ?? []).contains(part) { parts[type, default: []].append(part) }
  }

  func add(answers new: [String: String], of type: String) {
    if !new.isEmpty { answers[type, default: [:]].merge(new) { old, _ in old } }
  }

  /// The constant that a class answers, or the nearest one that it inherits from.
  func answer(_ method: String, of type: String) -> String? {
    ancestors(of: type).lazy.compactMap { self.answers[$0]?[method] }.first
  }

  /// What the classes that it inherits from ask methods for, and what the platform's controllers do.
  func parts(of type: String) -> [InheritedBars.Part] {
    guard mayHaveNavigationBar(type) else { return [] }
    return ancestors(of: type).dropFirst().flatMap { parts[$0] ?? [] } + [InheritedBars.Part(slot: .title, method: "title")]
  }

  /// Whether a class is a controller, as far as names tell, and none of AppKit's, whose titles are no bar's.
  func mayHaveNavigationBar(_ type: String) -> Bool {
    let ancestors = ancestors(of: type)
    return ancestors.contains { $0.hasSuffix("Controller") || $0.hasSuffix("VC") }
      && !ancestors.contains { $0.hasPrefix("NS") }
  }

  /// The names of all methods that some class asks for a part of its bar.
  var partMethods: Set<String> { Set(parts.values.joined().map(\.method)) }

  /// The method that such a message means, if it may make an item.
  func maker(_ selector: String, of receiver: ObjectiveCExpression, in type: String) -> ObjectiveCMethod? {
    guard let all = makers[selector] else { return nil }
    let path = receiver.path ?? []
    let isOwn = ["self", "super"].contains(path.first) && (path.count == 1 || path == ["self", "class"])
    let owners = isOwn ? ancestors(of: type) : path.count == 1 ? ancestors(of: path[0]) : []
    for owner in owners { if let method = all.first(where: { $0.type == owner }) { return method } }
    return all.count == 1 ? all[0] : nil
  }

  /// Where something is in a file that methods are in; nil for a place that the file does not have.
  func location(of offset: Int, in file: String) -> SourceLocation? {
    guard let bytes = bytes[file], bytes.indices.contains(offset) else { return nil }
    let lines = self.lines[file] ?? SourceLines(bytes)
    self.lines[file] = lines
    let (line, column) = lines.position(of: offset)
    return SourceLocation(file: file, line: line, column: column)
  }

  func beginClass() { questionsOfClassLeft = 1_000 }

  func mayAsk() -> Bool {
    questionsLeft -= 1
    questionsOfClassLeft -= 1
    return questionsLeft >= 0 && questionsOfClassLeft >= 0
  }

  /// The method that such a message to a navigation item, or to the controller itself, means, if it gives the bar a title
  /// or items.
  func barSetter(_ selector: String, of receiver: [String], in type: String) -> ObjectiveCMethod? {
    guard let all = setters[selector] else { return nil }
    if receiver.last == "navigationItem" { return all.first { $0.type == "UINavigationItem" } }
    guard receiver == ["self"] || receiver == ["super"], mayHaveNavigationBar(type) else { return nil }
    let owners = ancestors(of: type).dropFirst() + ["UIViewController"]
    for owner in owners { if let method = all.first(where: { $0.type == owner }) { return method } }
    return nil
  }

  /// Whether a class is UIKit's: the project has categories of it, and no more.
  func isOfPlatform(_ type: String) -> Bool { type.hasPrefix("UI") && parents[type] == nil }

  /// The first words of the messages by which a controller asks a category for a part of its bar.
  var categoryCalls: Set<String> {
    Set(
      setters.values.joined().filter { isOfPlatform($0.type) && $0.type.hasSuffix("Controller") }.compactMap { method in
        method.selector.split(separator: ":").first.map(String.init)
      })
  }

  func mayFollow() -> Bool {
    callsLeft -= 1
    return callsLeft >= 0
  }

  func noteFollowed(_ method: ObjectiveCMethod) { followed.insert("\(method.type) \(method.selector)") }
  func isFollowed(_ selector: String, of type: String) -> Bool { followed.contains("\(type) \(selector)") }

  /// For classes of other languages: what methods make of their arguments.
  func inherited(_ texts: ObjectiveCTexts) -> InheritedBars {
    var factories: [String: InheritedBars.Factory] = [:]
    for method in makers.values.joined() where ObjectiveCItem.isItem(method.result) && !method.parameters.isEmpty {
      guard factories[method.selector] == nil, let factory = ObjectiveCFactory.find(in: method, texts, self) else { continue }
      factories[method.selector] = factory
    }
    return InheritedBars(parts: parts, parents: parents, factories: factories)
  }

  /// `@interface Child : Parent` of a file.
  static func parents(in source: ObjectiveCSource) -> [(child: String, parent: String)] {
    source.tokens.indices.compactMap { index in
      guard source.isSymbol("@", at: index), source.identifier(at: index + 1) == "interface",
        let child = source.identifier(at: index + 2)
      else { return nil }
      // `@interface List<Element> : Base`
      var colon = index + 3
      if source.isSymbol("<", at: colon) { while colon < index + 12, !source.isSymbol(":", at: colon) { colon += 1 } }
      guard source.isSymbol(":", at: colon), let parent = source.identifier(at: colon + 1) else { return nil }
      return (child, parent)
    }
  }
  static func mayDeclare(_ bytes: [UInt8]) -> Bool { bytes.holds(interface) }
  private static let interface = Array("@interface".utf8)
}

extension ObjectiveCMethod {
  /// Whether it returns an item, or is called as if it made one.
  fileprivate var mayMakeItem: Bool {
    if selector == "toolbar:itemForItemIdentifier:willBeInsertedIntoToolbar:" { return false }
    if ObjectiveCItem.isItem(result) { return true }
    let name = selector.lowercased()
    return result == "void" && !parameters.isEmpty && (name.contains("toolbaritem") || name.contains("barbutton"))
      && ["add", "create", "make"].contains(where: name.hasPrefix)
  }
}

/// What a method that makes an item does with its arguments, found by handing it names that nothing else uses.
enum ObjectiveCFactory {
  static func find(
    in method: ObjectiveCMethod, _ texts: ObjectiveCTexts, _ classes: ObjectiveCClasses
  ) -> InheritedBars.Factory? {
    let names = method.parameters.indices.map { "$\($0)" }
    let handed = Dictionary(
      zip(method.parameters, names.map { ObjectiveCExpression.path([$0], offset: 0) }), uniquingKeysWith: { first, _ in first })
    let nobody = ObjectiveCEvaluator(type: method.type, methods: [], texts: texts, classes: classes)
    let inside = ObjectiveCEvaluator(inside: method, handed: handed, from: nobody)
    guard let made = (inside.results[method.selector] ?? []).lazy.flatMap(\.items).compactMap(\.value.first).first,
      let item = inside.items[made]
    else { return nil }
    let view = inside.view(of: item) ?? inside.views[made]
    var factory = InheritedBars.Factory(isOfWindow: item.isWindowItem, roles: [:])
    let isLimited = view?.isWidthLimited == true || (classes.parts[method.type] ?? []).contains(where: \.limitsWidths)
    factory.limitsWidth = isLimited && item.viewExpression != nil
    // What the class does to the views of its items, it does to those of its own and of those who inherit from it.
    if view?.isWidthLimited != true { factory.limitingClass = method.type }
    factory.leavesUnnamed = item.isSurelyUnnamed(view: view, except: Set(names))
    factory.showsImageInView = item.showsImage(in: view)
    for (number, name) in names.enumerated() {
      var roles = Set(item.said.compactMap { role($0.property, $0.value, of: name) })
      roles.formUnion((view?.said ?? []).compactMap { role($0.property, $0.value, of: name) })
      if !roles.isEmpty { factory.roles[number] = roles.sorted { $0.rawValue < $1.rawValue } }
    }
    return factory.roles.isEmpty ? nil : factory
  }

  private static func role(
    _ property: String, _ value: ObjectiveCExpression, of name: String
  ) -> InheritedBars.Factory.Role? {
    guard value.names.contains(name) else { return nil }
    switch property {
    case "title", "label": return .title
    case "image":
      guard case .message(_, let labels, _, _) = value else { return .image }
      return labels.first?.lowercased().contains("system") == true ? .systemImageName : .imageName
    case "accessibilityLabel": return .accessibilityLabel
    case "paletteLabel": return .paletteLabel
    case "toolTip": return .toolTip
    case "menu": return .menu
    case "systemItem": return .systemItem
    case "identifier": return .identifier
    default: return nil
    }
  }
}

extension ObjectiveCItem {
  /// What it is made with and what is set on it, by the names of properties.
  fileprivate var said: [Setting] {
    let made: [(String, String)] = [
      ("initWithTitle", "title"), ("title", "title"), ("initWithImage", "image"), ("image", "image"), ("menu", "menu"),
      ("initWithBarButtonSystemItem", "systemItem"), ("initWithItemIdentifier", "identifier"),
      ("groupWithItemIdentifier", "identifier"),
    ]
    return made.compactMap { label, property in
      initialiser.argument(label).map { Setting(property: property, value: $0, asked: nil) }
    } + settings
  }
}
