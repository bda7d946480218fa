import LintelModel
import SwiftSyntax

extension CodeReading {
  /// `for name in ["Reply", "Delete"] { … }`: the body is read once for each element that is written out; once in all where
  /// the elements are unknown.
  func run(_ loop: ForStmtSyntax, _ context: Context) {
    let sequence = allCases(of: loop.sequence, context).map(Value.list) ?? value(of: Operand(loop.sequence), context)
    guard case .list(let elements) = sequence, loop.whereClause == nil, takeElements(elements) else {
      var inner = context.inner()
      run(loop.body.statements, &inner)
      return
    }
    for element in elements {
      var inner = context.inner(element.conditions)
      // What is made for each element is an object of its own, told apart by where the element is written.
      if case .expression(let written) = element.value, let site = written.operand.elements.first?.id,
        !context.activation.sites.contains(site), context.activation.depth < Context.deepestCall
      {
        inner.activation = Activation(context.activation.name, caller: context.activation, site: site)
        inner.activation.delegate = context.activation.delegate
      }
      bind(loop.pattern, element.value, inner)
      guard project.functionBudget.take() else { return }
      run(loop.body.statements, &inner)
      guard inner.activation !== context.activation else { continue }
      context.activation.results += inner.activation.results
      context.activation.deferred += inner.activation.deferred
    }
  }

  /// `name`, or `(name, action)` of a tuple.
  private func bind(_ pattern: PatternSyntax, _ value: Value, _ context: Context) {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      context.scope.names[name] = value
      context.scope.elements.insert(name)
    } else if let tuple = pattern.as(TuplePatternSyntax.self), case .expression(let expression) = value,
      let parts = expression.parts, parts.count == tuple.elements.count
    {
      for (element, part) in zip(tuple.elements, parts) { bind(element.pattern, self.value(ofPart: part, context), context) }
    }
  }
}
