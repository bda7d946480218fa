import SwiftSyntax

/// A colour that source code writes down in numbers, and that is the same in the light and in the dark.
enum ColorLiteral {
  /// `#RRGGBB` of `Color(red: 1, green: 0.5, blue: 0)`, `Color(white: 0.9)`, `.white` or `.black`; nil for all others: the
  /// system's colours change with the appearance, and assets and variables are not seen.
  static func hex(_ expression: ExprSyntax) -> String? {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      guard access.base == nil || access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Color" else { return nil }
      return ["white": "#FFFFFF", "black": "#000000"][access.declName.baseName.text]
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), TextExpression.name(of: call) == "Color",
      call.argument("opacity") == nil
    else { return nil }
    // A colour space other than sRGB would need to be converted.
    if let space = call.arguments.first, space.label == nil, space.expression.writtenText != ".sRGB" { return nil }
    if let white = channel(call.argument("white")) { return hex([white, white, white]) }
    let channels = ["red", "green", "blue"].map { channel(call.argument($0)) }
    return channels.contains(nil) ? nil : hex(channels.compactMap(\.self))
  }

  private static func hex(_ channels: [Int]) -> String {
    "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// From 0 to 255: a number, or a quotient such as `51/255`.
  private static func channel(_ expression: ExprSyntax?) -> Int? {
    guard let parts = expression?.writtenText.split(separator: "/", omittingEmptySubsequences: false), parts.count <= 2
    else {
      return nil
    }
    let numbers = parts.compactMap { Double($0.filter { $0 != " " }) }
    guard numbers.count == parts.count, numbers.count == 1 || numbers[1] > 0 else { return nil }
    let value = numbers.count == 1 ? numbers[0] : numbers[0] / numbers[1]
    return (0...1).contains(value) ? Int((value * 255).rounded()) : nil
  }
}
