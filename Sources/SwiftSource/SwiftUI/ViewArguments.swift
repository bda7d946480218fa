import SwiftSyntax

/// What the properties of a view type are where it is created: by its memberwise initializer, or by what its own one
/// assigns.
enum ViewArguments {
  /// Initializers that hand on to each other: 4.
  private static let mostDelegations = 4

  static func of(
    _ call: FunctionCallExprSyntax, for type: TypeDeclaration, in project: SwiftProject, at place: Place
  ) -> [String: Place.Bound] {
    of(call, for: type, in: project, at: place, delegations: 0)
  }

  private static func of(
    _ call: FunctionCallExprSyntax, for type: TypeDeclaration, in project: SwiftProject, at place: Place, delegations: Int
  ) -> [String: Place.Bound] {
    let initializers = project.members(named: "init", of: type.name, near: type.file)
    for initializer in initializers where takesClosures(of: call, initializer) {
      guard let bound = project.arguments(of: call, for: initializer, at: place), let body = initializer.body else {
        continue
      }
      let inside = Place(initializer.file).entering(initializer, arguments: bound) ?? place
      // An extension's initializer may leave to the type's own what it is not handed.
      if delegations < mostDelegations, let other = delegate(in: body) {
        return of(other, for: type, in: project, at: inside, delegations: delegations + 1).mapValues { value in
          value.place === inside ? handed(by: value, bound) : value
        }
      }
      return assigned(in: body, bound, in: inside)
    }
    // Initializers in extensions leave a type its memberwise one.
    return initializers.contains { declares(type, $0) } ? [:] : memberwise(call, type, place)
  }

  /// Whether it has a parameter for each closure that the call hands over by a label.
  private static func takesClosures(of call: FunctionCallExprSyntax, _ initializer: MemberDeclaration) -> Bool {
    let labels = Set(initializer.parameters.map(\.firstName.text))
    return call.additionalTrailingClosures.allSatisfy { labels.contains($0.label.text) }
  }

  private static func declares(_ type: TypeDeclaration, _ initializer: MemberDeclaration) -> Bool {
    type.members.contains { $0.syntax.id == initializer.syntax.id }
  }

  /// `self.init(title, content: content) { EmptyView() }`
  private static func delegate(in body: CodeBlockItemListSyntax) -> FunctionCallExprSyntax? {
    body.lazy.compactMap { $0.item.as(FunctionCallExprSyntax.self) }.first { call in
      guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
      return callee.base?.isSelf == true && callee.declName.baseName.text == "init"
    }
  }

  /// What the caller's argument is, where a parameter is handed on as it is.
  private static func handed(by value: Place.Bound, _ arguments: [String: Place.Bound]) -> Place.Bound {
    let name = value.expression.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBackticks
    return name.flatMap { arguments[$0] } ?? value
  }

  private static func memberwise(
    _ call: FunctionCallExprSyntax, _ type: TypeDeclaration, _ place: Place
  ) -> [String: Place.Bound] {
    var bound: [String: Place.Bound] = [:]
    for argument in call.arguments {
      guard let label = argument.label?.text.withoutBackticks else { continue }
      bound[label] = Place.Bound(expression: argument.expression, place: place)
    }
    for closure in call.additionalTrailingClosures {
      bound[closure.label.text] = Place.Bound(expression: ExprSyntax(closure.closure), place: place)
    }
    if let closure = call.trailingClosure {
      let property = type.members.first { member in
        guard case .variable(let variable, let binding) = member.node, binding.accessorBlock == nil,
          bound[member.name] == nil,
          !variable.modifiers.contains(where: { $0.name.text == "static" })
        else { return false }
        return binding.typeAnnotation?.type.writtenText.contains("->") ?? false
      }
      if let property { bound[property.name] = Place.Bound(expression: ExprSyntax(closure), place: place) }
    }
    return bound
  }

  /// `self.title = title`, `self.content = content()`, `_model = …`.
  static func assigned(
    in body: CodeBlockItemListSyntax, _ bound: [String: Place.Bound], in inside: Place
  ) -> [String: Place.Bound] {
    let finder = AssignmentFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    var properties: [String: Place.Bound] = [:]
    for (target, value) in finder.found {
      let words = target.writtenText.split(separator: ".")
      guard let last = words.last, words.count == 1 || words.first == "self" && words.count == 2,
        let expression = value.elements.first, value.elements.count == 1
      else { continue }
      let name = last.hasPrefix("_") ? String(last.dropFirst()) : String(last)
      // A closure's result is what the closure shows.
      let passed =
        expression.as(FunctionCallExprSyntax.self).flatMap { $0.arguments.isEmpty ? $0.calledExpression : nil } ?? expression
      if let parameter = passed.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBackticks,
        let argument = bound[parameter] {
        properties[name] = argument
      } else {
        properties[name] = Place.Bound(expression: expression, place: inside)
      }
    }
    return properties
  }
}
