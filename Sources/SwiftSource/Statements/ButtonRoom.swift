import LintelModel
import SwiftSyntax

/// The room that code sets within a UIKit button, beside what the button says.
///
/// `contentInsets` of a configuration are between the button's content and its bounds, and `imagePadding` is between its image
/// and its text (developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct). A button without a
/// configuration has `contentEdgeInsets`, which count in its intrinsic size; its `imageEdgeInsets` and `titleEdgeInsets` only
/// move what they are named after, and make no button wider (developer.apple.com/documentation/uikit/uibutton/titleedgeinsets).
enum ButtonRoom {
  /// At both sides together, in points; nil unless code surely says it in numbers.
  static func sides(of button: MadeObject) -> Points? {
    let all = configurations(of: button)
    if all.isEmpty {
      let isConfigured = button.has("configuration") || button.argument("configuration") != nil
      return isConfigured ? nil : insets(button.surely("contentEdgeInsets"))
    }
    return all.count == 1 ? insets(all[0].surely("contentInsets")) : nil
  }

  /// Between an image and the text beside it, in points; nil unless code surely says it in numbers.
  static func besideImage(of button: MadeObject) -> Points? {
    let all = configurations(of: button)
    // An image above the text or below it takes no width of its own.
    guard all.count == 1, !all[0].has("imagePlacement") || ["leading", "trailing"].contains(placement(in: all[0])),
      case .expression(let written)? = all[0].surely("imagePadding")
    else { return nil }
    return points(written.operand.text)
  }

  /// Whether the image surely stands behind the text: `imagePlacement = .trailing`.
  static func isImageTrailing(in button: MadeObject) -> Bool {
    let all = configurations(of: button)
    return all.count == 1 && placement(in: all[0]) == "trailing"
  }

  private static func placement(in configuration: MadeObject) -> String? {
    guard case .expression(let written)? = configuration.surely("imagePlacement"), written.operand.elements.count == 1
    else { return nil }
    return written.operand.elements[0].path?.last
  }

  private static func configurations(of button: MadeObject) -> [MadeObject] {
    button.values(of: "configuration", initial: button.argument("configuration")).flatMap(\.value.objects).filter {
      $0.type == ButtonConfiguration.type
    }
  }

  /// `NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)`, `UIEdgeInsets(…)`, `.init(…)`, `.zero`
  private static func insets(_ value: Value?) -> Points? {
    guard case .expression(let written)? = value, written.operand.elements.count == 1 else { return nil }
    let expression = written.operand.elements[0]
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      return expression.path?.last == "zero" ? 0 : nil
    }
    guard makers.contains(call.calledExpression.path?.last ?? ""),
      let first = call.argument("leading") ?? call.argument("left"),
      let second = call.argument("trailing") ?? call.argument("right"),
      let before = points(first.writtenText), let behind = points(second.writtenText)
    else { return nil }
    return before + behind
  }

  private static let makers: Set = ["NSDirectionalEdgeInsets", "UIEdgeInsets", "init"]

  /// A button has no more room on one side than a bar is wide: 1,000. Less than none draws it over what is beside it.
  private static func points(_ written: String) -> Points? {
    Double(written).flatMap { 0...1_000 ~= $0 ? Points($0) : nil }
  }
}

extension MadeObject {
  /// What one statement sets whenever the object is there, and no other one sets anew.
  fileprivate func surely(_ property: String) -> Value? {
    let all = settings.filter { $0.property == property }
    return all.count == 1 && all[0].isCertain ? all[0].value : nil
  }
}
