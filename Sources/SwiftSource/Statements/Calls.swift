import LintelModel
import SwiftSyntax

extension CodeReading {
  /// What a call gives, if it makes an object or leads to code of the project's that gives one; nil if unknown.
  func call(_ node: FunctionCallExprSyntax, _ context: Context) -> Value? {
    let callee = node.calledExpression.unwrapped
    // `{ $0.title = "Edit"; return $0 }(UIBarButtonItem())`
    if let closure = callee.as(ClosureExprSyntax.self) {
      return run(closure, context, arguments: self.arguments(of: node, context).map(\.value))
    }
    if callee.is(ArrayExprSyntax.self) || callee.firstWord == "Array" && callee.writtenText.hasPrefix("Array<") {
      return .list([])
    }
    if answer(lookingUp: callee, isCalled: true, context) { return .nothing }
    let arguments = self.arguments(of: node, context)
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if let type = itemType(name, labels: arguments.map(\.label), near: context.scope.file) {
        return make(node, type, arguments, context)
      }
      defer { runClosures(arguments, context) }
      if let own = context.scope["self"]?.objects.first,
        let done = complete(.object(own), by: name, arguments, node, context)
      {
        return done
      }
      if case .closure(let closure, let scope)? = context.scope[name] {
        var inner = context
        inner.scope = scope
        return run(closure, inner, arguments: arguments.map(\.value), site: node.id)
      }
      // `if let factory = factories[itemIdentifier] { return factory() }`
      if case .expression(let held)? = context.scope[name], held.operand.elements.count == 1,
        answer(lookingUp: held.operand.elements[0], isCalled: true, context)
      {
        return .nothing
      }
      let isWorthFollowing = BarItemType.mayBeItem(named: name) || arguments.contains { $0.value.mayHoldItems }
      let owners =
        context.scope.type.map {
          project.ownOrInheritedMembers(named: name, of: $0, near: context.scope.file)
        } ?? []
      let globals =
        isWorthFollowing
        ? project.globals(named: name, near: context.scope.file)
        : node.makers { project.globals(named: name, near: context.scope.file) }
      return follow(owners + globals, arguments, node, context, on: writtenCase(handedAs: "self", context))
        ?? foreignItem(name, arguments, node, context)
    }
    guard let member = callee.as(MemberAccessExprSyntax.self) else {
      runClosures(arguments, context)
      return nil
    }
    publish(node, context)
    return method(member, arguments, node, context)
  }

  private func arguments(of node: FunctionCallExprSyntax, _ context: Context) -> [(label: String?, value: Value)] {
    var arguments = node.arguments.map { argument in
      (label: argument.label?.text, value: value(of: Operand(argument.expression), context).handedOn)
    }
    if let closure = node.trailingClosure { arguments.append((nil, .closure(closure, context.scope))) }
    for closure in node.additionalTrailingClosures {
      arguments.append((closure.label.text, .closure(closure.closure, context.scope)))
    }
    return arguments
  }

  private func method(
    _ member: MemberAccessExprSyntax, _ arguments: [(label: String?, value: Value)], _ node: FunctionCallExprSyntax,
    _ context: Context
  ) -> Value? {
    let name = member.declName.baseName.text
    let path = member.base?.path
    if hold(arguments, by: member, context) || constrain(member, node, context) { return nil }
    if constrainBySnapKit(member, node, context) { return nil }
    if insertTraits(arguments, by: member, node, context) { return nil }
    // `super.init(window: NSWindow(…))`
    if name == "init", path == ["self"] || member.base?.is(SuperExprSyntax.self) == true,
      let window = node.argument("window")
    {
      noteMadeWindow("window", Operand(window), context)
    }
    if name == "init", path == ["self"] || member.base?.is(SuperExprSyntax.self) == true,
      let made = context.scope["self"]?.objects.first
    {
      give(made, viewIn: arguments, by: node, context)
    }
    if name == "init", let type = member.base == nil ? BarItemType.expected(by: arguments.map(\.label), of: node) : path?.last {
      if let type = itemType(type, labels: arguments.map(\.label), near: context.scope.file) {
        return make(node, type, arguments, context)
      }
    }
    if ["flexibleSpace", "fixedSpace"].contains(name), path == nil || path?.last == "UIBarButtonItem" || path?.first == "" {
      return .object(object(node, type: name, base: "UIBarButtonItem", arguments: arguments, in: context))
    }
    if let made = configuration(madeBy: member, node, context) { return made }
    if BarGroup.types[name] != nil, path == nil || path?.last == "UIBarButtonItemGroup" || path?.first == "" {
      return .object(object(node, type: name, base: "UIBarButtonItemGroup", arguments: arguments, in: context))
    }
    // `.text("Done")`: of the type that is expected here, which only an extension of the project's can add to.
    if member.base == nil {
      let added = ["UIBarButtonItem", "NSToolbarItem"].flatMap {
        project.members(named: name, of: $0, near: context.scope.file)
      }
      if !added.isEmpty { return follow(added, arguments, node, context) ?? foreignItem(name, arguments, node, context) }
    }
    let isOwn = path == ["self"] || path == ["Self"] || path == ["super"]
    guard let base = member.base, !isOwn else {
      defer { runClosures(arguments, context) }
      if path == ["self"], let own = context.scope["self"]?.objects.first,
        let done = complete(.object(own), by: name, arguments, node, context)
      {
        return done
      }
      guard let type = context.scope.type, isOwn else { return nil }
      let members = project.ownOrInheritedMembers(named: name, of: type, near: context.scope.file)
      return follow(members, arguments, node, context, on: writtenCase(handedAs: "self", context))
        ?? foreignItem(name, arguments, node, context)
    }
    let receiver = value(of: Operand(base.unwrapped), context)
    if case .list(let elements) = receiver, let mapped = mapped(elements, by: name, arguments, context) { return mapped }
    if let cases = allCases(of: base, context), let mapped = mapped(cases, by: name, arguments, context) { return mapped }
    // `item.flatMap { [$0] }`: what the closure makes of the only value.
    if ["map", "flatMap"].contains(name), !receiver.objects.isEmpty, arguments.count == 1,
      case .closure(let closure, let scope) = arguments[0].value
    {
      var inner = context
      inner.scope = scope
      return run(closure, inner, arguments: [receiver], site: node.id)
    }
    if let made = made(ofOptional: base, receiver, by: name, arguments, node, context) { return made }
    runClosures(arguments, context, receiver: itemsShown(by: receiver, context))
    for object in receiver.objects {
      object.set(name, arguments.first?.value ?? .nothing, by: node, in: context)
      // `save.creatingOptionalGroup(customizationIdentifier: "save", isInDefaultCustomization: false)`
      if let shown = arguments.first(where: { $0.label == BarGroup.isShownAtFirst }) {
        object.set(BarGroup.isShownAtFirst, shown.value, by: node, in: context)
      }
    }
    switch receiver {
    case .list(let elements) where name == "map":
      return node.mappedArgument.flatMap { part(named: $0, of: elements, context) }
    case .list where name == "reversed": return receiver.reversed
    case .list where ["sorted", "shuffled"].contains(name): return receiver.inUnknownOrder
    case .list: return ["compactMap", "filter"].contains(name) ? receiver : nil
    case .object where ["then", "with", "configured", "apply"].contains(name):
      // A closure of the call has been run; `item.with(title: "Edit")` says itself what it sets.
      let hasClosure = arguments.contains { if case .closure = $0.value { true } else { false } }
      return hasClosure ? receiver : complete(receiver, by: name, arguments, node, context) ?? receiver
    case .object where BarGroup.makers.contains { $0.0 == name }: return receiver
    default:
      if let completed = complete(receiver, by: name, arguments, node, context) { return completed }
    }
    if name == "map", let asked = node.mappedArgument, let found = part(named: asked, ofAllCases: member.base, context) {
      return found
    }
    if BarItemType.mayBeItem(named: name) || arguments.contains(where: { $0.value.mayHoldItems }),
      let written = writtenCase(base, evaluatedTo: receiver, context)
    {
      let members = project.members(named: name, of: written.type, near: context.scope.file)
      if let found = follow(members, arguments, node, context, on: written) { return found }
    }
    if let type = path?.last, type.first?.isUppercase == true,
      BarItemType.mayBeItem(named: name) || arguments.contains(where: { $0.value.mayHoldItems })
    {
      return follow(project.members(named: name, of: type, near: context.scope.file), arguments, node, context)
        ?? foreignItem(name, arguments, node, context)
    }
    if let type = path?.last, type.first?.isUppercase == true, receiver.objects.isEmpty {
      let makers = node.makers(by: type) { project.members(named: name, of: type, near: context.scope.file) }
      if let made = follow(makers, arguments, node, context) { return made }
    }
    return receiver.objects.isEmpty ? ask(base.unwrapped, for: name, arguments, node, context) : nil
  }

  /// Into a function of the project's, if it gives something that a bar holds, or is handed such a thing.
  func follow(
    _ members: [MemberDeclaration], _ arguments: [(label: String?, value: Value)], _ node: FunctionCallExprSyntax,
    _ context: Context, on receiver: WrittenCase? = nil
  ) -> Value? {
    let labels = node.arguments.map { $0.label?.text }
    return follow(members, arguments, labels: labels, site: node.id, context, on: receiver) {
      MakingCall(node, of: $0, in: context)
    }
  }

  /// The same of a function that is called by its name alone: `names.map(makeItem)`.
  ///
  /// - Parameters:
  ///   - site: What tells this call from others.
  ///   - receiver: The case that a method is called on, where it is written.
  ///   - telling: What says what is seen of what the function makes, if anything there does.
  func follow(
    _ members: [MemberDeclaration], _ arguments: [(label: String?, value: Value)], labels: [String?],
    site: SyntaxIdentifier, _ context: Context, on receiver: WrittenCase? = nil,
    telling: (MemberDeclaration) -> MakingCall?
  ) -> Value? {
    guard context.activation.depth < Context.deepestCall else { return nil }
    guard let member = fitting(members, labels) else { return nil }
    let result = member.type.map { $0.writtenText } ?? ""
    guard
      BarItemType.mayHold(result) || arguments.contains(where: { $0.value.mayHoldItems })
        || fillsBar(member, with: arguments)
    else { return nil }
    guard !context.activation.sites.contains(site), project.functionBudget.take() else { return nil }
    let clauses = project.clauses(declaring: member)
    let values = clauses.compactMap { clause -> Conditional<Value>? in
      let isCompiled = clauses.count == 1 || !context.conditions.excludes(clause.conditions)
      guard isCompiled, let body = clause.value.body else { return nil }
      var inner = inside(clause.value, arguments, site, context)
      inner.conditions = context.conditions.and(clause.conditions)
      inner.activation.making = telling(clause.value)
      if Self.completes(arguments) { inner.activation.chained = context.activation.chained ?? context.activation }
      if let receiver, member.owner != nil, !member.isStatic { inner.scope.call(on: receiver) }
      return Conditional(run(body: body, &inner), clause.conditions)
    }
    return values.allSatisfy { $0.value.isNothing } ? Value.nothing : Value.oneOf(values)
  }

  /// Whether a call hands on an item and what is to be done with it: `with(UIBarButtonItem()) { $0.title = "Edit" }`. Whatever is
  /// set there is set on the item wherever it goes.
  private static func completes(_ arguments: [(label: String?, value: Value)]) -> Bool {
    guard arguments.contains(where: { if case .object(let object) = $0.value { object.isBarItem } else { false } }) else {
      return false
    }
    return arguments.contains { if case .closure = $0.value { true } else { false } }
  }

  /// The function that a call with these labels means.
  private func fitting(_ members: [MemberDeclaration], _ labels: [String?]) -> MemberDeclaration? {
    members.first { member in
      guard case .function = member.node else { return false }
      let own = member.parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
      // Parameters with defaults may be left out, never reordered.
      var rest = own[...]
      return labels.allSatisfy { label in
        guard let index = rest.firstIndex(of: label) else { return false }
        rest = rest[(index + 1)...]
        return true
      } && member.body != nil
    }
  }

  /// What a method that the project adds to bar items, or its own items have, makes of one: `item.named("Edit")`; also what a
  /// view's initializer calls: `setUp()`. Nil where it is none of the project's.
  private func complete(
    _ receiver: Value, by name: String, _ arguments: [(label: String?, value: Value)], _ node: FunctionCallExprSyntax,
    _ context: Context
  ) -> Value? {
    guard case .object(let object) = receiver, object.isBarItem || context.scope["self"]?.objects.first === object,
      context.activation.depth < Context.deepestCall, !context.activation.sites.contains(node.id)
    else { return nil }
    let inherited = object.isOfProject
      ? project.ownOrInheritedMembers(named: name, of: object.type, near: context.scope.file) : []
    let labels = arguments.map(\.label)
    let members = inherited + project.members(named: name, of: object.base, near: context.scope.file)
    guard let member = fitting(members, labels), let body = member.body, project.functionBudget.take() else { return nil }
    var inner = inside(member, arguments, node.id, context)
    inner.scope.names["self"] = receiver
    inner.activation.chained = context.activation.chained ?? context.activation
    return run(body: body, &inner)
  }

  /// The place inside a function or initializer that is called with these arguments.
  func inside(
    _ member: MemberDeclaration, _ arguments: [(label: String?, value: Value)], _ site: SyntaxIdentifier,
    _ context: Context
  ) -> Context {
    // What a base class does for its subclass, it does on the subclass's bar.
    let isOnBarOfCaller = member.owner.map { isInherited(from: $0, by: context) } ?? true
    let inner = Context(
      scope: Scope(file: member.file, type: isOnBarOfCaller ? context.scope.type : member.owner, of: scopes),
      activation: Activation(member.name, caller: context.activation, site: site), conditions: context.conditions)
    var rest = arguments
    for parameter in member.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      inner.scope.types[name] = TypeName.last(of: parameter.type)
      if let index = rest.firstIndex(where: { $0.label == label }) ?? Self.trailingClosure(for: parameter, in: rest) {
        inner.scope.names[name] = rest.remove(at: index).value
        inner.scope.handed.insert(name)
      } else if let initial = parameter.defaultValue?.value {
        inner.scope.names[name] = value(of: Operand(initial), inner)
        inner.scope.handed.insert(name)
      } else {
        inner.scope.names[name] = .parameter(name, member.file.location(of: parameter))
      }
    }
    return inner
  }

  /// A closure behind the parentheses has no label, whatever its parameter's is.
  private static func trailingClosure(
    for parameter: FunctionParameterSyntax, in arguments: [(label: String?, value: Value)]
  ) -> Int? {
    guard parameter.type.writtenText.contains("->") else { return nil }
    return arguments.firstIndex { argument in
      if argument.label == nil, case .closure = argument.value { true } else { false }
    }
  }

  /// Whether the type that the code is for inherits what is declared for `owner`.
  private func isInherited(from owner: String, by context: Context) -> Bool {
    guard let type = context.scope.type, type != owner else { return false }
    var parents = project.parents(of: type, near: context.scope.file)
    for _ in 0..<4 where !parents.isEmpty {
      if parents.contains(owner) || owner == "UIViewController" && parents.contains(where: { $0.hasSuffix("Controller") }) {
        return true
      }
      parents = parents.flatMap { project.parents(of: $0, near: context.scope.file) }
    }
    return false
  }

  /// A closure that is called on the spot or by its name.
  func run(
    _ closure: ClosureExprSyntax, _ context: Context, arguments: [Value], site: SyntaxIdentifier? = nil
  ) -> Value? {
    guard context.activation.depth < Context.deepestCall, site.map({ !context.activation.sites.contains($0) }) ?? true
    else {
      return nil
    }
    guard project.functionBudget.take() else { return nil }
    var inner = context.inner()
    inner.activation = Activation(context.activation.name, caller: context.activation, site: site)
    inner.activation.chained = context.activation.chained
    let numbers = arguments.indices.map { "$\($0)" }
    for (name, value) in Array(zip(numbers, arguments)) + Array(zip(closure.parameterNames, arguments)) {
      inner.scope.names[name] = value
      inner.scope.elements.insert(name)
    }
    keepCaptures(of: closure, in: inner)
    return run(body: closure.statements, &inner)
  }

  /// Closures that are handed to a call run some time: what they put on a bar counts.
  func runClosures(_ arguments: [(label: String?, value: Value)], _ context: Context, receiver: Value? = nil) {
    for case (_, .closure(let closure, let scope)) in arguments {
      var inner = context
      inner.scope = Scope(in: scope)
      inner.activation = Activation(context.activation.name, caller: context.activation)
      if let receiver, !receiver.objects.isEmpty { inner.scope.names["$0"] = receiver }
      guard inner.activation.depth < Context.deepestCall, project.functionBudget.take() else { continue }
      keepCaptures(of: closure, in: inner)
      _ = run(body: closure.statements, &inner)
    }
  }
}
