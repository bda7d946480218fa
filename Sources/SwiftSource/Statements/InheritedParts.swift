import LintelModel
import SwiftSyntax

extension CodeReading {
  /// Notes that a type asks one of its own methods or properties for a part of its bar: `title = getTitle()`.
  func notePart(_ assignment: Assignment, _ context: Context) {
    guard let type = context.scope.type, assignment.sign == "=", assignment.value.elements.count == 1,
      let path = assignment.target.path?.filter({ $0 != "self" }), let last = path.last,
      let slot = InheritedBars.Part.Slot(path, last)
    else { return }
    guard let asked = Self.ownMember(assignment.value.elements[0]), context.scope.declaring(asked) == nil else { return }
    let part = InheritedBars.Part(slot: slot, method: asked)
    if !(parts[type] ?? []).contains(part) { parts[type, default: []].append(part) }
  }

  /// What types say for the classes that they inherit from, which put it on the bar.
  func readParts() {
    noteItemTexts()
    let known = parts.merging(project.inherited.parts) { $0 + $1 }
    let all = known.values.joined().filter { !$0.method.isEmpty }
    readParts(named: Set(all.lazy.filter { !$0.isText }.map(\.method)).union(["title"]), areTexts: false, known)
    // What a class puts there itself replaces what its base class would make.
    readParts(named: Set(all.lazy.filter(\.isText).map(\.method)), areTexts: true, known)
  }

  private func readParts(named names: Set<String>, areTexts: Bool, _ known: [String: [InheritedBars.Part]]) {
    for name in names.sorted() {
      for member in project.overriding(name) {
        guard let owner = member.owner else { continue }
        let ancestors = ancestors(of: owner, near: member.file)
        var asked = ancestors.dropFirst().flatMap { known[$0] ?? [] }.filter { $0.method == name && $0.isText == areTexts }
        if name == "title", !areTexts, member.body != nil, ancestors.contains(where: { $0.hasSuffix("Controller") }),
          !ancestors.contains(where: { $0.hasPrefix("NS") })
        {
          asked.append(InheritedBars.Part(slot: .title, method: name))
        }
        guard let part = asked.first, let type = project.types(named: owner, near: member.file).first else { continue }
        put(part, member, of: type)
      }
    }
  }

  private func put(_ part: InheritedBars.Part, _ member: MemberDeclaration, of type: TypeDeclaration) {
    let context = Context(scope: Scope(file: member.file, type: type.name, of: scopes), activation: Activation(member.name))
    var value: Value
    switch member.node {
    case .variable:
      guard let body = member.body else { return }
      var inner = context
      value = run(body: body, &inner)
    default: value = read(member, of: type)
    }
    if part.isText {
      let owner = owner(in: context)
      if placements.contains(where: { $0.owner == owner && $0.slot == part.slot.barSlot && !$0.value.isNothing }) { return }
      value = item(saying: value, part, member, context)
    }
    if case .nothing = value { return }
    if let constant = part.constant {
      guard let isLarge = answers(constant, value, member) else { return }
      let literal = BooleanLiteralExprSyntax(literal: .keyword(isLarge ? .true : .false))
      value = .expression(SourceExpression(operand: Operand(ExprSyntax(literal)), scope: context.scope))
    }
    if part.slot == .titleView, value.isEmptyText { return }
    place(
      SlotAssignment(
        owner: owner(in: context), slot: part.slot.barSlot, value: value,
        conditions: EnclosingConditions.of(member.syntax), location: member.file.location(of: member.syntax),
        node: member.syntax.id, sites: []))
  }

  /// Whether a method answers a constant of Objective-C, by the name that it has in Swift: `.large` of `StyleLarge`. Nil where
  /// nobody can tell.
  private func answers(_ constant: String, _ value: Value, _ member: MemberDeclaration) -> Bool? {
    guard case .function(let function) = member.node, let type = function.signature.returnClause?.type.trimmedDescription,
      case .expression(let expression) = value, expression.operand.elements.count == 1,
      let path = expression.operand.elements[0].path, let name = path.last, constant.hasPrefix(type)
    else { return nil }
    return constant == type + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The item of a base class's that says what a method answers, by its branches; nothing where the answer is nothing.
  private func item(saying text: Value, _ part: InheritedBars.Part, _ member: MemberDeclaration, _ context: Context) -> Value
  {
    switch text {
    case .expression(let expression):
      guard !text.isEmptyText, let node = expression.operand.elements.first, node.firstWord != "super" else {
        return .nothing
      }
      var inside = context
      inside.scope = expression.scope
      let made = object(node, type: "UIBarButtonItem", base: "UIBarButtonItem", arguments: [("title", text)], in: inside)
      made.mayShrink = part.limitsWidths
      return .object(made)
    case .choice(let values):
      let found = values.map { Conditional(item(saying: $0.value, part, member, context), $0.conditions) }
      return found.contains { !$0.value.isNothing } ? .choice(found) : .nothing
    default: return .nothing
    }
  }

  /// Notes which of its own methods a type asks for the text of an item that it puts on its bar.
  private func noteItemTexts() {
    for placement in placements where placement.owner.variable == nil {
      let slot: InheritedBars.Part.Slot
      switch placement.slot {
      case .left: slot = .left
      case .right: slot = .right
      case .toolbar: slot = .toolbar
      default: continue
      }
      for object in placement.value.elementObjects {
        for value in object.values(of: "title", initial: object.argument("title")) {
          guard case .expression(let expression) = value.value, expression.operand.elements.count == 1,
            let name = Self.ownMember(expression.operand.elements[0]), expression.scope.declaring(name) == nil
          else { continue }
          var part = InheritedBars.Part(slot: slot, method: name)
          part.isText = true
          let known = parts[placement.owner.type] ?? []
          if !known.contains(where: { $0.method == name }) { parts[placement.owner.type, default: []].append(part) }
        }
      }
    }
  }

  /// `getTitle` of `getTitle()`, `self.getTitle()` and `self.getTitle`.
  private static func ownMember(_ expression: ExprSyntax) -> String? {
    let value = expression.unwrapped
    let call = value.as(FunctionCallExprSyntax.self)
    guard call?.arguments.isEmpty != false, call?.trailingClosure == nil,
      let asked = (call?.calledExpression ?? value).path?.filter({ $0 != "self" }), asked.count == 1
    else { return nil }
    return asked[0]
  }

  /// The type and the classes that it inherits from, whatever their language, nearest first.
  func ancestors(of type: String, near file: SwiftFile) -> [String] {
    var found: [String] = []
    var next: String? = type
    while let name = next, !found.contains(name), found.count < 32 {
      found.append(name)
      let own = project.declarations(of: name, near: file).first { $0.node.is(ClassDeclSyntax.self) }
      next = own?.inherited.first ?? project.inherited.parents[name]
    }
    return found
  }
}

extension InheritedBars.Part.Slot {
  /// The place on a bar that an assignment to such a path fills; nil for any other.
  fileprivate init?(_ path: [String], _ last: String) {
    let isOfItem = path.count == 2 && path[0] == "navigationItem"
    switch last {
    case "title" where path.count == 1 || isOfItem: self = .title
    case "leftBarButtonItem" where isOfItem, "leftBarButtonItems" where isOfItem: self = .left
    case "rightBarButtonItem" where isOfItem, "rightBarButtonItems" where isOfItem: self = .right
    case "toolbarItems" where path.count == 1: self = .toolbar
    default: return nil
    }
  }

  var barSlot: BarSlot {
    switch self {
    case .title: .title
    case .left: .left
    case .right: .right
    case .toolbar: .toolbar
    case .titleView: .titleView
    case .largeTitle: .largeTitle
    }
  }
}

extension Value {
  /// The objects in it, one by one.
  fileprivate var elementObjects: [MadeObject] {
    switch self {
    case .list(let values), .choice(let values): values.flatMap { $0.value.elementObjects }
    default: objects
    }
  }

  /// Whether it is a text without a letter.
  fileprivate var isEmptyText: Bool {
    guard case .expression(let expression) = self else { return false }
    return expression.operand.text == "\"\""
  }
}

extension MemberDeclaration {
  /// Whether it says `override`.
  var isOverriding: Bool {
    let modifiers: DeclModifierListSyntax? =
      switch node {
      case .function(let function): function.modifiers
      case .variable(let variable, _): variable.modifiers
      case .initializer, .enumCase: nil
      }
    return modifiers?.contains { $0.name.tokenKind == .keyword(.override) } ?? false
  }
}
