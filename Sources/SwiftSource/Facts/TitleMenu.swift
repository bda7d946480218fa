import LintelModel
import SwiftSyntax

/// The commands that code gives to a title's menu: `navigationItem.titleMenuProvider = { UIMenu(children: $0 + […]) }`.
struct TitleMenu {
  let texts: TextExpression

  /// In the source language; nil if the closure makes no menu that can be read. What the system suggests is left out.
  func commands(of value: Value) -> [String]? {
    guard case .closure(let closure, let scope) = value else { return nil }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(closure.statements)
    let place = Place(scope.file)
    let found = finder.titles.compactMap { title -> String? in
      let text = texts.texts(of: title, as: .string, at: place).first?.value
      return text?.source ?? text?.key
    }
    return found.isEmpty || found.count < finder.titles.count ? nil : found
  }

  private final class Finder: SyntaxVisitor {
    var titles: [ExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if ["UIAction", "UICommand", "UIKeyCommand"].contains(TextExpression.name(of: node)), let title = node.argument("title") {
        titles.append(title)
        return .skipChildren
      }
      return .visitChildren
    }
  }
}
