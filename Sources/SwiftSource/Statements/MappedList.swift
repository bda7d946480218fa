import LintelModel
import SwiftSyntax

extension CodeReading {
  /// What `names.map { UIBarButtonItem(title: $0, …) }` and `names.map(makeItem)` give: the closure or function is read once
  /// for each element that is written out. Nil where nothing that a bar holds comes of it.
  func mapped(
    _ elements: [Conditional<Value>], by name: String, _ arguments: [(label: String?, value: Value)], _ context: Context
  ) -> Value? {
    guard ["map", "compactMap", "flatMap", "forEach"].contains(name), arguments.count == 1,
      let mapping = arguments.first?.value
    else { return nil }
    switch mapping {
    case .closure: break
    case .expression(let function): guard isOwnFunction(function, context) else { return nil }
    default: return nil
    }
    guard takeElements(elements) else { return nil }
    var found: [Conditional<Value>] = []
    for element in elements {
      // What is made of each element is an object of its own, told apart by where the element is written.
      guard case .expression(let written) = element.value, let site = written.operand.elements.first?.id else { return nil }
      var inner = context
      inner.conditions = context.conditions.and(element.conditions)
      guard let made = apply(mapping, to: element.value, site: site, inner) else { return nil }
      let value = written.hasUnknownPlace ? made.atUnknownPlace : made
      if name == "flatMap", case .list(let several) = value {
        found += several.map { Conditional($0.value, element.conditions.and($0.conditions)) }
      } else {
        found.append(Conditional(value, element.conditions))
      }
    }
    if name == "forEach" { return .nothing }
    let areIdentifiers = !found.isEmpty && found.allSatisfy { $0.value.isIdentifier }
    return areIdentifiers || areKeys(found) || found.contains { $0.value.mayHoldItems } ? .list(found) : nil
  }

  /// Whether each is a text of a table: `["list", "grid"].map { NSLocalizedString($0, comment: "") }`.
  private func areKeys(_ found: [Conditional<Value>]) -> Bool {
    let texts = TextExpression(project: project)
    return !found.isEmpty
      && found.allSatisfy { one in
        guard case .expression(let expression) = one.value else { return false }
        let said = texts.texts(of: expression.operand, as: .string, at: expression.place)
        return said.count == 1 && said[0].value.state == .localized
      }
  }

  private func apply(_ mapping: Value, to element: Value, site: SyntaxIdentifier, _ context: Context) -> Value? {
    switch mapping {
    case .closure(let closure, let scope):
      var inner = context
      inner.scope = Scope(in: scope)
      return run(closure, inner, arguments: arguments(for: element, of: closure, context), site: site)
    case .expression(let function):
      return ownFunctions(function, context).lazy.compactMap { member in
        let label = member.parameters.first.flatMap { $0.firstName.text == "_" ? nil : $0.firstName.text }
        return self.follow([member], [(label, element)], labels: [label], site: site, context) { MakingCall(element, for: $0) }
      }.first
    default: return nil
    }
  }

  private func isOwnFunction(_ function: SourceExpression, _ context: Context) -> Bool {
    !ownFunctions(function, context).isEmpty
  }

  /// The functions that `makeItem`, `self.makeItem` and `makeItem(_:)` may mean.
  private func ownFunctions(_ function: SourceExpression, _ context: Context) -> [MemberDeclaration] {
    guard function.operand.elements.count == 1, let type = context.scope.type,
      let path = function.operand.elements[0].path?.filter({ $0 != "self" && $0 != "Self" }), path.count == 1
    else { return [] }
    return project.ownOrInheritedMembers(named: path[0], of: type, near: context.scope.file).filter { member in
      guard case .function = member.node, member.body != nil else { return false }
      return !member.parameters.isEmpty && member.parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
    }
  }

  /// Takes the elements of a list that is gone through off what may be; false where they are too many.
  func takeElements(_ elements: [Conditional<Value>]) -> Bool {
    guard !elements.isEmpty, elements.count <= Self.mostMapped, elementsLeftToMap >= elements.count else { return false }
    elementsLeftToMap -= elements.count
    return true
  }

  /// More than a bar holds: 20.
  static let mostMapped = 20
}

extension ClosureExprSyntax {
  /// What it calls what it is handed: `{ name in … }`, `{ (name: String) in … }`.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.text)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}
