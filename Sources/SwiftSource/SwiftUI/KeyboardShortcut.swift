import SwiftSyntax

/// The keys of `.keyboardShortcut("n", modifiers: [.command, .shift])`, as facts spell them: `cmd+shift+n`.
enum KeyboardShortcut {
  /// Nil where only the running program knows, or where a key's capital may mean Shift.
  static func keys(of call: FunctionCallExprSyntax) -> String? {
    guard let first = call.arguments.first, first.label == nil else { return nil }
    let written = first.expression
    switch TextExpression.path(of: written)?.last ?? lastMember(of: written) {
    case "defaultAction": return "return"
    case "cancelAction": return "esc"
    default: break
    }
    // `KeyboardShortcut("n", modifiers: .command)` in place of its parts.
    if let made = written.as(FunctionCallExprSyntax.self), TextExpression.name(of: made) == "KeyboardShortcut" {
      return keys(of: made)
    }
    guard let key = key(written) else { return nil }
    guard let modifiers = modifiers(call.argument("modifiers")) else { return nil }
    return (modifiers + [key]).joined(separator: "+")
  }

  private static func key(_ expression: ExprSyntax) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      guard let text = literal.representedLiteralValue, text.count == 1, text == text.lowercased(), text != "+" else {
        return nil
      }
      return text == " " ? "space" : text
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      ["KeyEquivalent", "init"].contains(TextExpression.name(of: call)), let first = call.arguments.first
    {
      return key(first.expression)
    }
    guard let name = lastMember(of: expression) else { return nil }
    return constants[name]
  }

  /// SwiftUI's `KeyEquivalent` constants.
  private static let constants = [
    "upArrow": "up", "downArrow": "down", "leftArrow": "left", "rightArrow": "right", "escape": "esc", "delete": "delete",
    "deleteForward": "deleteForward", "home": "home", "end": "end", "pageUp": "pageUp", "pageDown": "pageDown",
    "clear": "clear", "tab": "tab", "space": "space", "return": "return",
  ]

  /// Command where none are written.
  private static func modifiers(_ expression: ExprSyntax?) -> [String]? {
    guard let expression else { return ["cmd"] }
    // `EventModifiers(arrayLiteral: .command, .shift)` and `EventModifiers([.command])`.
    let made = expression.as(FunctionCallExprSyntax.self).flatMap { call in
      ["EventModifiers", "init"].contains(TextExpression.name(of: call)) ? call.arguments.map(\.expression) : nil
    }
    let written = (made ?? [expression]).flatMap { $0.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [$0] }
    let names = ["command": "cmd", "option": "alt", "control": "ctrl", "shift": "shift"]
    let found = written.compactMap { lastMember(of: $0).flatMap { names[$0] } }
    return found.count == written.count ? found : nil
  }

  private static func lastMember(of expression: ExprSyntax) -> String? {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
