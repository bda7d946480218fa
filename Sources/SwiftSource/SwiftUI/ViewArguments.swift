import SwiftSyntax

/// What the properties of a view type are where it is created: by its memberwise initializer, or by what its own one
/// assigns.
enum ViewArguments {
  static func of(
    _ call: FunctionCallExprSyntax, for type: TypeDeclaration, in project: SwiftProject, at place: Place
  ) -> [String: Place.Bound] {
    let initializers = project.members(named: "init", of: type.name, near: type.file)
    for initializer in initializers {
      guard let bound = project.arguments(of: call, for: initializer, at: place), let body = initializer.body else {
        continue
      }
      return assigned(in: body, bound, in: Place(type.file).entering(initializer, arguments: bound) ?? place)
    }
    return initializers.isEmpty ? memberwise(call, type, place) : [:]
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
