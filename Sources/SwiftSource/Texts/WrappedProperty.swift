import LintelModel
import SwiftSyntax

extension TextExpression {
  /// What a property says whose wrapper the project declares: what the wrapper's getter makes of what the property hands it, as
  /// `@Localized("list.title") var title: String`. Nil for any other property, and where some of it is no text of a table: what
  /// other wrappers keep may be written later.
  func texts(
    ofWrapped declaration: MemberDeclaration, _ expression: ExprSyntax, _ place: Place
  ) -> [Conditional<LocalizedText>]? {
    guard case .variable(let variable, let binding) = declaration.node, binding.accessorBlock == nil else { return nil }
    for case .attribute(let attribute) in variable.attributes {
      guard let wrapper = wrapper(TypeName.last(of: attribute.attributeName), near: declaration.file),
        let getter = project.members(named: "wrappedValue", of: wrapper.name, near: wrapper.file).first,
        let body = getter.body,
        let handed = handed(by: attribute, binding.initializer?.value, to: wrapper, place),
        let inside = place.entering(getter, arguments: handed)
      else { continue }
      let found = follow(body, expression, TextRole(of: getter), inside)
      if !found.isEmpty, found.allSatisfy({ $0.value.state == .localized }) { return found }
    }
    return nil
  }

  private func wrapper(_ name: String, near file: SwiftFile) -> TypeDeclaration? {
    guard let type = project.declaration(of: name, near: file),
      let attributes = type.node.asProtocol((any WithAttributesSyntax).self)?.attributes
    else { return nil }
    for case .attribute(let attribute) in attributes where attribute.attributeName.writtenText == "propertyWrapper" {
      return type
    }
    return nil
  }

  /// The wrapper's properties, by its memberwise initializer or by what its own one assigns.
  private func handed(
    by attribute: AttributeSyntax, _ value: ExprSyntax?, to wrapper: TypeDeclaration, _ place: Place
  ) -> [String: Place.Bound]? {
    // "The initial value is the first argument": The Swift Programming Language, Property Wrappers.
    var arguments: [(label: String, value: Place.Bound)] = []
    if let value { arguments.append(("wrappedValue", Place.Bound(expression: value, place: place))) }
    if case .argumentList(let list)? = attribute.arguments {
      for argument in list {
        let label = argument.label?.text.withoutBackticks ?? "_"
        arguments.append((label, Place.Bound(expression: argument.expression, place: place)))
      }
    }
    let initializers = project.members(named: "init", of: wrapper.name, near: wrapper.file)
    if initializers.isEmpty {
      return Dictionary(arguments.map { ($0.label, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    for initializer in initializers {
      guard let bound = Self.bound(arguments, to: initializer.parameters), let body = initializer.body,
        let inside = Place(wrapper.file).entering(initializer, arguments: bound)
      else { continue }
      return ViewArguments.assigned(in: body, bound, in: inside)
    }
    return nil
  }

  /// Arguments by the names that parameters have in the body; nil where they are of another initializer.
  private static func bound(
    _ arguments: [(label: String, value: Place.Bound)], to parameters: [FunctionParameterSyntax]
  ) -> [String: Place.Bound]? {
    var rest = arguments[...]
    var found: [String: Place.Bound] = [:]
    for parameter in parameters {
      if let next = rest.first, next.label == parameter.firstName.text.withoutBackticks {
        found[(parameter.secondName ?? parameter.firstName).text.withoutBackticks] = next.value
        rest = rest.dropFirst()
      } else if parameter.defaultValue == nil {
        return nil
      }
    }
    return rest.isEmpty ? found : nil
  }
}
