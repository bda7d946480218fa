import LintelModel
import SwiftSyntax

extension ViewPart {
  /// `contentShape(Rectangle().inset(by: -10))`: what reacts reaches beyond what is seen, by so many points on each side. Of a
  /// side whose length is not known it says nothing.
  /// Source: Apple's documentation of SwiftUI, "contentShape(_:eoFill:)".
  mutating func noteContentShape(_ modifier: ModifierChain.Modifier) {
    guard modifier.name == "contentShape", modifier.call.arguments.count == 1,
      conditions.settings.isSubset(of: modifier.conditions.settings),
      let inset = modifier.value?.as(FunctionCallExprSyntax.self),
      let member = inset.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "inset",
      let shape = member.base?.as(FunctionCallExprSyntax.self)?.calledExpression.path?.last, Self.shapes.contains(shape),
      let amount = inset.argument("by").flatMap({ Double($0.writtenText) }), amount.isFinite, amount < 0
    else { return }
    let added = Points(-2 * amount)
    if let width = item.fixedWidth { item.facts.targetWidth = .declared(width + added) }
    if let height = item.fixedHeight { item.facts.targetHeight = .declared(height + added) }
  }

  /// Shapes that are as wide and as high as their frame.
  private static let shapes: Set = ["Rectangle", "RoundedRectangle", "Capsule"]
}
