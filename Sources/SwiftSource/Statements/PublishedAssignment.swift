import LintelModel
import SwiftSyntax

/// `model.$title.assign(to: \.title, on: navigationItem)`: a property takes whatever a publisher gives.
struct PublishedAssignment {
  let publisher: ExprSyntax
  /// `navigationItem` and `title` of `\.navigationItem.title`.
  let path: [String]
  /// What has the property.
  let target: ExprSyntax

  /// Also of `weakAssign(to:on:)` and `assign(to:onWeak:)`, which people write so that nothing is kept alive. Nil for any other
  /// call.
  init?(_ call: FunctionCallExprSyntax) {
    guard call.arguments.count >= 2, let first = call.arguments.first, first.label?.text == "to",
      let key = first.expression.unwrapped.as(KeyPathExprSyntax.self),
      let second = call.arguments.dropFirst().first, second.label?.text.hasPrefix("on") == true,
      let callee = call.calledExpression.unwrapped.as(MemberAccessExprSyntax.self), let publisher = callee.base,
      callee.declName.baseName.text.lowercased().hasSuffix("assign"), let path = Self.path(of: key)
    else { return nil }
    self.publisher = publisher
    self.path = path
    target = second.expression.unwrapped
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
    let value = published(by: assignment.publisher, context)
    let isOfItem = holders == ["navigationItem"]
    if let slot = BarSlot(name), [.title, .subtitle, .backTitle].contains(slot), holders.isEmpty || isOfItem,
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
  private func objects(_ holders: [String], of target: ExprSyntax, _ context: Context) -> [MadeObject] {
    guard let last = holders.last else { return value(of: Operand(target), context).objects }
    guard namesSelf(target, context) else { return [] }
    if holders.count == 1 { return ownProperty(last, context)?.objects ?? [] }
    guard holders.count == 2, holders[0] == "navigationItem", let slot = BarSlot(last) else { return [] }
    return shown(in: slot, context)
  }

  /// What a publisher's values say: those of a property that can be read, else what only the running app knows.
  private func published(by publisher: ExprSyntax, _ context: Context) -> Value {
    guard let property = PublishedProperty.published(by: publisher) else {
      return .parameter(Operand(publisher).text, context.scope.file.location(of: publisher))
    }
    return .expression(SourceExpression(operand: Operand(ExprSyntax(property)), scope: context.scope))
  }
}
