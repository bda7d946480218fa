import LintelModel
import LintelTables
import SwiftSyntax

/// The system font that an expression of UIKit's asks for: `.preferredFont(forTextStyle: .headline)`,
/// `UIFont.systemFont(ofSize: 13, weight: .semibold)`, `.boldSystemFont(ofSize: 17)`.
enum FontExpression {
  /// Nil for any other font, and for sizes that only the running program knows.
  static func font(_ value: Value) -> ViewFont? {
    switch value {
    case .expression(let expression):
      guard expression.operand.elements.count == 1,
        let call = expression.operand.elements[0].as(FunctionCallExprSyntax.self)
      else { return nil }
      return font(call)
    case .choice(let values):
      // Of several, none is the one.
      return values.count == 1 ? font(values[0].value) : nil
    default: return nil
    }
  }

  private static func font(_ call: FunctionCallExprSyntax) -> ViewFont? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base == nil || member.base?.path?.last == "UIFont"
    else { return nil }
    let weight = call.argument("weight").map { FontWeight(rawValue: $0.path?.last ?? "") } ?? .regular
    switch member.declName.baseName.text {
    case "preferredFont":
      guard let words = call.argument("forTextStyle")?.path?.last, let style = TextStyle(rawValue: words),
        let font = TextStyles.font(style, on: .ios)
      else { return nil }
      return ViewFont(size: font.size, weight: font.weight)
    case "systemFont", "monospacedDigitSystemFont":
      guard let size = size(call), let weight else { return nil }
      return ViewFont(size: size, weight: weight)
    case "boldSystemFont": return size(call).map { ViewFont(size: $0, weight: .bold) }
    default: return nil
    }
  }

  private static func size(_ call: FunctionCallExprSyntax) -> Points? {
    guard let written = call.argument("ofSize") else { return nil }
    switch written.path?.last {
    // "The standard font size, in points, for labels" and its like (UIFont), on iOS.
    case "labelFontSize": return 17
    case "buttonFontSize": return 18
    case "systemFontSize": return 14
    case "smallSystemFontSize": return 12
    default: return Double(written.writtenText).map { Points($0) }
    }
  }
}
