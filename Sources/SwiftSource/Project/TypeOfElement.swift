import SwiftSyntax

extension SwiftProject {
  /// The type of what a closure is handed one by one: `kind` of `ForEach(Kind.allCases) { kind in … }`, or of what a pattern
  /// takes out of a case: `kind` of `case .all(let kind)`.
  func typeOfElement(named name: String, around node: ExprSyntax, at place: Place, hops: Int) -> KnownType? {
    let name = name.withoutBackticks
    var child = Syntax(node)
    while let current = child.parent {
      if current.is(FunctionDeclSyntax.self) || current.is(InitializerDeclSyntax.self) { return nil }
      if let found = CaseName.named(name, in: current, before: child, of: namingStatements) {
        return type(of: found, at: place, hops: hops)
      }
      if let closure = current.as(ClosureExprSyntax.self), let names = Self.parameters(of: closure), names.contains(name) {
        if names.first == name, let store = Self.store(shownBy: closure) { return type(of: store, at: place, hops: hops) }
        guard names.first == name, let sequence = Self.sequence(handedTo: closure) else { return nil }
        return typeOfElements(of: sequence, at: place, hops: hops)
      }
      child = current
    }
    return nil
  }

  /// What the case declares that a pattern takes it from.
  private func type(of name: CaseName, at place: Place, hops: Int) -> KnownType? {
    guard hops < Place.maximumHops, let subject = name.subject,
      let owner = type(of: subject, at: place, hops: hops + 1),
      case .enumCase(let element)? = members(named: name.enumCase, of: owner.name, near: place.file).first?.node,
      let value = element.parameterClause?.parameters.dropFirst(name.position).first
    else { return nil }
    return KnownType(name: TypeName.last(of: value.type))
  }

  /// Of `Kind.allCases`, of an array that is declared with its type, and of either sorted or filtered.
  private func typeOfElements(of sequence: ExprSyntax, at place: Place, hops: Int) -> KnownType? {
    guard hops < Place.maximumHops else { return nil }
    let sequence = Operand.bare(sequence)
    if let call = sequence.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    {
      guard Self.keepingElements.contains(access.declName.baseName.text) else { return nil }
      return typeOfElements(of: base, at: place, hops: hops + 1)
    }
    if let access = sequence.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "allCases"
    {
      return type(of: base, at: place, hops: hops + 1)
    }
    let access = sequence.as(MemberAccessExprSyntax.self).flatMap { $0.base?.isSelf == true ? $0.declName : nil }
    guard let name = (sequence.as(DeclReferenceExprSyntax.self) ?? access)?.baseName.text else { return nil }
    let declared: TypeSyntax? =
      switch referent(of: name, from: sequence, at: place) {
      case .member(let member): member.type
      case .values(_, let type): type
      case .argument, .unknown: nil
      }
    return declared?.as(ArrayTypeSyntax.self).map { KnownType(name: TypeName.last(of: $0.element)) }
  }

  private static func parameters(of closure: ClosureExprSyntax) -> [String]? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.text.withoutBackticks)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text.withoutBackticks }
    case nil: nil
    }
  }

  /// What a closure is called with each element of: the first argument of a `ForEach`, the base of a `map`.
  private static func sequence(handedTo closure: ClosureExprSyntax) -> ExprSyntax? {
    // As a trailing closure, or as an argument in its list.
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self) ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let call else { return nil }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return ["ForEach", "List"].contains(name) ? call.arguments.first?.expression : nil
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "flatMap", "compactMap", "forEach"].contains(access.declName.baseName.text)
    else { return nil }
    return access.base
  }

  private static let keepingElements: Set = [
    "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
  ]
}
