import SwiftSyntax

/// Finds where modifiers of the project's own are applied to views: `.modifier(ListModifier())`, `.screenTitle("Inbox")`.
final class ModifierUses: SyntaxVisitor {
  enum Maker {
    /// `func body(content:)` of a type of that name.
    case viewModifier(String)
    /// A function in an `extension View`.
    case extensionOfView

    /// Nil for a function that makes no modifier.
    init?(of function: FunctionDeclSyntax) {
      let type = SwiftName.type(around: function)
      if type == "View" {
        self = .extensionOfView
      } else if function.name.text == "body", function.signature.parameterClause.parameters.first?.firstName.text == "content" {
        self = .viewModifier(type)
      } else {
        return nil
      }
    }
  }

  static func uses(ofModifier type: String, in project: SwiftProject) -> [(call: FunctionCallExprSyntax, file: SwiftFile)] {
    project.types(named: type).first { !$0.isExtension }.map { project.calls(making: $0) }?.compactMap { made, file in
      guard let (call, _) = ContentWrapper.Slot.taking(Syntax(made)),
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "modifier"
      else { return nil }
      return (call, file)
    } ?? []
  }

  static func uses(ofMethod name: String, in project: SwiftProject) -> [(call: FunctionCallExprSyntax, file: SwiftFile)] {
    project.files.filter { $0.contains(".\(name)(") || $0.contains(".\(name) {") }.flatMap { file in
      let finder = ModifierUses(name)
      finder.walk(file.tree)
      return finder.found.filter { !project.previewTypes.hold(Syntax($0), of: file, in: project) }.map { ($0, file) }
    }
  }

  private let name: String
  private var found: [FunctionCallExprSyntax] = []

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == name {
      found.append(node)
    }
    return .visitChildren
  }
}
