import SwiftSyntax

/// `UIButton`, and the project's classes that are buttons or hold one and give it no title and no name of their own.
struct ButtonClasses {
  private var showsImageByName = ["UIButton": false]

  init(project: SwiftProject) {
    let finder = ButtonClassFinder()
    for source in project.sources(mentioning: "UIButton") where source.contains("class") && !source.isTest {
      if let file = project.anyFile(at: source.path) { finder.walk(file.tree) }
    }
    for declaration in finder.found {
      let name = declaration.name.text
      let text = declaration.writtenText
      if showsImageByName[name] != nil || Self.naming.contains(where: text.contains) { continue }
      showsImageByName[name] = text.contains("setImage(UIImage(")
    }
  }

  var names: [String] { showsImageByName.keys.sorted() }

  /// `UIButton()`, `UIButton.systemButton(with: image, …)`, or one of the project's own.
  func isMade(by call: FunctionCallExprSyntax) -> Bool { name(of: call) != nil }

  /// Whether the class itself gives each of its buttons an image.
  func showsImage(_ call: FunctionCallExprSyntax) -> Bool { name(of: call).flatMap { showsImageByName[$0] } ?? false }

  private func name(of call: FunctionCallExprSyntax) -> String? {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    if let member, member.declName.baseName.text != "systemButton" { return nil }
    let name = (member?.base ?? call.calledExpression).as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.flatMap { showsImageByName[$0] == nil ? nil : $0 }
  }

  private static let naming = [
    "ccessibilityLabel", "ccessibilityAttributedLabel", "isAccessibilityElement", "setTitle(", "setAttributedTitle(",
    ".title =", ".attributedTitle =", "titleLabel?.text", "UILabel",
  ]
}

private final class ButtonClassFinder: AppCodeVisitor {
  var found: [ClassDeclSyntax] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let bases = node.inheritanceClause?.inheritedTypes.map { TypeName.last(of: $0.type) } ?? []
    let holdsOne = node.name.text.hasSuffix("Button") && bases.contains { ["UIView", "UIControl"].contains($0) }
    if bases.contains("UIButton") || holdsOne { found.append(node) }
    return .visitChildren
  }
}
