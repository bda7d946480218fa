import LintelModel
import SwiftSyntax

/// The commands of a menu that SwiftUI code writes out.
struct MenuContents {
  let texts: TextExpression
  let place: Place

  /// Deeper sections and menus in menus are not looked into: 4.
  private static let maximumDepth = 4

  /// In the source language, or their keys where no table is known yet; nil if something in the menu cannot be read.
  func commands(of closure: ClosureExprSyntax?) -> [String]? {
    guard let closure else { return nil }
    let found = commands(of: closure.statements, depth: 0)
    return found.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func commands(of statements: CodeBlockItemListSyntax, depth: Int) -> [String]? {
    guard depth < Self.maximumDepth else { return nil }
    var found: [String] = []
    for element in ViewBuilder.elements(of: statements, selfCase: place.selfCase) {
      let base = ModifierChain(element.value).base
      if let body = ownBuilder(base) {
        guard let inner = commands(of: body, depth: depth + 1) else { return nil }
        found += inner
        continue
      }
      guard let call = base?.as(FunctionCallExprSyntax.self) else { return nil }
      switch TextExpression.name(of: call) {
      case "Divider": continue
      case "Section", "Group", "ControlGroup", "ForEach":
        guard let content = call.closure("content"), let inner = commands(of: content.statements, depth: depth + 1) else {
          return nil
        }
        found += inner
      case "RenameButton": found.append("Rename")
      case "EditButton": found.append("Edit")
      case "PasteButton": found.append("Paste")
      case "Button", "Toggle", "Link", "NavigationLink", "ShareLink", "Menu", "Picker", "Label":
        guard let title = title(of: call) else { return nil }
        found.append(title)
      default: return nil
      }
    }
    return found
  }

  /// The body of `menuItems` and `menuItems()`, which the view around declares.
  private func ownBuilder(_ expression: ExprSyntax?) -> CodeBlockItemListSyntax? {
    let call = expression?.as(FunctionCallExprSyntax.self)
    guard let expression, let name = (call?.calledExpression ?? expression).path?.filter({ $0 != "self" }), name.count == 1,
      !SwiftProject.isTypeName(name[0]), call?.arguments.isEmpty != false
    else { return nil }
    return texts.project.members(named: name[0], of: SwiftName.type(around: expression), near: place.file).first {
      $0.parameters.isEmpty && $0.body != nil
    }?.body
  }

  private func title(of call: FunctionCallExprSyntax) -> String? {
    if let first = call.arguments.first, first.label == nil { return text(first.expression) }
    if TextExpression.name(of: call) == "ShareLink" { return "Share" }
    let closure = call.closure("label") ?? (call.argument("action") != nil ? call.trailingClosure : nil)
    guard let inner = closure.flatMap({ ViewBuilder.elements(of: $0.statements).first?.value }),
      let label = ModifierChain(inner).base?.as(FunctionCallExprSyntax.self),
      ["Label", "Text"].contains(TextExpression.name(of: label)), let first = label.arguments.first, first.label == nil
    else { return nil }
    return text(first.expression)
  }

  private func text(_ expression: ExprSyntax) -> String? {
    let text = texts.texts(of: expression, as: .key, at: place).first?.value
    return text?.source ?? text?.key
  }
}
