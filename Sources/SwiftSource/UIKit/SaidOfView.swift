import SwiftSyntax

/// What code says of a view that it knows by one name: the members it asks for, as `configuration.image`, and whether it hands
/// the view to other code, which may say more.
final class SaidOfView: SyntaxVisitor {
  private(set) var members: Set<String> = []
  /// Whether code that is not looked at has it: a function is given it, or it stands in a list that is gone through.
  private(set) var isHandedOn = false
  private(set) var isAssigned = false
  /// Names whose values are its configuration.
  private(set) var configurations: Set<String> = []

  private let name: String

  init(name: String, in scope: some SyntaxProtocol) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(scope)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let path = path(of: node) {
      members.insert(path.joined(separator: "."))
      if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
        let labels = call.arguments.compactMap { $0.label?.text.lowercased() }
        if labels.contains(where: { $0.contains("title") || $0.contains("text") || $0.contains("label") }) { isHandedOn = true }
      }
      if path == ["configuration"], let value = value(assignedTo: ExprSyntax(node)) {
        if let known = value.as(DeclReferenceExprSyntax.self) {
          configurations.insert(known.baseName.text)
        } else if !value.writtenText.hasPrefix("."), !value.writtenText.hasPrefix("UIButton.Configuration.") {
          isHandedOn = true
        }
      }
    }
    if node.declName.baseName.text == name, node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      note(use: ExprSyntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == name { note(use: ExprSyntax(node)) }
    return .visitChildren
  }

  private func note(use: ExprSyntax) {
    guard let parent = use.parent else { return }
    if let argument = parent.as(LabeledExprSyntax.self) {
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      let called = call?.calledExpression
      let asked = called?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      if !Self.holders.contains(asked ?? called?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "") { isHandedOn = true }
    } else if let array = parent.as(ArrayElementSyntax.self)?.parent?.parent {
      // `[close, edit].forEach { … }`, `for button in [close, edit] { … }`
      let around = array.parent
      let isAsked = around?.is(MemberAccessExprSyntax.self) == true
      let loop = isAsked ? around?.parent : around?.is(ForStmtSyntax.self) == true ? around : nil
      if let text = loop?.writtenText, text.contains("ccessibility") || text.contains("itle") { isHandedOn = true }
    } else if let parts = parent.as(ExprListSyntax.self), let first = parts.first, first.id != use.id {
      isAssigned = true
      if first.writtenText.hasSuffix("titleView") { isHandedOn = true }
    }
  }

  /// Calls that put a view where it is shown, and say nothing of it.
  private static let holders: Set = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "bringSubviewToFront", "sendSubviewToBack",
    "equalTo",
  ]

  private func value(assignedTo target: ExprSyntax) -> ExprSyntax? {
    guard let list = target.parent?.as(ExprListSyntax.self) else { return nil }
    let parts = Array(list)
    guard parts.count == 3, parts[0].id == target.id, parts[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return parts[2]
  }

  /// `["configuration", "image"]` of `name.configuration?.image`; nil of what is asked of another name.
  private func path(of node: MemberAccessExprSyntax) -> [String]? {
    var path = [node.declName.baseName.text]
    var base = node.base
    while let current = base {
      if let member = current.as(MemberAccessExprSyntax.self) {
        path.insert(member.declName.baseName.text, at: 0)
        base = member.base
      } else if let optional = current.as(OptionalChainingExprSyntax.self) {
        base = optional.expression
      } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
        base = forced.expression
      } else {
        guard let root = current.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        if root == name { return path }
        return root == "self" && path.count > 1 && path[0] == name ? Array(path.dropFirst()) : nil
      }
    }
    return nil
  }
}

extension SaidOfView {
  /// Whether it is given an image by `setImage` or by its configuration.
  var showsImage: Bool { members.contains("setImage") || members.contains("configuration.image") }

  /// Whether it has a title or a name, or may get one from what is not looked at, or screen readers are kept from it.
  var mayBeNamed: Bool {
    isHandedOn
      || members.contains { member in
        member.split(separator: ".").contains { part in
          Self.naming.contains(String(part)) || part.hasPrefix("accessibility") && !Self.otherFacts.contains(String(part))
        }
      }
  }

  private static let naming: Set = [
    "setTitle", "setAttributedTitle", "title", "attributedTitle", "titleLabel", "subtitle", "addSubview",
    "isAccessibilityElement", "isUserInteractionEnabled", "configurationUpdateHandler",
  ]

  /// Facts for screen readers and tests that are no name.
  private static let otherFacts: Set = [
    "accessibilityIdentifier", "accessibilityTraits", "accessibilityHint", "accessibilityValue",
  ]
}
