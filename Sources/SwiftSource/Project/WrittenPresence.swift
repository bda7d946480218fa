import SwiftSyntax

extension ExprSyntax {
  /// Whether what is written there is a value in any state of the program: a literal, a text that is looked up, a constant of a
  /// type whose declaration says no `?`.
  func isNeverNil(in file: SwiftFile) -> Bool {
    if [.stringLiteralExpr, .integerLiteralExpr, .booleanLiteralExpr].contains(kind) { return true }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.givesText }
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base,
      let owner = base.writtenText.split(separator: ".").last.map(String.init), SwiftProject.isTypeName(owner),
      let project = file.project
    else { return false }
    let members = project.members(named: access.declName.baseName.text.withoutBackticks, of: owner, near: file)
    return !members.isEmpty && members.allSatisfy { $0.isNeverNil(in: project) }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is one of the platform's calls that always give a text: `String(localized: "…")` does, `String(data:encoding:)`
  /// may give none.
  fileprivate var givesText: Bool {
    switch TextExpression.name(of: self) {
    case "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "Text": true
    case "String": ["localized", "format"].contains(arguments.first?.label?.text)
    default: false
    }
  }
}

extension MemberDeclaration {
  fileprivate func isNeverNil(in project: SwiftProject) -> Bool {
    if case .enumCase = node { return true }
    guard case .variable = node else { return false }
    if let type { return !type.mayBeNil }
    // `static let title = tr("home.title")`: what the function says that it gives.
    guard let call = initializer?.as(FunctionCallExprSyntax.self) else {
      return initializer?.is(StringLiteralExprSyntax.self) ?? false
    }
    if call.givesText { return true }
    let functions = project.functions(calledBy: call, at: Place(file))
    return !functions.isEmpty && functions.allSatisfy { $0.declaration.type.map { !$0.mayBeNil } ?? false }
  }
}

extension TypeSyntax {
  fileprivate var mayBeNil: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || TypeName.last(of: self) == "Optional"
  }
}
