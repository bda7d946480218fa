import LintelModel
import SwiftSyntax

/// What a body that gives a `Bool` may answer where one value is a case that is known: as of a function that is one `switch`
/// over what it is handed.
struct CaseAnswer {
  /// What a part of the body may come to.
  private struct Outcomes: OptionSet {
    let rawValue: Int
    static let yes = Outcomes(rawValue: 1)
    static let no = Outcomes(rawValue: 2)
    /// What follows decides.
    static let goesOn = Outcomes(rawValue: 4)
    static let unknown: Outcomes = [.yes, .no]
  }

  /// What the body asks for, and the number of the case that it is.
  private let subject: Branch
  private let constant: Int

  /// - Parameter words: What the value is in the body's own words: a parameter's name, or `self of` its type.
  init(where words: String, is enumCase: String) {
    subject = Branch(.equality, words)
    constant = Branch.number(of: ".\(enumCase)")
  }

  /// Whether the body may answer so, as far as its code tells.
  func mayBe(_ answer: Bool, of body: CodeBlockItemListSyntax) -> Bool {
    let found = outcomes(of: body)
    return found.contains(.goesOn) || found.contains(answer ? .yes : .no)
  }

  // MARK: Statements

  private func outcomes(of statements: CodeBlockItemListSyntax) -> Outcomes {
    var found: Outcomes = []
    for statement in statements {
      let next = outcomes(of: statement, isOnly: statements.count == 1)
      found.formUnion(next.subtracting(.goesOn))
      if !next.contains(.goesOn) { return found }
    }
    return found.union(.goesOn)
  }

  private func outcomes(of statement: CodeBlockItemSyntax, isOnly: Bool) -> Outcomes {
    switch statement.item {
    case .expr(let expression): return outcomes(of: expression, isResult: isOnly)
    case .stmt(let statement):
      if let wrapped = statement.as(ExpressionStmtSyntax.self) { return outcomes(of: wrapped.expression, isResult: isOnly) }
      if let result = statement.as(ReturnStmtSyntax.self)?.expression { return outcomes(of: result, isResult: true) }
      guard let check = statement.as(GuardStmtSyntax.self) else { return .unknown }
      switch holds(check.conditions) {
      case true?: return .goesOn
      case false?: return outcomes(of: check.body.statements)
      case nil: return outcomes(of: check.body.statements).union(.goesOn)
      }
    // What is declared may have the value's own name.
    case .decl: return .unknown
    }
  }

  private func outcomes(of expression: ExprSyntax, isResult: Bool) -> Outcomes {
    let bare = Operand.bare(expression)
    if let choice = bare.as(SwitchExprSyntax.self) { return outcomes(of: choice) }
    if let branch = bare.as(IfExprSyntax.self) { return outcomes(of: branch) }
    guard isResult, let answer = holds(Operand(bare).elements) else { return .unknown }
    return answer ? .yes : .no
  }

  private func outcomes(of choice: SwitchExprSyntax) -> Outcomes {
    var found: Outcomes = []
    for element in choice.cases {
      // `#if` around a case.
      guard let item = element.as(SwitchCaseSyntax.self) else { return .unknown }
      let isTaken = takes(item, choice.subject)
      if isTaken == false { continue }
      found.formUnion(item.statements.isBreak ? .goesOn : outcomes(of: item.statements))
      if isTaken == true { break }
    }
    return found.isEmpty ? .unknown : found
  }

  /// In one pass over each `else if`.
  private func outcomes(of first: IfExprSyntax) -> Outcomes {
    var found: Outcomes = []
    var next: IfExprSyntax? = first
    while let branch = next {
      next = nil
      let isTaken = holds(branch.conditions)
      if isTaken != false { found.formUnion(outcomes(of: branch.body.statements)) }
      if isTaken == true { break }
      switch branch.elseBody {
      case .codeBlock(let block): found.formUnion(outcomes(of: block.statements))
      case .ifExpr(let other): next = other
      case nil: found.formUnion(.goesOn)
      }
    }
    return found
  }

  // MARK: Conditions, nil where only the running program knows

  private func takes(_ item: SwitchCaseSyntax, _ asked: ExprSyntax) -> Bool? {
    guard case .case(let label) = item.label else { return true }
    let answers = label.caseItems.map { holds(ConstantPattern($0, of: asked)) }
    return Self.joined(answers, by: true)
  }

  private func holds(_ pattern: ConstantPattern) -> Bool? {
    if let asked = pattern.values[subject], asked != constant { return false }
    let others = pattern.values.filter { $0.key != subject }
    return pattern.isWhole && others.isEmpty ? true : nil
  }

  private func holds(_ conditions: ConditionElementListSyntax) -> Bool? {
    let answers = conditions.map { element -> Bool? in
      switch element.condition {
      case .expression(let expression): return holds(Operand(expression).elements)
      case .matchingPattern(let match): return holds(ConstantPattern(match.pattern, of: match.initializer.value))
      case .availability, .optionalBinding: return nil
      }
    }
    return Self.joined(answers, by: false)
  }

  private func holds(_ elements: [ExprSyntax]) -> Bool? {
    if elements.count == 1 { return holds(only: elements[0]) }
    guard !elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) else { return nil }
    // `&&` binds closer than `||`.
    for (sign, decisive) in [("||", true), ("&&", false)] {
      let parts = elements.split { Self.sign($0) == sign }
      if parts.count > 1 { return Self.joined(parts.map { holds(Array($0)) }, by: decisive) }
    }
    guard elements.count == 3, let sign = Self.sign(elements[1]), sign == "==" || sign == "!=",
      elements[0].subjectWords == subject.words, let name = Self.enumCase(elements[2])
    else { return nil }
    return (Branch.number(of: ".\(name)") == constant) == (sign == "==")
  }

  private func holds(only expression: ExprSyntax) -> Bool? {
    let bare = Operand.bare(expression)
    if bare.is(SequenceExprSyntax.self) { return holds(Operand(bare).elements) }
    if let literal = bare.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
    if let negation = bare.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return holds(only: negation.expression).map { !$0 }
    }
    // `[.home, .local].contains(filter)`
    guard let call = bare.as(FunctionCallExprSyntax.self), call.arguments.count == 1, call.trailingClosure == nil,
      let asked = call.arguments.first, asked.label == nil, asked.expression.subjectWords == subject.words,
      let method = call.calledExpression.as(MemberAccessExprSyntax.self), method.declName.baseName.text == "contains",
      let list = method.base?.as(ArrayExprSyntax.self)
    else { return nil }
    let names = list.elements.compactMap { Self.enumCase($0.expression) }
    guard names.count == list.elements.count else { return nil }
    return names.contains { Branch.number(of: ".\($0)") == constant }
  }

  /// One answer that is decisive decides for all, as a true one of what is joined by `||` does.
  private static func joined(_ answers: [Bool?], by decisive: Bool) -> Bool? {
    if answers.contains(where: { $0 == decisive }) { return decisive }
    return answers.contains(where: { $0 == nil }) ? nil : !decisive
  }

  private static func sign(_ expression: ExprSyntax) -> String? {
    expression.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  /// `.home`, `Filter.home`
  private static func enumCase(_ expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.base.map({ SwiftProject.isTypeName($0.writtenText) }) ?? true
    else { return nil }
    return member.declName.baseName.text.withoutBackticks
  }
}

extension CodeBlockItemListSyntax {
  /// Whether all that a case of a `switch` does is to leave it.
  fileprivate var isBreak: Bool {
    guard count == 1, case .stmt(let only)? = first?.item, let statement = only.as(BreakStmtSyntax.self) else {
      return false
    }
    return statement.label == nil
  }
}
