import LintelModel
import SwiftSyntax

/// `model.$title.assign(to: \.title, on: navigationItem)`, `model.title.bind(to: navigationItem.rx.title)`: a property takes
/// whatever a publisher gives.
struct PublishedAssignment {
  let publisher: ExprSyntax
  /// `navigationItem` and `title` of `\.navigationItem.title`.
  let path: [String]
  /// What has the property; nil for the object whose code it is: `bind(to: rx.title)`.
  let target: ExprSyntax?
  /// Whether it is an observable of RxSwift's, whose values no property holds.
  let isObservable: Bool

  /// The names that lead to what has the property; none for the object whose code it is, nil for what has no name.
  var holderPath: [String]? {
    guard let target else { return [] }
    return target.path
  }

  /// Also of `weakAssign(to:on:)` and `assign(to:onWeak:)`, which people write so that nothing is kept alive. Nil for any other
  /// call.
  init?(_ call: FunctionCallExprSyntax) {
    if let (publisher, bound) = Self.binding(call) {
      self.publisher = publisher
      path = [bound.property]
      target = bound.holder
      isObservable = true
      return
    }
    guard call.arguments.count >= 2, let first = call.arguments.first, first.label?.text == "to",
      let key = first.expression.unwrapped.as(KeyPathExprSyntax.self),
      let second = call.arguments.dropFirst().first, second.label?.text.hasPrefix("on") == true,
      let callee = call.calledExpression.unwrapped.as(MemberAccessExprSyntax.self), let publisher = callee.base,
      callee.declName.baseName.text.lowercased().hasSuffix("assign"), let path = Self.path(of: key)
    else { return nil }
    self.publisher = publisher
    self.path = path
    target = second.expression.unwrapped
    isObservable = false
  }

  /// `title.bind(to: rx.title)`, `title.drive(navigationItem.rx.title)` of RxCocoa: what is bound, and to what property.
  private static func binding(
    _ call: FunctionCallExprSyntax
  ) -> (publisher: ExprSyntax, bound: (property: String, holder: ExprSyntax?))? {
    guard let callee = call.calledExpression.unwrapped.as(MemberAccessExprSyntax.self), let publisher = callee.base,
      ["bind", "drive", "emit"].contains(callee.declName.baseName.text), call.arguments.count == 1,
      let first = call.arguments.first, (first.label?.text ?? "to") == "to",
      let property = first.expression.unwrapped.as(MemberAccessExprSyntax.self), let proxy = property.base?.unwrapped
    else { return nil }
    let name = property.declName.baseName.text
    if let own = proxy.as(DeclReferenceExprSyntax.self) {
      guard own.baseName.text == "rx" else { return nil }
      return (publisher, (name, nil))
    }
    guard let member = proxy.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "rx",
      let holder = member.base?.unwrapped
    else { return nil }
    return (publisher, (name, holder))
  }

  /// Nil if it has anything but names.
  private static func path(of key: KeyPathExprSyntax) -> [String]? {
    var path: [String] = []
    for part in key.components where !part.component.is(KeyPathOptionalComponentSyntax.self) {
      guard let property = part.component.as(KeyPathPropertyComponentSyntax.self) else { return nil }
      path.append(property.declName.baseName.text)
    }
    return path
  }
}

extension CodeReading {
  /// Reads a call that binds a title, or a bar item's text, to a publisher; any other call is left alone.
  func publish(_ call: FunctionCallExprSyntax, _ context: Context) {
    guard let assignment = PublishedAssignment(call), let name = assignment.path.last else { return }
    let holders = Array(assignment.path.dropLast())
    let value = published(by: assignment, context)
    let isOfItem = holders == ["navigationItem"]
    if let slot = BarSlot(name), [.title, .subtitle, .prompt, .backTitle].contains(slot), holders.isEmpty || isOfItem,
      place(
        value, in: slot, of: assignment.target, isOfItem: isOfItem, isPublished: true, sign: "=", at: call, context)
    {
      return
    }
    guard ["title", "accessibilityLabel"].contains(name) else { return }
    // What the item says until then is seen, too, and stays.
    for object in objects(holders, of: assignment.target, context)
    where object.values(of: name, initial: object.argument(name)).allSatisfy(\.value.isNothing) {
      object.set(name, value, by: call, in: context)
    }
  }

  /// The items that a key path names: `saveItem` of `\.saveItem.title` and `\.navigationItem.rightBarButtonItem?.title` on self.
  private func objects(_ holders: [String], of target: ExprSyntax?, _ context: Context) -> [MadeObject] {
    guard let target else { return [] }
    guard let last = holders.last else { return value(of: Operand(target), context).objects }
    guard namesSelf(target, context) else { return [] }
    if holders.count == 1 { return ownProperty(last, context)?.objects ?? [] }
    guard holders.count == 2, holders[0] == "navigationItem", let slot = BarSlot(last) else { return [] }
    return shown(in: slot, context)
  }

  /// What a publisher's values say: those of a property that can be read, else what only the running app knows.
  private func published(by assignment: PublishedAssignment, _ context: Context) -> Value {
    let publisher = assignment.publisher
    guard !assignment.isObservable, let property = PublishedProperty.published(by: publisher) else {
      return .parameter(Operand(publisher).text, context.scope.file.location(of: publisher))
    }
    return .expression(SourceExpression(operand: Operand(ExprSyntax(property)), scope: context.scope))
  }
}
