import SwiftSyntax

/// Tells whether a link pushes a chain of modifiers where the chain stands, in the link's own closure: then the platform's back
/// button is on its bar, whoever shows the view around the link.
struct PushedInPlace {
  let reading: SwiftReading
  let file: SwiftFile

  func holds(_ screen: SwiftUIScreen) -> Bool {
    guard screen.member == nil, screen.roots.count == 1,
      let root = screen.roots.first?.value.as(FunctionCallExprSyntax.self),
      !screen.others.contains(where: { PushSites.hidesBackButton($0.name, $0.call) }),
      PushSites.isPushed(root, in: file, of: reading.project)
    else { return false }
    return !hidesBackButton(ModifierChain(ExprSyntax(root)).base)
  }

  /// Whether the project's view under the modifiers takes the button away.
  private func hidesBackButton(_ view: ExprSyntax?) -> Bool {
    guard let call = view?.as(FunctionCallExprSyntax.self) else { return false }
    let name = TextExpression.name(of: call)
    return reading.project.hasType(named: name, near: file)
      && BackButtons(project: reading.project, built: reading.built).hidesBackButton(name)
  }
}
