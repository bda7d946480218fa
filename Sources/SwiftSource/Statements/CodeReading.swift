import LintelModel
import SwiftSyntax

/// Reads the code of a project's types statement by statement, once, without running it: what bar items it makes, what it
/// sets on them, and on which bars it puts them. Branches are told apart by their conditions, calls within the project are
/// followed a few levels down, and what cannot be followed stays the expression that is written.
final class CodeReading {
  let project: SwiftProject
  let scopes = Scopes()
  /// Every bar item that the code makes, in the order of reading.
  private(set) var items: [MadeObject] = []
  private var listed: Set<ObjectIdentifier> = []
  private(set) var placements: [SlotAssignment] = []
  /// Those of the first of two readings.
  private(set) var earlier: [SlotAssignment] = []
  private(set) var delegates: [ToolbarDelegate] = []
  private(set) var windowSettings: [WindowSetting] = []

  private var objects: [ObjectKey: MadeObject] = [:]
  private var properties: [String: Value] = [:]
  private var propertiesInReading: Set<String> = []
  private var unknownProperties: Set<String> = []
  private var itemTypes: [String: BarItemType?] = [:]
  private var itemProperties: [String: MemberDeclaration?] = [:]
  /// What code gives to properties later, by type and name.
  var assigned: [String: [Conditional<Value>]] = [:]
  var typesToReadAgain: Set<String> = []
  /// Where what is made that a list had and does not have any more.
  var takenOut: Set<SourceLocation> = []
  /// What expressions took out of lists and handed on.
  var takenElements: [TakenElement: Value] = [:]
  /// Types whose initializers were asked for what they give properties, by file and name; and how many ask at the moment.
  var initializedTypes: Set<String> = []
  var initializersInReading = 0
  /// Elements of lists that may still be mapped one by one: hostile source maps lists of lists without end. In all: 2,000.
  var elementsLeftToMap = 2_000
  /// How many other objects are being asked at the moment, one for the other.
  var asking = 0
  /// What types ask their own methods for that those which inherit from them may override.
  var parts: [String: [InheritedBars.Part]] = [:]
  /// The classes that nobody makes and all of whose bar is on those of classes that inherit from them.
  var leftToHeirs: Set<BarOwner> = []
  /// Whether methods fill a bar with what they are handed.
  var barFillers: [SyntaxIdentifier: Bool] = [:]
  /// The cases of enumerations that code goes through, by file and name.
  var enumCases: [String: [ExprSyntax]] = [:]
  /// What types' own methods and properties answer, by file, type and name.
  var memberAnswers: [String: MemberAnswers] = [:]
  private let entries = EntryFacts()
  private var cycles = 0
  private var outlets: [String: MadeObject] = [:]

  /// The same creation, reached by the same calls, makes the same object.
  private struct ObjectKey: Hashable {
    var node: SyntaxIdentifier
    var sites: [SyntaxIdentifier]
  }

  init(_ project: SwiftProject) {
    self.project = project
    var types: [TypeDeclaration] = []
    for file in project.files where Self.mayMakeBars(file) {
      types += TypeCollector.types(in: file, declaredInCode: true)
    }
    for type in types { read(type) }
    readAgain(types)
    forgetUnhandedPlacements()
    forgetPlacementsOfProtocols()
    readParts()
    joinSetups()
    inheritPlacements()
  }

  deinit {
    scopes.forget()
    for object in objects.values { object.forget() }
    for object in outlets.values { object.forget() }
  }

  /// What one method keeps in a property, or puts on a bar, is known to the methods before it only the second time.
  private func readAgain(_ types: [TypeDeclaration]) {
    let names = typesToReadAgain
    guard !names.isEmpty else { return }
    earlier = placements
    placements.removeAll { names.contains($0.owner.type) && !$0.isFromOutside }
    delegates.removeAll { names.contains($0.owner.type) }
    windowSettings.removeAll { names.contains($0.owner.type) }
    properties = [:]
    unknownProperties = []
    for type in types where names.contains(type.name) { read(type) }
  }

  /// Tests make items too, but no bar that people see.
  static func mayMakeBars(_ file: SwiftFile) -> Bool {
    // QuickLook is no tool of tests.
    let tools = ["import XCTest", "import Testing", "import Quick\n", "import Quick\r", "import Quick;", "import Nimble"]
    if tools.contains(where: { file.contains($0) }) { return false }
    if file.setsTitle || file.mayTitleOthers { return true }
    let words = [
      "BarButton", "navigationItem", "UINavigationItem", "NSToolbar", "toolbarItems", "setToolbarItems", "itemIdentifier:",
      "UISegmentedControl",
    ]
    return words.contains { file.contains($0) }
  }

  private func read(_ type: TypeDeclaration) {
    for member in type.members {
      switch member.node {
      case .variable(let declaration, let binding):
        project.functionBudget.reading { read(member, declaration, binding, of: type) }
      case .function, .initializer: _ = read(member, of: type)
      case .enumCase: break
      }
    }
  }

  private func read(
    _ member: MemberDeclaration, _ declaration: VariableDeclSyntax, _ binding: PatternBindingSyntax, of type: TypeDeclaration
  ) {
    _ = property(named: member.name, of: type.name, near: type.file)
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else { return }
    for accessor in accessors {
      guard let body = accessor.body, accessor.accessorSpecifier.tokenKind != .keyword(.get) else { continue }
      var context = Context(
        scope: Scope(file: type.file, type: type.name, of: scopes), activation: Activation(member.name),
        conditions: EnclosingConditions.of(declaration))
      for name in ["newValue", "oldValue"] { context.scope.names[name] = .parameter(name, type.file.location(of: accessor)) }
      tellWritten(member, to: accessor, context)
      run(body.statements, &context)
    }
  }

  /// Reads a function for itself, its parameters unknown.
  func read(_ member: MemberDeclaration, of type: TypeDeclaration) -> Value {
    guard let body = member.body else { return .nothing }
    let activation = Activation(member.name)
    var context = Context(
      scope: Scope(file: type.file, type: type.name, of: scopes), activation: activation,
      conditions: EnclosingConditions.of(member.syntax).and(EntryConditions.of(member, in: project, entries)))
    for parameter in member.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      context.scope.names[name] = .parameter(name, type.file.location(of: parameter))
    }
    let role = ToolbarDelegate.Role(member)
    if role == .item {
      context.identifierParameter = member.parameters.dropFirst().first.map { ($0.secondName ?? $0.firstName).text }
    }
    let delegate = role.map {
      ToolbarDelegate(role: $0, owner: owner(in: context), location: type.file.location(of: member.syntax))
    }
    delegate?.parameter = context.identifierParameter
    if let delegate { delegates.append(delegate) }
    activation.delegate = delegate
    let result = project.functionBudget.reading { run(body: body, &context) }
    delegate?.value = result
    return result
  }

  /// What a property holds; nil if it has no such property or nothing can be said.
  func property(named name: String, of type: String, near file: SwiftFile) -> Value? {
    project.functionBudget.reading { property(named: name, of: type, near: file, depth: 0) }
  }

  private func property(named name: String, of type: String, near file: SwiftFile, depth: Int) -> Value? {
    let key = "\(type).\(name)"
    if let known = properties[key] { return known }
    if unknownProperties.contains(key) { return nil }
    guard propertiesInReading.insert(key).inserted else {
      cycles += 1
      return nil
    }
    let cyclesBefore = cycles
    defer { propertiesInReading.remove(key) }
    let members = project.members(named: name, of: type, near: file)
    if assigned[key] == nil, let first = members.first { readInitializers(giving: first, of: type) }
    for member in members {
      let clauses = project.clauses(declaring: member)
      let values = clauses.compactMap { clause in
        held(by: clause.value, of: type, key).map { Conditional($0, clause.conditions) }
      }
      guard let first = values.first else { continue }
      // Where the value of one clause is not known, the others' would be told of no system.
      let value = values.count == clauses.count ? Value.oneOf(values) : first.value
      properties[key] = value
      return value
    }
    guard members.isEmpty, depth < 3, BarItemType.mayBeItem(named: name) else {
      if cycles == cyclesBefore { unknownProperties.insert(key) }
      return nil
    }
    // A superclass of the project's may have it.
    for parent in project.parents(of: type, near: file) {
      if let value = property(named: name, of: parent, near: file, depth: depth + 1) { return value }
    }
    if cycles == cyclesBefore { unknownProperties.insert(key) }
    return nil
  }

  /// What one declaration of a property holds.
  private func held(by member: MemberDeclaration, of type: String, _ key: String) -> Value? {
    guard case .variable(let declaration, let binding) = member.node else { return nil }
    let activation = Activation(member.name, site: binding.id)
    var context = Context(
      scope: Scope(file: member.file, type: type, of: scopes), activation: activation,
      conditions: EnclosingConditions.of(declaration))
    var value: Value?
    if let initial = binding.initializer?.value {
      value = self.value(of: Operand(initial), context)
      // A variable's first text says nothing about its last.
      if case .expression? = value, declaration.bindingSpecifier.tokenKind != .keyword(.let) { value = nil }
    } else if let body = member.body {
      value = run(body: body, &context)
      if case .nothing? = value { value = nil }
    }
    if let later = assigned[key] {
      let all = (value.map { [Conditional($0)] } ?? []) + later
      value = .oneOf(
        all.count == 1
          ? [Conditional(all[0].value)]
          : all.enumerated().map { Conditional($1.value, $1.conditions.inArm($0, of: Branch(.value, key))) })
    }
    if value == nil, let outlet = outlet(declaration, binding, member.name, of: type, in: context) { value = .object(outlet) }
    for object in value?.objects ?? [] where object.activation.isInside(activation) { object.name = member.name }
    return value
  }

  /// What Interface Builder puts into `@IBOutlet var saveButton: UIBarButtonItem!`: code sees no more of it than it sets on it.
  private func outlet(
    _ declaration: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String, of owner: String, in context: Context
  ) -> MadeObject? {
    guard declaration.isOutlet, let type = binding.typeAnnotation.map({ TypeName.last(of: $0.type) }),
      let base = itemType(type, labels: [], near: context.scope.file), !base.base.hasSuffix("View")
    else { return nil }
    let key = "\(owner).\(name)"
    if let known = outlets[key] { return known }
    let object = MadeObject(
      type: type, base: base.base, arguments: [], location: context.scope.file.location(of: binding),
      activation: context.activation, conditions: .always)
    object.name = name
    object.outletOwner = owner
    outlets[key] = object
    return object
  }

  /// The items that code holds by outlets, by the class and the property.
  var heldItems: [(owner: String, object: MadeObject)] {
    outlets.sorted { $0.key < $1.key }.map { (String($0.key.prefix { $0 != "." }), $0.value) }
  }

  /// The one object that this creation makes when it is reached this way.
  func object(
    _ node: some SyntaxProtocol, type: String, base: String, arguments: [(label: String?, value: Value)], in context: Context
  ) -> MadeObject {
    let key = ObjectKey(node: node.id, sites: context.activation.sites)
    let object =
      objects[key]
      ?? MadeObject(
        type: type, base: base, arguments: arguments, location: context.scope.file.location(of: node),
        activation: context.activation, conditions: context.conditions,
        making: WriteOnPath(
          syntax: Syntax(node), type: context.scope.type, function: context.activation.root.name,
          sites: context.activation.sites, conditions: context.conditions, blocks: scopes.blocks))
    objects[key] = object
    if object.isBarItem, listed.insert(ObjectIdentifier(object)).inserted { items.append(object) }
    return object
  }

  /// The type of a followed object, by its name.
  func itemType(_ name: String, labels: [String?], near file: SwiftFile) -> BarItemType? {
    // What is given its spoken name, or two lines of text, is a view that may say them.
    let isMadeAsItem =
      ["itemIdentifier", "barButtonSystemItem", "customView"].contains { labels.first == $0 }
      || labels.contains("accessibilityLabel") || Array(labels.prefix(2)) == ["title", "subtitle"]
    let key = isMadeAsItem ? name + "(" : name
    if let known = itemTypes[key] { return known }
    let type = BarItemType(name, isMadeAsItem: isMadeAsItem, in: project, near: file)
    itemTypes[key] = .some(type)
    return type
  }

  /// The only property of that name in the project that is a bar item.
  func itemProperty(_ name: String, near file: SwiftFile) -> MemberDeclaration? {
    if let known = itemProperties[name] { return known }
    let members = project.membersOfAnyType(named: name, near: file).filter { member in
      member.type.map { BarItemType.isItem(TypeName.last(of: $0)) }
        ?? (member.initializer?.description.contains("BarButtonItem") ?? false)
    }
    let only = members.count == 1 ? members.first : nil
    itemProperties[name] = .some(only)
    return only
  }

  func place(_ placement: SlotAssignment) {
    guard !placement.isUnseen else { return }
    let isKnown = placements.contains {
      $0.node == placement.node && $0.slot == placement.slot && $0.conditions == placement.conditions
        && $0.owner == placement.owner
        && $0.sites == placement.sites
        // A loop over items adds each of them.
        && (placement.change != .addition
          || $0.value.objects.map(ObjectIdentifier.init) == placement.value.objects.map(ObjectIdentifier.init))
    }
    if !isKnown { placements.append(placement) }
  }

  func forget(_ isGone: (SlotAssignment) -> Bool) { placements.removeAll(where: isGone) }

  /// An initializer that is asked for what it gives a property is read again with its type.
  func note(_ setting: WindowSetting) {
    if !windowSettings.contains(where: { $0.isSame(as: setting) }) { windowSettings.append(setting) }
  }
}

extension VariableDeclSyntax {
  var isOutlet: Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.writtenText == "IBOutlet" }
  }
}
