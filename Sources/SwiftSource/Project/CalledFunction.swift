import SwiftSyntax

/// A function or initializer of the project that a call may mean, with the call's arguments by parameter name.
struct CalledFunction {
  let declaration: MemberDeclaration
  var arguments: [String: Place.Bound]
  /// The enum case that the function is called on.
  var selfCase: String?
}

extension SwiftProject {
  /// The functions that a call may mean, those first that are nearest to it.
  func functions(calledBy call: FunctionCallExprSyntax, at place: Place) -> [CalledFunction] {
    var candidates: [MemberDeclaration] = []
    var receiver: Place.Bound?
    var selfCase: String?
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text.withoutBackticks
      let base = access.base.map(Operand.bare)
      if let base, !base.isSelf {
        let type = type(of: base, at: place)
        selfCase = type?.enumCase
        if !Self.isTypeName(base.firstWord) { receiver = Place.Bound(expression: base, place: place) }
        if let type {
          candidates = allMembers(named: name, of: type.name, near: place.file)
        }
        if candidates.isEmpty, type == nil || type?.name == "String" {
          candidates = membersOfAnyType(named: name, near: place.file)
        }
      } else {
        let type = Self.enclosingType(of: call, in: place.file)?.path
        candidates = type.map { allMembers(named: name, of: $0, near: place.file) } ?? []
        if base == nil, candidates.isEmpty { candidates = membersOfAnyType(named: name, near: place.file) }
      }
    } else if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBackticks {
      if let type = Self.enclosingType(of: call, in: place.file)?.path {
        candidates = allMembers(named: name, of: type, near: place.file)
      }
      if candidates.isEmpty { candidates = globals(named: name, near: place.file) }
    }
    return candidates.compactMap { declaration in
      guard case .function = declaration.node, var bound = arguments(of: call, for: declaration, at: place) else {
        return nil
      }
      if let receiver { bound["self"] = receiver }
      return CalledFunction(declaration: declaration, arguments: bound, selfCase: selfCase)
    }
  }

  private func allMembers(named name: String, of type: String, near file: SwiftFile) -> [MemberDeclaration] {
    let own = members(named: name, of: type, near: file)
    if !own.isEmpty { return own }
    return parents(of: type, near: file).flatMap { members(named: name, of: $0, near: file) }
  }

  /// A call's arguments by the names that the declaration's body has for them; nil if labels do not fit. Default values are
  /// bound too; trailing closures fill the last parameters.
  func arguments(
    of call: FunctionCallExprSyntax, for declaration: MemberDeclaration, at place: Place
  ) -> [String: Place.Bound]? {
    var bound: [String: Place.Bound] = [:]
    var rest = Array(call.arguments)
    var closures: [(label: String?, closure: ClosureExprSyntax)] = call.trailingClosure.map { [(nil, $0)] } ?? []
    closures += call.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
    for (number, parameter) in declaration.parameters.enumerated() {
      let label = parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text.withoutBackticks
      if let next = rest.first, (next.label?.text ?? "_") == label {
        bound[name] = Place.Bound(expression: next.expression, place: place)
        rest.removeFirst()
        if parameter.ellipsis != nil {
          while let more = rest.first, more.label == nil {
            _ = more
            rest.removeFirst()
          }
        }
      } else if isFunctionType(parameter.type),
        let index = closures.firstIndex(where: { $0.label == nil || $0.label == label }),
        // A closure without a label is for the first parameter that needs one.
        closures[index].label != nil || parameter.defaultValue == nil
          || !needsClosure(declaration.parameters.dropFirst(number + 1), besides: rest, closures)
      {
        bound[name] = Place.Bound(expression: ExprSyntax(closures[index].closure), place: place)
        closures.remove(at: index)
      } else if let value = parameter.defaultValue?.value {
        bound[name] = Place.Bound(expression: value, place: Place(declaration.file))
      } else if parameter.ellipsis == nil {
        return nil
      }
    }
    return rest.isEmpty ? bound : nil
  }

  /// Whether one of the parameters has no default and takes a closure that the call does not hand it by its label.
  private func needsClosure(
    _ parameters: some Sequence<FunctionParameterSyntax>, besides arguments: [LabeledExprSyntax],
    _ closures: [(label: String?, closure: ClosureExprSyntax)]
  ) -> Bool {
    parameters.contains { parameter in
      let label = parameter.firstName.text
      return parameter.defaultValue == nil && isFunctionType(parameter.type)
        && !arguments.contains { $0.label?.text == label } && !closures.contains { $0.label == label }
    }
  }

  private func isFunctionType(_ type: TypeSyntax) -> Bool {
    if let attributed = type.as(AttributedTypeSyntax.self) { return isFunctionType(attributed.baseType) }
    if let optional = type.as(OptionalTypeSyntax.self) { return isFunctionType(optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return isFunctionType(only.type)
    }
    return type.is(FunctionTypeSyntax.self)
  }
}
