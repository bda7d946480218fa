import LintelModel
import SwiftSyntax

extension ItemAttributes {
  /// `imageView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))`: an image view that people tap.
  /// One that takes no touches, as it is unless code says so, is none, and what a class of the project's is nobody knows.
  ///
  /// Source: Apple's documentation of UIKit, "isUserInteractionEnabled" of UIImageView, and "isAccessibilityElement", which is false
  /// for all but controls.
  func noteTaps(on view: MadeObject, to item: inout Item) {
    guard view.type == "UIImageView", item.symbol != nil, words(view.values(of: "isUserInteractionEnabled").last?.value, are: "true"),
      view.settings.contains(where: { $0.property == "addGestureRecognizer" && isTap($0.value) })
    else { return }
    let traits = view.settings.filter { $0.property == "accessibilityTraits" }.map { self.traits($0.value) }
    guard traits.allSatisfy({ !$0.isEmpty }) else { return }
    item.facts.respondsToTaps = .declared(true)
    item.isTappedElement = words(view.values(of: "isAccessibilityElement").last?.value, are: "true")
    item.isButtonByTrait = traits.contains { $0.contains("button") || $0.contains("link") }
    // A file has said the rest of an outlet.
    item.mayBeSetByCode = view.isOutlet
  }

  private func isTap(_ value: Value) -> Bool {
    guard case .expression(let expression) = value, expression.operand.elements.count == 1,
      let call = expression.operand.elements[0].as(FunctionCallExprSyntax.self)
    else { return false }
    return call.calledExpression.path?.last == "UITapGestureRecognizer"
  }

  /// `button` and `selected` of `[.button, .selected]`; empty where they are not known.
  private func traits(_ value: Value) -> [String] {
    if case .list(let values) = value { return values.flatMap { traits($0.value) } }
    return words(value).map(\.value)
  }
}

extension CodeReading {
  /// `imageView.accessibilityTraits.insert(.button)`
  func insertTraits(
    _ arguments: [(label: String?, value: Value)], by member: MemberAccessExprSyntax, _ node: FunctionCallExprSyntax,
    _ context: Context
  ) -> Bool {
    guard ["insert", "formUnion"].contains(member.declName.baseName.text), arguments.count == 1,
      let traits = member.base?.unwrapped.as(MemberAccessExprSyntax.self), let base = traits.base,
      traits.declName.baseName.text == "accessibilityTraits"
    else { return false }
    let views = value(of: Operand(base.unwrapped), context).objects
    for view in views { view.set("accessibilityTraits", arguments[0].value, by: node, in: context) }
    return !views.isEmpty
  }
}
