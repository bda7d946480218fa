import LintelModel
import SwiftSyntax

/// Tells whether a view scrolls, down to the platform's own views.
struct ScrollingContent {
  let project: SwiftProject

  /// A view in a view in a view: 6.
  private static let maximumDepth = 6

  /// Nil where something of it cannot be looked into and nothing else scrolls.
  func scrolls(_ expression: ExprSyntax, near file: SwiftFile, depth: Int = 0) -> Bool? {
    guard depth < Self.maximumDepth else { return nil }
    let chain = ModifierChain(expression)
    if chain.modifiers.contains(where: { $0.name == "scrollDisabled" }) { return nil }
    guard let base = chain.base else { return nil }
    guard let call = base.as(FunctionCallExprSyntax.self) else { return named(base, near: file, depth: depth) }
    let name = TextExpression.name(of: call)
    if Self.scrolling.contains(name) { return true }
    if Self.still.contains(name) { return false }
    if Self.containers.contains(name) {
      return call.closure("content").flatMap { scrolls($0.statements, near: file, depth: depth + 1) }
    }
    guard SwiftProject.isTypeName(name),
      let body = project.members(named: "body", of: name, near: file).first(where: { $0.body != nil }),
      let statements = body.body
    else { return nil }
    return scrolls(statements, near: body.file, depth: depth + 1)
  }

  private func scrolls(_ statements: CodeBlockItemListSyntax, near file: SwiftFile, depth: Int) -> Bool? {
    let parts = ViewBuilder.elements(of: statements).map { scrolls($0.value, near: file, depth: depth) }
    if parts.contains(true) { return true }
    return parts.isEmpty || parts.contains(nil) ? nil : false
  }

  /// A property of the view's own.
  private func named(_ base: ExprSyntax, near file: SwiftFile, depth: Int) -> Bool? {
    let member = base.as(MemberAccessExprSyntax.self)
    let own = member?.base?.isSelf == true ? member?.declName.baseName.text : nil
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text ?? own,
      let found = project.members(named: name, of: SwiftName.type(around: base), near: file).first(where: { $0.body != nil }),
      let body = found.body
    else { return nil }
    return scrolls(body, near: found.file, depth: depth + 1)
  }

  private static let scrolling: Set = ["List", "ScrollView", "Form", "Table", "TextEditor"]
  private static let containers: Set = [
    "VStack", "HStack", "ZStack", "Group", "Section", "GeometryReader", "ScrollViewReader", "NavigationStack",
    "NavigationView", "LazyVStack", "LazyHStack", "ForEach",
  ]
  private static let still: Set = [
    "Text", "Image", "Button", "Label", "Spacer", "Divider", "Toggle", "Color", "Rectangle", "RoundedRectangle", "Circle",
    "Capsule", "ProgressView", "Slider", "Stepper", "TextField", "SecureField", "Link", "Gauge", "EmptyView", "AsyncImage",
    "ContentUnavailableView",
  ]
}
