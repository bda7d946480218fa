import LintelModel
import SwiftSyntax

/// A statement that writes a place of its type's, as one that is reached after it writes the same place again.
struct WriteOnPath {
  /// What is written to; nil where the reading made the write up.
  var syntax: Syntax?
  /// The type that the code is of.
  var type: String?
  /// The function that contains the statement, by its name.
  var function: String
  /// The calls that led to it.
  var sites: [SyntaxIdentifier]
  var conditions: Conditions

  /// By write of one place, where it does not stand: a method that is called after it in any case has then written something
  /// else.
  static func replaced(_ writes: [WriteOnPath]) -> [Set<[Branch: Int]>] {
    guard writes.count <= mostWrites, Set(writes.map(\.function)).count > 1 else { return writes.map { _ in [] } }
    let around = writes.map { $0.syntax?.methodAround }
    return writes.map { $0.replaced(by: zip(writes, around).filter { $0.function == $1 }.map(\.0)) }
  }

  /// More writes of one place than this are not compared with each other: 64.
  private static let mostWrites = 64

  /// - Parameter others: those whose conditions say all of when they are reached.
  private func replaced(by others: [WriteOnPath]) -> Set<[Branch: Int]> {
    let others = others.filter { other in
      other.function != function && other.type == type && other.sites.isEmpty && !other.conditions.arms.isEmpty
        && conditions.settings.isSubset(of: other.conditions.settings)
    }
    guard !others.isEmpty, let called = syntax?.methodsCalledLater, !called.isEmpty else { return [] }
    var found: Set<[Branch: Int]> = []
    for other in others where called.contains(other.function) {
      // The condition that compares says what a subject equals.
      let arms = other.conditions.arms.filter { $0.key.kind != .equality }
      // What would replace it always is left to stand: every value is seen on some bar.
      guard arms.allSatisfy({ [.condition, .choice].contains($0.key.kind) }),
        arms.contains(where: { conditions.arms[$0.key] != $0.value })
      else { continue }
      found.insert(arms)
    }
    return found
  }
}

extension Syntax {
  /// Methods without parameters that the type calls on itself after this statement, whenever this one is reached.
  fileprivate var methodsCalledLater: Set<String> {
    var found: Set<String> = []
    var node = self
    while let parent = node.parent, !node.isBodyOfItsOwn {
      if let item = node.as(CodeBlockItemSyntax.self), let list = parent.as(CodeBlockItemListSyntax.self) {
        for later in list.drop(while: { $0.id != item.id }).dropFirst().prefix(Self.mostStatements) {
          // A condition is asked before anybody leaves.
          if let name = later.methodCalledFirst { found.insert(name) }
          if later.mayLeave { return found }
        }
      }
      node = parent
    }
    return found
  }

  /// Statements of one block that are looked at before a write, and behind one: 64.
  private static var mostStatements: Int { 64 }

  /// The method without parameters that this is written in, if the conditions that are read of the statement say all of when it
  /// is reached.
  fileprivate var methodAround: String? {
    var node = self
    while let parent = node.parent {
      if let function = node.as(FunctionDeclSyntax.self) {
        let isMethod = parent.is(MemberBlockItemSyntax.self) && function.signature.parameterClause.parameters.isEmpty
        return isMethod ? function.name.text : nil
      }
      if node.isBodyOfItsOwn || node.isLoop || node.is(DoStmtSyntax.self) || node.is(IfConfigDeclSyntax.self) { return nil }
      if let item = node.as(CodeBlockItemSyntax.self), let list = parent.as(CodeBlockItemListSyntax.self) {
        let before = list.prefix { $0.id != item.id }
        guard before.count <= Self.mostStatements,
          before.allSatisfy({ !$0.mayLeave || $0.leavesByCondition })
        else { return nil }
      }
      node = parent
    }
    return nil
  }

  /// Whether it is run at a time of its own.
  private var isBodyOfItsOwn: Bool {
    self.is(ClosureExprSyntax.self) || self.is(FunctionDeclSyntax.self) || self.is(InitializerDeclSyntax.self)
      || self.is(AccessorDeclSyntax.self) || self.is(DeferStmtSyntax.self)
  }

  private var isLoop: Bool { self.is(ForStmtSyntax.self) || self.is(WhileStmtSyntax.self) || self.is(RepeatStmtSyntax.self) }
}

extension CodeBlockItemSyntax {
  /// `update()`, `if !update() {`, `guard update() else {`, `_ = update()`: the type's own method that it calls in any case.
  fileprivate var methodCalledFirst: String? {
    guard var first = firstAsked else { return nil }
    while let prefix = first.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      first = prefix.expression.unwrapped
    }
    guard let call = first.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let path = call.calledExpression.path, let name = path.last, path.count == 1 || path == ["self", name]
    else { return nil }
    return name
  }

  private var firstAsked: ExprSyntax? {
    let expression: ExprSyntax?
    switch item {
    case .decl: return nil
    case .expr(let own): expression = own
    case .stmt(let statement):
      if let node = statement.as(GuardStmtSyntax.self) { return Self.firstAsked(in: node.conditions) }
      expression = statement.as(ExpressionStmtSyntax.self)?.expression ?? statement.as(ReturnStmtSyntax.self)?.expression
    }
    guard let expression else { return nil }
    if let node = expression.as(IfExprSyntax.self) { return Self.firstAsked(in: node.conditions) }
    let operand = Operand(expression)
    let asked = Assignment(operand)?.value ?? operand
    return asked.elements.first?.unwrapped
  }

  private static func firstAsked(in conditions: ConditionElementListSyntax) -> ExprSyntax? {
    guard case .expression(let expression)? = conditions.first?.condition else { return nil }
    return Operand(expression).elements.first?.unwrapped
  }

  /// Whether the code behind it may not be reached.
  fileprivate var mayLeave: Bool {
    let exits = Exits(viewMode: .sourceAccurate)
    exits.walk(self)
    return exits.isFound
  }

  /// `guard … else {`, and an `if` whose only body leaves: the code behind is reached where the condition says so.
  fileprivate var leavesByCondition: Bool {
    var choice: IfExprSyntax?
    switch item {
    case .decl: return false
    case .expr(let expression): choice = expression.as(IfExprSyntax.self)
    case .stmt(let statement):
      if statement.is(GuardStmtSyntax.self) { return true }
      choice = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    }
    guard let choice, choice.elseBody == nil, case .stmt(let last)? = choice.body.statements.last?.item else { return false }
    return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self)
  }
}

/// Looks for what leaves a statement for another place than the one behind it.
private final class Exits: SyntaxVisitor {
  private(set) var isFound = false
  private var loops = 0
  private var choices = 0

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { found() }
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { found() }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    node.questionOrExclamationMark == nil ? found() : .visitChildren
  }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    node.label != nil || loops + choices == 0 ? found() : .skipChildren
  }

  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    node.label != nil || loops == 0 ? found() : .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enter(&choices) }
  override func visitPost(_ node: SwitchExprSyntax) { choices -= 1 }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter(&loops) }
  override func visitPost(_ node: ForStmtSyntax) { loops -= 1 }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter(&loops) }
  override func visitPost(_ node: WhileStmtSyntax) { loops -= 1 }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter(&loops) }
  override func visitPost(_ node: RepeatStmtSyntax) { loops -= 1 }

  private func found() -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  private func enter(_ count: inout Int) -> SyntaxVisitorContinueKind {
    count += 1
    return .visitChildren
  }
}
