import LintelModel
import SwiftSyntax

extension CodeReading {
  /// What `names.map { UIBarButtonItem(title: $0, …) }` gives: the closure is read once for each element that is written out.
  /// Nil where nothing that a bar holds comes of it.
  func mapped(
    _ elements: [Conditional<Value>], by name: String, _ arguments: [(label: String?, value: Value)], _ context: Context
  ) -> Value? {
    guard ["map", "compactMap", "forEach"].contains(name), case .closure(let closure, let scope)? = arguments.last?.value,
      arguments.count == 1, !elements.isEmpty, elements.count <= Self.mostMapped, elementsLeftToMap >= elements.count
    else { return nil }
    elementsLeftToMap -= elements.count
    var found: [Conditional<Value>] = []
    for element in elements {
      // What is made of each element is an object of its own, told apart by where the element is written.
      guard case .expression(let written) = element.value, let site = written.operand.elements.first?.id else { return nil }
      var inner = context
      inner.scope = Scope(in: scope)
      inner.conditions = context.conditions.and(element.conditions)
      guard let value = run(closure, inner, arguments: [element.value], site: site) else { return nil }
      found.append(Conditional(value, element.conditions))
    }
    if name == "forEach" { return .nothing }
    return found.contains { $0.value.mayHoldItems } ? .list(found) : nil
  }

  /// More than a bar holds: 20.
  private static let mostMapped = 20
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
