import LintelModel
import SwiftSyntax

extension CodeReading {
  /// Notes that a type asks one of its own methods or properties for a part of its bar: `title = getTitle()`.
  func notePart(_ assignment: Assignment, _ context: Context) {
    guard let type = context.scope.type, assignment.sign == "=", assignment.value.elements.count == 1,
      let path = assignment.target.path?.filter({ $0 != "self" }), let last = path.last,
      let slot = InheritedBars.Part.Slot(path, last)
    else { return }
    let value = assignment.value.elements[0].unwrapped
    let call = value.as(FunctionCallExprSyntax.self)
    guard call?.arguments.isEmpty != false, call?.trailingClosure == nil,
      let asked = (call?.calledExpression ?? value).path?.filter({ $0 != "self" }), asked.count == 1,
      context.scope.declaring(asked[0]) == nil
    else { return }
    let part = InheritedBars.Part(slot: slot, method: asked[0])
    if !(parts[type] ?? []).contains(part) { parts[type, default: []].append(part) }
  }

  /// What types say for the classes that they inherit from, which put it on the bar.
  func readParts() {
    let known = parts.merging(project.inherited.parts) { $0 + $1 }
    let names = Set(known.values.joined().map(\.method)).union(["title"]).subtracting([""]).sorted()
    for name in names {
      for member in project.overriding(name) {
        guard let owner = member.owner else { continue }
        let ancestors = ancestors(of: owner, near: member.file)
        var asked = ancestors.dropFirst().flatMap { known[$0] ?? [] }.filter { $0.method == name }
        if name == "title", member.body != nil, ancestors.contains(where: { $0.hasSuffix("Controller") }),
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
    let context = Context(scope: Scope(file: member.file, type: type.name), activation: Activation(member.name))
    let value: Value
    switch member.node {
    case .variable:
      guard let body = member.body else { return }
      var inner = context
      value = run(body: body, &inner)
    default: value = read(member, of: type)
    }
    if case .nothing = value { return }
    if part.slot == .titleView, value.isEmptyText { return }
    place(
      Placement(
        owner: owner(in: context), slot: part.slot.barSlot, value: value,
        conditions: EnclosingConditions.of(member.syntax), location: member.file.location(of: member.syntax),
        node: member.syntax.id, sites: []))
  }

  /// The type and the classes that it inherits from, whatever their language, nearest first.
  private func ancestors(of type: String, near file: SwiftFile) -> [String] {
    var found: [String] = []
    var next: String? = type
    while let name = next, !found.contains(name), found.count < 32 {
      found.append(name)
      let own = project.types(named: name, near: file).first { !$0.isExtension && $0.node.is(ClassDeclSyntax.self) }
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

  fileprivate var barSlot: BarSlot {
    switch self {
    case .title: .title
    case .left: .left
    case .right: .right
    case .toolbar: .toolbar
    case .titleView: .titleView
    }
  }
}

extension Value {
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
