import SwiftSyntax

/// Colours that an app chose, not those that the system gives every app.
enum OwnColor {
  /// `.red`, `Color.red`, `Color("Brand")`, `Color(.brand)`, `UIColor(named: "Brand")`. A variable's colour is not known.
  static func isOne(_ expression: ExprSyntax) -> Bool {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      let base = access.base?.writtenText
      guard base == nil || base == "Color" || base == "UIColor" || base == "NSColor" else { return false }
      return !isSemantic(access.declName.baseName.text) && !grays.contains(access.declName.baseName.text)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    // `Color.red.opacity(0.5)`
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      ["opacity", "withAlphaComponent", "mix"].contains(access.declName.baseName.text)
    {
      return isOne(base)
    }
    guard ["Color", "UIColor", "NSColor"].contains(TextExpression.name(of: call)),
      let first = call.arguments.first?.expression
    else { return false }
    // `Color(.label)` and `Color(uiColor: .systemBackground)` are the system's.
    if let access = first.as(MemberAccessExprSyntax.self) { return isOne(ExprSyntax(access)) }
    return first.is(StringLiteralExprSyntax.self) || first.is(FloatLiteralExprSyntax.self)
      || first.is(IntegerLiteralExprSyntax.self) || call.argument("red") != nil
  }

  /// `.label`, `UIColor.secondaryLabel`: what the system draws controls in; and `Color.accentColor`, the app's accent.
  static func isOfSystem(_ operand: Operand) -> Bool {
    guard operand.elements.count == 1, let access = operand.elements[0].as(MemberAccessExprSyntax.self) else {
      return false
    }
    let base = access.base?.writtenText
    guard base == nil || base == "Color" || base == "UIColor" || base == "NSColor" else { return false }
    return isSemantic(access.declName.baseName.text)
  }

  /// Names that say what a colour is for. `.red` and `.systemRed` follow the appearance, too, and tint a control all the same.
  private static func isSemantic(_ name: String) -> Bool {
    semantic.contains(name) || name.lowercased().hasSuffix("label") || name.hasSuffix("LabelColor")
      || name.hasSuffix("Background")
  }

  private static let semantic: Set = [
    "primary", "secondary", "tertiary", "quaternary", "quinary", "foreground", "background", "separator", "selection",
    "placeholder", "link", "fill", "accentColor", "clear", "tint", "tintColor", "controlAccentColor", "none",
    "systemBackground", "windowBackgroundColor", "controlColor", "controlTextColor", "textColor", "labelColor", "linkColor",
    "separatorColor", "opaqueSeparator", "placeholderText", "placeholderTextColor", "systemFill", "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill",
  ]

  /// What is drawn less strongly than its neighbours is in gray; a bar whose controls all are is tinted.
  private static let grays: Set = ["gray", "systemGray"]

  /// The same of a colour as it is written on a line: `.label`, `UIColor.label // as before`; `nil` is the system's, too.
  static func isOfSystem(written line: String) -> Bool {
    let value = line.prefix { !" \t;/}".contains($0) }
    if value == "nil" { return true }
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && ["", "UIColor"].contains(parts[0]) && isSemantic(String(parts[1]))
  }
}
