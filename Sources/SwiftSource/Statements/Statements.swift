import LintelModel
import SwiftSyntax

extension CodeReading {
  /// Runs a function's body and gives what it may return.
  func run(body: CodeBlockItemListSyntax, _ context: inout Context) -> Value {
    // `var items: [Item] { [a, b] }`: the only expression is the result.
    if body.count == 1, let only = body.first, case .expr(let expression) = only.item, !expression.is(IfExprSyntax.self),
      !expression.is(SwitchExprSyntax.self)
    {
      let operand = Operand(expression)
      if Assignment(operand) == nil {
        // `func setUp() { setToolbarItems(items, animated: false) }` gives nothing back.
        if edit(expression, context) { return .nothing }
        if answer(lookingUp: expression, isCalled: false, context) { return .nothing }
        let value = value(of: operand, context)
        context.activation.finish(value, context)
        return value
      }
    }
    context.returnsImplicitly = body.count == 1 && body.first?.isChoice == true
    run(body, &context)
    context.returnsImplicitly = false
    for deferred in context.activation.deferred.reversed() {
      var inner = context
      inner.conditions = .always
      run(deferred.statements, &inner)
    }
    let results = context.activation.results
    guard results.count > 1 else { return results.first?.value ?? .nothing }
    let branch = Branch(.value, "result of \(context.activation.name)")
    return .choice(results.enumerated().map { Conditional($1.value, $1.conditions.inArm($0, of: branch)) })
  }

  /// True if the code behind the statements is not reached.
  @discardableResult func run(_ statements: CodeBlockItemListSyntax, _ context: inout Context) -> Bool {
    if context.returnsImplicitly, statements.count == 1, let only = statements.first, !only.isChoice,
      case .expr(let expression) = only.item
    {
      let operand = Operand(expression)
      if let assignment = Assignment(operand) {
        assign(assignment, context)
        return false
      }
      if edit(expression, context) { return false }
      context.activation.finish(value(of: operand, context), context)
      return true
    }
    return run(Array(statements)[...], &context)
  }

  /// The same of statements at the end of a block.
  @discardableResult func run(_ statements: ArraySlice<CodeBlockItemSyntax>, _ context: inout Context) -> Bool {
    for index in statements.indices {
      if let asked = elementsAsked(by: statements[index].item, context) {
        run(statements[(index + 1)...], for: asked, context)
        return true
      }
      if let check = statements[index].guardStatement, let asked = elementsAsked(by: check.conditions, context) {
        var otherwise = context.inner(BranchConditions.arms(of: check.conditions).otherwise)
        run(check.body.statements, &otherwise)
        run(statements[(index + 1)...], for: asked, context)
        return true
      }
      if run(statements[index].item, &context) { return true }
    }
    return false
  }

  private func run(_ item: CodeBlockItemSyntax.Item, _ context: inout Context) -> Bool {
    switch item {
    case .decl(let declaration):
      if let variable = declaration.as(VariableDeclSyntax.self) {
        declare(variable, context)
      } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
        for (clause, conditions) in CompilerCondition.clauses(of: condition) {
          guard case .statements(let inner) = clause.elements else { continue }
          var arm = context
          arm.conditions = context.conditions.and(conditions)
          run(inner, &arm)
        }
      } else if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body {
        var inner = context.inner()
        inner.activation = Activation(function.name.text, caller: context.activation)
        for parameter in function.signature.parameterClause.parameters {
          let name = (parameter.secondName ?? parameter.firstName).text
          inner.scope.names[name] = .parameter(name, context.scope.file.location(of: parameter))
        }
        _ = run(body: body.statements, &inner)
      }
    case .expr(let expression): return run(expression, &context)
    case .stmt(let statement): return run(statement, &context)
    }
    return false
  }

  private func declare(_ variable: VariableDeclSyntax, _ context: Context) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        if let initial = binding.initializer?.value { _ = value(of: Operand(initial), context) }
        continue
      }
      guard let initial = binding.initializer?.value else {
        context.scope.names[name] = .nothing
        continue
      }
      let found = value(of: Operand(initial), context)
      for object in found.objects { object.take(name: name, in: context.activation, isLocal: true) }
      context.scope.names[name] = found
    }
  }

  private func run(_ statement: StmtSyntax, _ context: inout Context) -> Bool {
    if let node = statement.as(ExpressionStmtSyntax.self) { return run(node.expression, &context) }
    if let node = statement.as(ReturnStmtSyntax.self) {
      // `return items[itemIdentifier]`
      if let given = node.expression, answer(lookingUp: given, isCalled: false, context) { return true }
      context.activation.finish(node.expression.map { value(of: Operand($0), context) } ?? .nothing, context)
      return true
    }
    if let node = statement.as(GuardStmtSyntax.self) {
      let isOfOutlets = project.asksOutletsAlone(node, of: context.scope.type, near: context.scope.file) {
        context.scope.declaring($0) != nil
      }
      bind(node.conditions, context)
      if isOfOutlets { return false }
      switch outcome(of: node.conditions, context) {
      case true?: return false
      case false?:
        var inner = context.inner()
        return run(node.body.statements, &inner)
      case nil: break
      }
      let arms = arms(ofAskedList: node.conditions, context) ?? told(BranchConditions.arms(of: node.conditions), context)
      var inner = context.inner(arms.otherwise)
      run(node.body.statements, &inner)
      context.conditions = context.conditions.and(arms.then)
    } else if let node = statement.as(DeferStmtSyntax.self) {
      context.activation.deferred.append(node.body)
    } else if let node = statement.as(ForStmtSyntax.self) {
      run(node, context)
    } else if let node = statement.as(WhileStmtSyntax.self) {
      var inner = context.inner()
      bind(node.conditions, inner)
      run(node.body.statements, &inner)
    } else if let node = statement.as(RepeatStmtSyntax.self) {
      var inner = context.inner()
      run(node.body.statements, &inner)
    } else if let node = statement.as(DoStmtSyntax.self) {
      var inner = context.inner()
      run(node.body.statements, &inner)
      for clause in node.catchClauses {
        var inner = context.inner()
        run(clause.body.statements, &inner)
      }
    } else if statement.is(BreakStmtSyntax.self) || statement.is(ContinueStmtSyntax.self)
      || statement.is(ThrowStmtSyntax.self)
    {
      return true
    }
    return false
  }

  private func run(_ expression: ExprSyntax, _ context: inout Context) -> Bool {
    if let node = expression.as(IfExprSyntax.self) { return run(node, &context) }
    if let node = expression.as(SwitchExprSyntax.self) { return run(node, &context) }
    let operand = Operand(expression)
    if let assignment = Assignment(operand) {
      assign(assignment, context)
    } else if !edit(expression, context) {
      _ = value(of: operand, context)
    }
    return false
  }

  private func run(_ node: IfExprSyntax, _ context: inout Context) -> Bool {
    if !context.returnsImplicitly, let asked = elementsAsked(by: node.conditions, context) {
      run(Array(node.body.statements)[...], for: asked, context)
      var otherwise = context.inner(BranchConditions.arms(of: node).otherwise)
      switch node.elseBody {
      case .codeBlock(let block): run(block.statements, &otherwise)
      case .ifExpr(let next): _ = run(next, &otherwise)
      case nil: break
      }
      return false
    }
    switch outcome(of: node.conditions, context) {
    case true?:
      var inner = context.inner()
      bind(node.conditions, inner)
      return run(node.body.statements, &inner)
    case false?:
      var inner = context.inner()
      switch node.elseBody {
      case .codeBlock(let block)?: return run(block.statements, &inner)
      case .ifExpr(let next)?: return run(next, &inner)
      case nil: return false
      }
    case nil: break
    }
    let arms = arms(ofAskedList: node.conditions, context) ?? told(BranchConditions.arms(of: node), context)
    var then = context.inner(arms.then)
    bind(node.conditions, then)
    if let identifiers = identifiers(comparedIn: node.conditions, context) { then.identifiers = identifiers }
    let thenExits = run(node.body.statements, &then)
    var otherwiseExits = false
    switch node.elseBody {
    case .codeBlock(let block):
      var otherwise = context.inner(arms.otherwise)
      otherwiseExits = run(block.statements, &otherwise)
    case .ifExpr(let next):
      var otherwise = context.inner(arms.otherwise)
      otherwiseExits = run(next, &otherwise)
    case nil: break
    }
    if thenExits, !otherwiseExits { context.conditions = context.conditions.and(arms.otherwise) }
    return thenExits && otherwiseExits
  }

  private func run(_ node: SwitchExprSyntax, _ context: inout Context) -> Bool {
    if let arm = arm(of: node, context) {
      var inner = context.inner()
      return run(arm.statements, &inner) && !arm.breaks
    }
    let isOfIdentifier = context.identifierParameter != nil && node.subject.path == [context.identifierParameter ?? ""]
    var exits = true
    for (arm, conditions) in BranchConditions.arms(of: node) {
      var inner = context.inner(conditions)
      if isOfIdentifier {
        inner.identifiers = arm.patterns.compactMap { $0.as(ExpressionPatternSyntax.self)?.expression.identifierName }
      }
      exits = run(arm.statements, &inner) && !arm.breaks && exits
    }
    return exits && !node.cases.isEmpty && !isOfIdentifier
  }

  /// `if itemIdentifier == .refresh {`
  private func identifiers(comparedIn conditions: ConditionElementListSyntax, _ context: Context) -> [String]? {
    guard let parameter = context.identifierParameter else { return nil }
    for condition in conditions {
      guard case .expression(let expression) = condition.condition else { continue }
      let parts = Operand(expression).elements
      guard parts.count == 3, parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "==" else { continue }
      if parts[0].path?.first == parameter { return identifierName(parts[2], context).map { [$0] } }
      if parts[2].path?.first == parameter { return identifierName(parts[0], context).map { [$0] } }
    }
    return nil
  }

  /// What an identifier is called; one that a property gives for a case, `mode.identifier`, is what it gives.
  private func identifierName(_ expression: ExprSyntax, _ context: Context) -> String? {
    let node = expression.unwrapped
    guard let base = node.as(MemberAccessExprSyntax.self)?.base,
      writtenCase(base.unwrapped, evaluatedTo: value(of: Operand(base), context), context) != nil
    else { return node.identifierName }
    guard case .expression(let given) = value(of: Operand(node), context), given.operand.elements.count == 1 else {
      return nil
    }
    return given.operand.elements[0].identifierName
  }

  /// `if let button = navigationItem.rightBarButtonItem`
  func bind(_ conditions: ConditionElementListSyntax, _ context: Context) {
    for condition in conditions {
      switch condition.condition {
      case .optionalBinding(let binding):
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        guard let initial = binding.initializer?.value else {
          // What a caller hands in is told apart where it is asked for.
          if context.scope.declaring(name)?.handed.contains(name) != true,
            let there = named(name, context)?.whereThere
          {
            context.scope.names[name] = there
          }
          continue
        }
        var found = value(of: Operand(initial), context)
        found = found.whereThere ?? found
        // A list goes on as what the bar has, each item on its own conditions.
        if case .onBar(let slot) = found, let property = initial.unwrapped.path?.last, BarSlot(property) != nil,
          !BarSlot.isList(property)
        {
          // What another method puts there may be read later.
          let objects = shown(in: slot, context)
          if objects.isEmpty, let type = context.scope.type { typesToReadAgain.insert(type) }
          found = objects.isEmpty ? found : .oneOf(objects.map { Conditional(.object($0)) })
        }
        context.scope.names[name] = found
      case .expression(let expression): _ = value(of: Operand(expression), context)
      case .matchingPattern, .availability: break
      }
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is an `if` or a `switch`, which the parser takes for a statement or for an expression.
  fileprivate var isChoice: Bool {
    let expression: ExprSyntax? =
      switch item {
      case .expr(let expression): expression
      case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
      case .decl: nil
      }
    return expression.map { $0.is(IfExprSyntax.self) || $0.is(SwitchExprSyntax.self) } ?? false
  }
}

extension Activation {
  func finish(_ value: Value, _ context: Context) {
    results.append(Conditional(value, context.conditions))
    delegate?.answers.append(
      ToolbarDelegate.Answer(identifiers: context.identifiers, value: value, conditions: context.conditions))
  }
}

extension SwitchCaseSyntax {
  /// Whether a `break` leaves the switch alone.
  fileprivate var breaks: Bool { statements.contains { $0.item.as(StmtSyntax.self)?.is(BreakStmtSyntax.self) == true } }

  fileprivate var patterns: [PatternSyntax] {
    if case .case(let label) = label { label.caseItems.map(\.pattern) } else { [] }
  }
}
