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

  /// What SwiftUI's `.font(…)` names: `.headline`, `Font.caption`, `.system(size: 13, weight: .semibold)`, each with `.bold()`
  /// or `.weight(…)` behind it.
  static func font(ofView expression: ExprSyntax) -> ViewFont? {
    if let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      switch member.declName.baseName.text {
      case "system":
        if let size = call.argument("size").flatMap({ Double($0.writtenText) }) {
          let weight = call.argument("weight").map { FontWeight(rawValue: $0.path?.last ?? "") } ?? .regular
          return weight.map { ViewFont(size: Points(size), weight: $0) }
        }
        return call.arguments.first.flatMap { $0.label == nil ? font(ofView: $0.expression) : nil }
      case "bold":
        var font = member.base.flatMap { Self.font(ofView: $0) }
        font?.weight = .bold
        return font
      case "weight":
        guard let weight = call.arguments.first.flatMap({ FontWeight(rawValue: $0.expression.path?.last ?? "") }) else {
          return nil
        }
        var font = member.base.flatMap { Self.font(ofView: $0) }
        font?.weight = weight
        return font
      default: return nil
      }
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), access.base == nil || access.base?.path == ["Font"],
      case let name = access.declName.baseName.text, let style = TextStyle(rawValue: styles[name] ?? name),
      let font = TextStyles.font(style, on: .ios)
    else { return nil }
    return ViewFont(size: font.size, weight: font.weight)
  }

  /// UIKit numbers what SwiftUI does not.
  private static let styles = ["title": "title1", "caption": "caption1"]

  /// The same as an expression alone. `UIFontMetrics(forTextStyle: .headline).scaledFont(for: font)` is that font at the
  /// default text size.
  static func font(ofUIKit expression: ExprSyntax) -> ViewFont? {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "scaledFont" {
      return call.argument("for").flatMap { font(ofUIKit: $0) }
    }
    return font(call)
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

  // MARK: Sizes that do not follow the text size

  /// The size of a font that code asks for in points, as `.systemFont(ofSize: 14)`; nil for one that follows the text size that
  /// people set, as `.preferredFont(forTextStyle:)` and what UIFontMetrics scales do, and for one that is not known.
  static func fixedSize(ofUIKit expression: ExprSyntax) -> Points? {
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self), let written = writtenSize(ofFixed: call) else {
      return nil
    }
    return call.calledExpression.path?.last == "UIFont" ? Operand(written).number : size(call)
  }

  /// The size as it is written, of a font that keeps it.
  static func writtenSize(ofFixed call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let path = call.calledExpression.path, let name = path.last else { return nil }
    if name == "UIFont" { return call.argument("size") }
    guard fixedFonts.contains(name), path.dropLast().allSatisfy({ $0.isEmpty || $0 == "UIFont" }) else { return nil }
    return call.argument("ofSize")
  }

  private static let fixedFonts: Set = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont", "monospacedSystemFont",
  ]

  /// The same of SwiftUI: `.system(size: 14)`, also with a weight behind it, and `.custom("Inter", fixedSize: 14)`.
  static func fixedSize(ofView expression: ExprSyntax) -> Points? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    switch member.declName.baseName.text {
    case "system": return call.argument("size").flatMap { Operand($0).number }
    case "custom": return call.argument("fixedSize").flatMap { Operand($0).number }
    case "weight", "bold", "italic", "monospacedDigit", "width": return member.base.flatMap { fixedSize(ofView: $0) }
    default: return nil
    }
  }
}
