import LintelModel
import SwiftSyntax

/// Tells where a view of the project's puts what it is handed: `CompatibleStack { … }`, `LazyView(Detail())`.
struct ContentWrapper {
  enum Showing {
    /// As the first view of a navigation.
    case inNavigation
    /// In its own place.
    case inPlace
  }

  /// By what a call hands it over: the label of an argument or closure, nil without one.
  enum Slot {
    case argument(String?)
    case closure(String?)
  }

  let project: SwiftProject
  /// Only what is compiled for one of these counts.
  var platforms = Set(Platform.allCases)

  /// Nil where the view is none of the project's, or does anything else with it, in any of its places.
  func showing(_ slot: Slot, of name: String, near file: SwiftFile) -> Showing? {
    guard SwiftProject.isTypeName(name),
      let type = project.types(named: name, near: file).first(where: { $0.inherited.contains("View") }),
      let property = property(for: slot, of: type),
      let body = project.members(named: "body", of: type.name, near: type.file).first(where: { $0.body != nil })
    else { return nil }
    let whole = body.syntax
    let uses = UseFinder.uses(of: property, in: body.file).filter { $0.isInside(whole) && isCompiled($0) }
    let found = uses.map { showing($0, within: whole) }
    guard let first = found.first, let first, found.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The closure or view that a call hands over for a stored property; nil for anything else.
  func content(for property: String, of type: TypeDeclaration, in call: FunctionCallExprSyntax) -> Syntax? {
    Slot.all(of: call).first { slot, node in
      let isView = node.as(FunctionCallExprSyntax.self).map { SwiftProject.isTypeName(TextExpression.name(of: $0)) }
      return (isView ?? node.is(ClosureExprSyntax.self)) && self.property(for: slot, of: type) == property
    }?.node
  }

  private func isCompiled(_ use: Syntax) -> Bool {
    platforms.count == Platform.allCases.count
      || EnclosingConditions.of(use).settings.contains { platforms.contains($0.platform) }
  }

  /// The stored property that takes it.
  private func property(for slot: Slot, of type: TypeDeclaration) -> String? {
    let initializers = project.members(named: "init", of: type.name, near: type.file)
    for initializer in initializers {
      let parameter = initializer.parameters.first { parameter in
        let isClosure = parameter.type.isFunction
        return switch slot {
        case .argument(let label): parameter.firstName.text == label ?? "_"
        case .closure(let label?): parameter.firstName.text == label
        case .closure(nil): isClosure
        }
      }
      guard let parameter, let body = initializer.body else { continue }
      return stored((parameter.secondName ?? parameter.firstName).text, in: body)
    }
    guard initializers.isEmpty else { return nil }
    let handedIn = type.members.filter(\.isHandedIn)
    switch slot {
    case .argument(let label?), .closure(let label?): return handedIn.first { $0.name == label }?.name
    case .argument(nil): return nil
    case .closure(nil): return handedIn.first { $0.type?.isFunction == true || $0.isViewBuilder }?.name
    }
  }

  /// `self.build = build`, `self.content = content()`
  private func stored(_ parameter: String, in body: CodeBlockItemListSyntax) -> String? {
    for statement in body {
      guard case .expr(let expression) = statement.item, let assignment = Assignment(Operand(expression)),
        let value = assignment.value.elements.first, assignment.value.elements.count == 1
      else { continue }
      let name = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
      if name.path == [parameter] { return assignment.target.path?.last }
    }
    return nil
  }

  private func showing(_ use: Syntax, within body: Syntax) -> Showing? {
    var child = use
    while let parent = child.parent {
      if parent.id == body.id { return .inPlace }
      if let (call, slot) = Slot.taking(child) {
        let name = TextExpression.name(of: call)
        guard call.calledExpression.is(DeclReferenceExprSyntax.self) else { return nil }
        if slot.isNavigation(name) { return .inNavigation }
        guard child.is(ClosureExprSyntax.self), NavigationRoot.containers.contains(name) else { return nil }
        child = Syntax(call)
        continue
      }
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id != child.id { return nil }
      child = parent
    }
    return nil
  }
}

extension ContentWrapper.Slot {
  /// The call that is handed a node as an argument or a closure, and how.
  static func taking(_ node: Syntax) -> (call: FunctionCallExprSyntax, slot: Self)? {
    if let argument = node.parent?.as(LabeledExprSyntax.self) {
      return argument.parent?.parent?.as(FunctionCallExprSyntax.self).map { ($0, .argument(argument.label?.text)) }
    }
    if let closure = node.parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return closure.parent?.parent?.as(FunctionCallExprSyntax.self).map { ($0, .closure(closure.label.text)) }
    }
    guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure.map({ Syntax($0).id }) == node.id else {
      return nil
    }
    return (call, .closure(nil))
  }

  /// All that a call hands over.
  static func all(of call: FunctionCallExprSyntax) -> [(slot: Self, node: Syntax)] {
    let arguments = call.arguments.map { (slot: Self.argument($0.label?.text), node: Syntax($0.expression)) }
    let closure = call.trailingClosure.map { [(slot: Self.closure(nil), node: Syntax($0))] } ?? []
    return arguments + closure
      + call.additionalTrailingClosures.map { (slot: Self.closure($0.label.text), node: Syntax($0.closure)) }
  }

  /// Whether it is the first view of a navigation there. The first column of a split view is.
  func isNavigation(_ name: String) -> Bool {
    switch self {
    case .closure(nil): return ["NavigationStack", "NavigationView", "NavigationSplitView"].contains(name)
    case .argument(let label), .closure(let label):
      return name == "NavigationStack" && (label == "root" || label == nil)
        || name == "NavigationView" && (label == "content" || label == nil)
        || name == "NavigationSplitView" && label == "sidebar"
    }
  }

  /// Whether it is what a `NavigationLink` leads to. With a destination or a value among the arguments the closure behind them
  /// is the link's label.
  func isDestination(of link: FunctionCallExprSyntax) -> Bool {
    switch self {
    case .closure(nil): !link.arguments.contains { ["destination", "value"].contains($0.label?.text) }
    case .argument(let label), .closure(let label): label == "destination"
    }
  }
}

extension Syntax {
  fileprivate func isInside(_ other: Syntax) -> Bool {
    var node: Syntax? = self
    while let current = node {
      if current.id == other.id { return true }
      node = current.parent
    }
    return false
  }
}

extension TypeSyntax {
  /// `() -> Content`, `@escaping () -> Content`
  fileprivate var isFunction: Bool {
    self.as(AttributedTypeSyntax.self)?.baseType.isFunction ?? (self.is(FunctionTypeSyntax.self))
  }
}

extension MemberDeclaration {
  fileprivate var isViewBuilder: Bool {
    guard case .variable(let variable, _) = node else { return false }
    return variable.attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.writtenText == "ViewBuilder" }
  }
}
