import SwiftSyntax

/// What the code of an action names: the functions that it calls, the cases that it hands on, what it sets.
struct DeedNames {
  private(set) var all: [String] = []
  private var cases: Set<String> = []

  /// The one case that it hands on, however often; nil where there are several, or none.
  var destination: String? { cases.count == 1 ? cases.first : nil }

  init() {}

  init(in code: Syntax) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(code)
    (all, cases) = (finder.names, finder.cases)
  }

  private final class Finder: SyntaxVisitor {
    var names: [String] = []
    var cases: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      names.append(node.baseName.text.withoutBackticks)
      return .visitChildren
    }

    /// `.settings` and `Destination.settings(account)` of what is opened, and no function of a type.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let base = node.base.map { $0.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true }
      if base != false, isOpened(node) { cases.insert(node.declName.baseName.text.withoutBackticks) }
      return .visitChildren
    }

    private func isOpened(_ node: MemberAccessExprSyntax) -> Bool {
      var value = Syntax(node)
      if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id { value = Syntax(call) }
      if let argument = value.parent?.as(LabeledExprSyntax.self) {
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        return call.map(Self.opens) ?? false
      }
      guard let list = value.parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == value.id,
        list.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let target = list.first
      else { return false }
      return Self.isOfOpened(target.writtenText)
    }

    /// Other cases are settings, such as an animation or a colour: no button is called after these.
    private static func opens(_ call: FunctionCallExprSyntax) -> Bool {
      let function = TextExpression.name(of: call)
      // Any list is appended to.
      if function == "append" { return call.calledExpression.writtenText.lowercased().contains("path") }
      return ["open", "push", "navigate", "present", "show", "route"].contains { function.hasPrefix($0) }
    }

    private static func isOfOpened(_ target: String) -> Bool {
      let words = target.lowercased()
      return ["sheet", "destination", "route", "screen", "modal", "present", "cover", "popover"].contains { words.contains($0) }
    }
  }
}
