import LintelModel
import SwiftSyntax

/// The tabs that a method makes, one for each call that hands it what the tab is called:
/// `addPane(General(), title: "General")`.
struct CalledTabs {
  /// The method as one call enters it, and where that call is.
  struct Tab {
    let inside: Place
    let location: SourceLocation
  }

  let project: SwiftProject

  /// One for each call in the type that the method belongs to; none where the statement asks for no parameter of a method.
  func tabs(labelledBy label: TypeStatements.Setting) -> [Tab] {
    guard let function = method(around: label.target), let type = SwiftProject.enclosingType(of: function, in: label.file),
      asks(label.value, forParameterOf: function)
    else { return [] }
    let name = function.name.text.withoutBackticks
    let declared = project.members(named: name, of: type.path, near: label.file)
    guard let method = declared.first(where: { $0.syntax.id == Syntax(function).id }) else { return [] }
    let place = Place(label.file)
    return UseFinder.uses(of: name, in: label.file).compactMap { use in
      guard let call = use.as(FunctionCallExprSyntax.self),
        SwiftProject.enclosingType(of: call, in: label.file)?.path == type.path,
        let arguments = project.arguments(of: call, for: method, at: place),
        let inside = place.entering(method, arguments: arguments)
      else { return nil }
      return Tab(inside: inside, location: label.file.location(of: call))
    }
  }

  private func method(around node: ExprSyntax) -> FunctionDeclSyntax? {
    var parent = Syntax(node).parent
    while let current = parent, !current.is(MemberBlockSyntax.self) {
      if let function = current.as(FunctionDeclSyntax.self) { return function }
      parent = current.parent
    }
    return nil
  }

  private func asks(_ value: Operand, forParameterOf function: FunctionDeclSyntax) -> Bool {
    let names = Set(
      function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text.withoutBackticks })
    return value.elements.contains { element in
      element.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text.withoutBackticks) }
    }
  }
}
